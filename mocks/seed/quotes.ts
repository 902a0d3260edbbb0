import {
  configuratorId,
  mapQuoteState,
  quoteCurrency,
  quoteWorkflowId,
} from '../../src/domain/quote/quote.ts';
import type { Quote, QuoteLog, QuoteProduct } from '../../src/domain/quote/quoteDto.ts';
import type { ConfigurationState } from '../../src/domain/configuration/state.ts';
import { parseReceiverModel, type ProductFamily } from '../../src/domain/product/families.ts';
import type { Account } from '../cms/account/routes.ts';
import { createEmptyHeaders, quoteStates, type QuoteStateName, getNetPrice } from '../cpq/quoteState.ts';
import { createRandom, type RandomSequence } from '../factory/random.ts';
import type { ConfigurationRecord } from '../store/records.ts';
import { createConfiguredProduct, type QuoteDevice } from './configuredProducts.ts';
import { createQuoteHistory, type SeedCpqUser } from './quoteHistory.ts';
import { receiverParts, transmitterParts } from './seedParts.ts';
import { seedNow, createTimeline } from './timeline.ts';
import words from './words.json' with { type: 'json' };

/** Id of the first quote. Quotes of 3D configurations come first, in the order of the configurations. */
export const firstQuoteId = 1001;

type QuoteWorld = {
  readonly users: readonly SeedCpqUser[];
  readonly engineers: readonly string[];
  readonly accounts: readonly Account[];
};

export type SeedQuote = {
  readonly quote: Quote;
  readonly logs: readonly Omit<QuoteLog, 'id'>[];
  readonly accountNumber: string;
};

const stateOf: Record<ConfigurationState, QuoteStateName> = {
  PLACEHOLDER: quoteStates.NEW,
  CONFIGURING: quoteStates.NEW,
  WAITING_FOR_APPROVAL: quoteStates.SUBMITTED,
  GENERATING_ARTEFACTS: quoteStates.GENERATING,
  APPROVED: quoteStates.APPROVED,
  READY_FOR_PRODUCTION: quoteStates.APPROVED,
  ARCHIVED: quoteStates.ARCHIVED,
  LOCKED: quoteStates.SUBMITTED,
};

/** States of quotes without a configuration, weighted by frequency. */
const looseStates = [
  quoteStates.NEW,
  quoteStates.NEW,
  quoteStates.NEW,
  quoteStates.REJECTED,
  quoteStates.SUBMITTED,
  quoteStates.APPROVED,
  quoteStates.ARCHIVED,
] as const;
const looseFamilies = ['G6', 'G6', 'G6', 'G6', 'G6', 'G6', 'G5', 'G5', 'G3'] as const;

type Subject = {
  readonly id: number;
  readonly name: string;
  readonly systemName: string;
  readonly description: string;
  readonly account: Account;
  readonly owner: SeedCpqUser;
  readonly assignee: SeedCpqUser | undefined;
  readonly state: QuoteStateName;
  readonly modified: string;
  readonly devices: readonly QuoteDevice[];
  readonly fault?: 'FREQUENCY' | 'WIRING' | undefined;
  readonly of: {
    readonly configurationId: string;
    readonly revision: string;
    readonly productFamily: string;
  };
};

function productOf(
  random: RandomSequence,
  subject: Subject,
): { product: QuoteProduct; logs: SeedQuote['logs'] } {
  const { id, of, account, devices, state } = subject;
  const configuredProduct = createConfiguredProduct({
    ...of,
    random,
    accountNumber: account.accountNumber,
    systemName: subject.systemName,
    devices,
    asList: id % 4 === 1,
    isHandedIn: mapQuoteState(state) !== 'CONFIGURING',
    fault: subject.fault,
  });
  const price = getNetPrice(configuredProduct);
  const { product, logs } = createQuoteHistory(random, subject.owner, state, price, subject.modified);
  return {
    product: {
      id: id * 100 + 1,
      idProduct: configuratorId,
      isConfigured: true,
      qty: 1,
      extNetPrice: price,
      configuredProduct,
      ...product,
    },
    logs,
  };
}

/** A quote as in the quoting system. Some are in the older formats: a map of fields, a state by name. */
function quoteOf(random: RandomSequence, subject: Subject): SeedQuote {
  const { id, account, state, devices } = subject;
  const { accountNumber, accountName } = account;
  const configured = devices.length > 0 ? productOf(random, subject) : undefined;
  return {
    accountNumber,
    logs: configured?.logs ?? [
      { message: `Created by ${subject.owner.name}`, level: 'INFO', date: subject.modified },
    ],
    quote: {
      id,
      idWorkflow: quoteWorkflowId,
      name: subject.name,
      description: subject.description,
      customer: { id: Number(accountNumber), number: accountNumber, name: accountName },
      owner: subject.owner,
      currency: quoteCurrency,
      state: id % 4 === 0 ? state : { id: Object.values(quoteStates).indexOf(state) + 1, name: state },
      status: [mapQuoteState(state)],
      assigneeId: subject.assignee?.id ?? (id % 2 === 0 ? 0 : null),
      createdDate: configured?.logs[0]?.date ?? subject.modified,
      modifiedDate: subject.modified,
      products: configured ? [configured.product] : [],
      quoteProducts: [],
      discountPercentage: random.pick([0, 0, 0, 5, 10]),
      ...(id % 5 === 0 && { externalReference: `PO-${random.whole(10_000, 99_999)}` }),
      headerValues: {
        ...createEmptyHeaders(id),
        fields: [{ name: 'deliveryTerms', stringValue: random.pick(['EXW', 'FCA', 'DAP'] as const) }],
      },
    },
  };
}

