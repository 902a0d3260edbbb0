import type { Realm, Role } from '../../src/domain/access/roles.ts';
import type { Settings } from '../run/settings.ts';
import type { Command } from '../../src/domain/command/command.ts';
import type { AccessRow } from '../store/accessRow.ts';
import type { AppRecord } from '../store/appRecord.ts';
import type { Collection } from '../store/collection.ts';
import type { FirmwareRecord } from '../store/firmwareRecord.ts';
import type { GenerationRecord } from '../store/generationRecord.ts';
import type { MacroRecord } from '../store/macroRecord.ts';
import type { Outbox } from '../store/outbox.ts';
import type { Person } from '../store/person.ts';
import type { ServiceOrderRecord } from '../store/serviceOrderRecord.ts';
import type { Store } from '../store/store.ts';
import type { Account, Distributor } from './account/contract.ts';
import type { CutFileData } from './cutFile/contract.ts';
import type { MillingMachine } from './milling/contract.ts';
import type { PartImage } from './part/images.ts';
import type { PartData } from './part/contract.ts';
import { lookupOf, type Operation } from './operation.ts';
import { produce, type Produce } from './producer.ts';
import type { AffiliationRecord } from './affiliation/records.ts';
import type { Lists } from './list/records.ts';
import type { Resource } from './resource/contract.ts';
import type { WireSymbol } from './symbol/contract.ts';
import type { Ticket } from './request/contract.ts';

/** Everything the CMS depends on; it has no state of its own. */
export type CmsOptions = {
  readonly store: Store;
  readonly settings: Settings;
  /** The person a request's Bearer token was given to; undefined when there is no valid token. */
  readonly verify: (request: Request) => Promise<{ readonly email: string } | undefined>;
  readonly clock: () => Date;
  /** Outbox of mails and ERP files; the store's own when left out. */
  readonly outbox?: Outbox;
  /** The path it lies below; /cms when left out. */
  readonly base?: string;
  /** Time of one step of building artefacts, in ms. */
  readonly buildStep?: number;
};

/** The CMS as its handlers see it: the tables by name, the time, and whom it serves. */
export type Cms = {
  readonly store: Store;
  readonly settings: Settings;
  readonly outbox: Outbox;
  readonly buildStep: number;
  readonly produce: Produce;
  readonly operationIds: readonly string[];
  /** Which operations read and write an object type. */
  readonly lookup: ReturnType<typeof lookupOf>;
  /** The time as the wire writes it. */
  readonly now: () => string;
  readonly access: Collection<AccessRow>;
  readonly realmRoles: Collection<{ readonly realm: Realm; readonly roles: readonly Role[] }>;
  readonly people: Collection<Person>;
  readonly accounts: Collection<Account>;
  readonly distributors: Collection<Distributor>;
  /** Parts as they are written. */
  readonly parts: Collection<PartData>;
  /** Parts as they were when their cache was last reset: those that configurations are made of. */
  readonly partsObeyed: Collection<PartData>;
  /** Pictures of parts, by number and kind. */
  readonly partImages: Collection<PartImage>;
  readonly machines: Collection<MillingMachine>;
  readonly macros: Collection<MacroRecord>;
  readonly preferences: Collection<{ readonly machineId: string }>;
  readonly tickets: Collection<Ticket>;
  readonly affiliations: Collection<AffiliationRecord>;
  readonly lists: Lists;
  /** The last number given, by the letter that ids of a kind begin with. */
  readonly numbers: Collection<{ readonly last: number }>;
  readonly serviceOrders: Collection<ServiceOrderRecord>;
  /** The orders that are yet to reach products, by their ids, each with the time in ms at which it reaches the next. */
  readonly ordersUnderWay: Collection<{ readonly next: number }>;
  /** By the signature as one text. */
  readonly firmware: Collection<FirmwareRecord>;
  readonly apps: Collection<AppRecord>;
  /** By their names in scripts. */
  readonly commands: Collection<Command>;
  /** Vector outlines, by their names. */
  readonly cutFiles: Collection<CutFileData>;
  /** Named JSON texts, by their names. */
  readonly resources: Collection<Resource>;
  /** Overlay symbols, by their names. */
  readonly symbols: Collection<WireSymbol>;
  /** Outputs that the quoting system is generating, by the id of the quote. */
  readonly generations: Collection<GenerationRecord>;
};

/** The collections of the CMS in a store. Tickets and affiliations name realms as the domain does. */
export function openCms({
  store,
  settings,
  clock,
  outbox,
  buildStep,
  operations,
}: Omit<CmsOptions, 'verify' | 'base'> & { readonly operations: readonly Operation[] }): Cms {
  return {
    store,
    settings,
    outbox: outbox ?? store.outbox,
    buildStep: buildStep ?? 400,
    produce,
    operationIds: operations.map(({ operationId }) => operationId),
    lookup: lookupOf(operations),
    now: () => clock().toISOString(),
    access: store.collection('access'),
    realmRoles: store.collection('realmRoles'),
    people: store.collection('people'),
    accounts: store.collection('accounts'),
    distributors: store.collection('distributors'),
    parts: store.collection('parts'),
    partsObeyed: store.collection('partsObeyed'),
    partImages: store.collection('partImages'),
    machines: store.collection('machines'),
    macros: store.collection('macros'),
    preferences: store.collection('preferences'),
    tickets: store.collection('tickets'),
    affiliations: store.collection('grants'),
    lists: {
      white: { written: store.collection('whitelist'), obeyed: store.collection('whitelistObeyed') },
      black: { written: store.collection('blacklist'), obeyed: store.collection('blacklistObeyed') },
    },
    numbers: store.collection('numbers'),
    serviceOrders: store.collection('serviceOrders'),
    ordersUnderWay: store.collection('serviceOrdersUnderWay'),
    firmware: store.collection('firmware'),
    apps: store.collection('apps'),
    commands: store.collection('commands'),
    cutFiles: store.collection('cutFiles'),
    resources: store.collection('resources'),
    symbols: store.collection('symbols'),
    generations: store.collection('quoteGenerations'),
  };
}
