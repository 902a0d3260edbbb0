import type { Realm, Role } from '../../src/domain/access/roles.ts';
import type { Settings } from '../run/settings.ts';
import type { Command } from '../../src/domain/command/command.ts';
import type {
  AccessRow,
  AppRecord,
  FirmwareRecord,
  GenerationRecord,
  MacroRecord,
  Person,
  ServiceOrderRecord,
} from '../store/records.ts';
import type { Outbox, Store } from '../store/store.ts';
import type { Account, Distributor } from './account/routes.ts';
import type { CutFileData } from './cutFile/routes.ts';
import type { MillingMachine } from './milling/routes.ts';
import type { PartImage } from './part/rules.ts';
import type { PartData } from './part/routes.ts';
import { buildOperationLookup, type Operation } from './apiModule.ts';
import type { AffiliationRecord } from './grantFields.ts';
import { openAccessLists } from './accessList/records.ts';
import type { Resource } from './resource/routes.ts';
import type { SymbolDto } from './symbol/routes.ts';
import type { Ticket } from './request/contract.ts';
import { createFileContent, findFileKind, type FileContent } from '../factory/createFileContent.ts';
import type { FileFacts } from '../factory/fileFacts.ts';

type Produce = (name: string, facts: FileFacts) => FileContent;

const kept = 200;

/** Cache of generated files by their facts, least recently used first. Equal facts give equal bytes. */
const made = new Map<string, FileContent>();

/** Generates a file or takes it from the cache: drawing pictures is slow. */
const produceFile: Produce = (name, facts) => {
  const kind = findFileKind(name);
  const key = JSON.stringify([kind, facts]);
  const content = made.get(key) ?? createFileContent(kind, facts);
  made.delete(key);
  made.set(key, content);
  const [oldest] = made.keys();
  if (made.size > kept && oldest !== undefined) made.delete(oldest);
  return content;
};

export type CmsOptions = {
  readonly store: Store;
  readonly settings: Settings;
  /** The user of the request's Bearer token; undefined without a valid token. */
  readonly verify: (request: Request) => Promise<{ readonly email: string } | undefined>;
  readonly clock: () => Date;
  readonly outbox?: Outbox;
  /** Base path, /cms by default. */
  readonly base?: string;
  /** Duration of one build step, in ms. */
  readonly buildStep?: number;
};

/**
 * State shared by all handlers of the CMS: tables, clock and settings. Requests and grants use the realm
 * names of the domain.
 */
export const createCmsContext = ({
  store,
  settings,
  clock,
  outbox,
  buildStep,
  operations,
}: Omit<CmsOptions, 'verify' | 'base'> & { readonly operations: readonly Operation[] }) => ({
  store,
  settings,
  outbox: outbox ?? store.outbox,
  buildStep: buildStep ?? 400,
  produce: produceFile,
  operationIds: operations.map(({ operationId }) => operationId),
  lookup: buildOperationLookup(operations),
  now: () => clock().toISOString(),
  access: store.collection<AccessRow>('access'),
  realmRoles: store.collection<{ readonly realm: Realm; readonly roles: readonly Role[] }>('realmRoles'),
  people: store.collection<Person>('people'),
  accounts: store.collection<Account>('accounts'),
  distributors: store.collection<Distributor>('distributors'),
  parts: store.collection<PartData>('parts'),
  /** Parts as of the last cache reset, from which configurations are built. */
  partsObeyed: store.collection<PartData>('partsObeyed'),
  partImages: store.collection<PartImage>('partImages'),
  machines: store.collection<MillingMachine>('machines'),
  macros: store.collection<MacroRecord>('macros'),
  preferences: store.collection<{ readonly machineId: string }>('preferences'),
  tickets: store.collection<Ticket>('tickets'),
  affiliations: store.collection<AffiliationRecord>('grants'),
  lists: openAccessLists(store),
  /** Last number used, by the letter that begins the ids. */
  numbers: store.collection<{ readonly last: number }>('numbers'),
  serviceOrders: store.collection<ServiceOrderRecord>('serviceOrders'),
  /** Orders not yet delivered to all products, by id; `next` is the time in ms of the next delivery. */
  ordersUnderWay: store.collection<{ readonly next: number }>('serviceOrdersUnderWay'),
  firmware: store.collection<FirmwareRecord>('firmware'),
  apps: store.collection<AppRecord>('apps'),
  commands: store.collection<Command>('commands'),
  cutFiles: store.collection<CutFileData>('cutFiles'),
  resources: store.collection<Resource>('resources'),
  symbols: store.collection<SymbolDto>('symbols'),
  generations: store.collection<GenerationRecord>('quoteGenerations'),
});

export type CmsContext = ReturnType<typeof createCmsContext>;