const userOf = ({ users }: QuoteWorld, email: string | null): SeedCpqUser | undefined =>
  users.find((user) => user.email === email);

function ownerOf(world: QuoteWorld, email: string): SeedCpqUser {
  const owner = userOf(world, email) ?? world.users[0];
  if (!owner) throw new Error('The seed has no users of the quoting system');
  return owner;
}

/** Transmitters with push buttons only, which cannot work proportional outputs. */
const buttonsOnly = ['ROCKET', 'POCKET', 'PISTOL_GRIP'];

/** Some configurations are unfinished: units on different frequencies, or an output without a control. */
function faultOf({ state, kbMaxQuoteId, revisions }: ConfigurationRecord): Subject['fault'] {
  if (state === 'CONFIGURING' && kbMaxQuoteId % 9 === 4) return 'FREQUENCY';
  const isOpen = state === 'CONFIGURING' || state === 'WAITING_FOR_APPROVAL';
  const devices = revisions.at(-1)?.productConfigurations ?? [];
  const hasAxes = devices.some(
    ({ transmitterModel }) => transmitterModel !== null && !buttonsOnly.includes(transmitterModel),
  );
  return isOpen && kbMaxQuoteId % 3 === 0 && !hasAxes ? 'WIRING' : undefined;
}

export function createConfigurationQuote(
  record: ConfigurationRecord,
  account: Account,
  world: QuoteWorld,
): SeedQuote {
  const random = createRandom(`quote/${record.kbMaxQuoteId}`);
  const { configurationId, productFamily, state } = record;
  const revision = record.revisions.at(-1);
  const name = revision?.revisionName ?? '';
  const sentBack = state === 'CONFIGURING' && record.kbMaxQuoteId % 4 === 3;
  return quoteOf(random, {
    id: record.kbMaxQuoteId,
    name: `${configurationId}/${name}`,
    systemName: record.configurationName,
    description: record.configurationDescription,
    account,
    owner: ownerOf(world, record.createdBy),
    assignee: userOf(world, record.assignee),
    state: sentBack ? quoteStates.REJECTED : stateOf[state],
    modified: record.modified,
    devices: revision?.productConfigurations ?? [],
    fault: faultOf(record),
    of: { configurationId, revision: name, productFamily },
  });
}

function looseDevices(random: RandomSequence, family: ProductFamily, fault: Subject['fault']): QuoteDevice[] {
  const transmitters = transmitterParts.filter(
    ({ families, model }) => families.includes(family) && (fault !== 'WIRING' || buttonsOnly.includes(model)),
  );
  const receivers = receiverParts.filter(({ families }) => families.includes(family));
  const transmitter = transmitters[random.whole(0, transmitters.length - 1)];
  const receiver = receivers[random.whole(0, receivers.length - 1)];
  const sending: QuoteDevice | undefined = transmitter && {
    deviceType: 'PCU',
    name: 'Main transmitter',
    partNumber: transmitter.partNumber,
    transmitterModel: transmitter.model,
    receiverModel: null,
  };
  const receiving: QuoteDevice | undefined = receiver && {
    deviceType: 'CU',
    name: 'Machine receiver',
    partNumber: receiver.partNumber,
    transmitterModel: null,
    receiverModel: parseReceiverModel(receiver.model ?? '') ?? null,
  };
  return [sending ?? [], receiving ?? []].flat();
}

/** One in ten quotes is unfinished. */
function looseFault(id: number): Subject['fault'] {
  if (id % 20 === 4) return 'WIRING';
  return id % 20 === 14 ? 'FREQUENCY' : undefined;
}

export function createUnlinkedQuote(id: number, world: QuoteWorld): SeedQuote {
  const random = createRandom(`quote/${id}`);
  const { accounts, engineers } = world;
  const open = accounts.filter(({ accountState }) => accountState !== 'RETIRED');
  const account = open[random.next() < 0.2 ? random.whole(1, 9) : random.whole(1, open.length - 1)];
  if (!account) throw new Error('A seed needs at least ten accounts');
  const [place = account.accountName] = account.accountName.split(' ');
  const machine = random.pick(['crane', 'rig', 'loader', 'winch', 'platform'] as const);
  const name = `${place} ${machine} ${random.whole(1, 40)}`;
  const fault = looseFault(id);
  const family = fault === 'WIRING' ? 'G6' : random.pick(looseFamilies);
  const email = engineers[random.whole(0, engineers.length - 1)] ?? '';
  const time = createTimeline(random, 700);
  return quoteOf(random, {
    id,
    name,
    systemName: name,
    description: random.pick(words.applications),
    account,
    owner: ownerOf(world, email),
    assignee:
      random.next() < 0.5 ? userOf(world, engineers[random.whole(0, engineers.length - 1)] ?? '') : undefined,
    state: fault ? quoteStates.NEW : random.pick(looseStates),
    modified: new Date(Math.min(Date.parse(time.next()), seedNow)).toISOString(),
    devices: fault === undefined && random.next() < 0.06 ? [] : looseDevices(random, family, fault),
    fault,
    of: { configurationId: `Q${id}`, revision: '0A', productFamily: family },
  });
}
