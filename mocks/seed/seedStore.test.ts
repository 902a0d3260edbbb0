import { describe, expect, test } from 'vitest';
import { validateConfigurationId, getConfigurationKind } from '../../src/domain/configuration/id.ts';
import { configurationStates } from '../../src/domain/configuration/state.ts';
import { parseScan } from '../../src/domain/scan/label.ts';
import { isSerialNumber } from '../../src/domain/product/serialNumber.ts';
import { roles, type Unit } from '../../src/domain/access/roles.ts';
import { searchAccounts } from '../../src/domain/account/accounts.ts';
import { parseBomXml } from '../../src/domain/bom/parseBomXml.ts';
import { createAxBom } from '../factory/documents/billOfMaterials.ts';
import { findModel } from '../factory/device/models.ts';
import { getGrantId } from '../cms/grantFields.ts';
import { getCaller } from '../cms/caller.ts';
import type { Ticket } from '../cms/request/contract.ts';
import { findListConflicts } from '../../src/domain/access/emailLists.ts';
import { checkRequestDecision } from '../../src/domain/request/authority.ts';
import { buildFileFacts } from '../cms/buildFileFacts.ts';
import { createCmsContext } from '../cms/cmsContext.ts';
import { assignConnectors } from '../cms/quote/routes.ts';
import { cmsOperations } from '../cms/apiModules.ts';
import { testSettings } from '../../tests/factories/testCms.ts';
import type { ConfigurationRecord } from '../store/records.ts';
import { openStore, type Store } from '../store/store.ts';
import { seedParts } from './seedParts.ts';
import { createPeople } from './people.ts';
import { updateSeed, seedStore, seedQuotes, type SeedScale } from './seedStore.ts';
import { seedNow } from './timeline.ts';

function seeded(scale: SeedScale): Store {
  const store = openStore(':memory:');
  seedStore(store, { scale, settings: testSettings });
  return store;
}

const every = (store: Store): ConfigurationRecord[] =>
  store.configurations.find({}, { sort: 'created', offset: 0, limit: 100_000 });

const small = seeded('small');
const cms = createCmsContext({
  store: small,
  settings: testSettings,
  clock: () => new Date(seedNow),
  operations: cmsOperations,
});

describe('the seed', () => {
  test('is the same every time', () => {
    const again = seeded('small');
    expect(every(again)).toEqual(every(small));
    const page = { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1000 } as const;
    expect(again.products.find({}, page)).toEqual(small.products.find({}, page));
    const quotes = { take: 100, sort: 'id', descending: false, accounts: undefined } as const;
    expect(again.quotes.search(quotes)).toBe(small.quotes.search(quotes));
    expect(again.quotes.get(1002)).toEqual(small.quotes.get(1002));
    for (const name of [
      'accounts',
      'parts',
      'tickets',
      'serviceOrders',
      'grants',
      'whitelist',
      'blacklist',
    ]) {
      expect(again.collection(name).all()).toEqual(small.collection(name).all());
    }
  });

  test('has a configuration of every kind in every state', () => {
    const found = new Set(every(small).map((record) => `${getConfigurationKind(record)} ${record.state}`));
    const kinds = ['CLASSIC', 'PHANTOM', 'CONFIGURED_3D'];
    expect([...found].toSorted()).toEqual(
      kinds.flatMap((kind) => configurationStates.map((state) => `${kind} ${state}`)).toSorted(),
    );
  });

  test('has as much as its scale says', () => {
    const store = seeded('default');
    expect(store.configurations.count({})).toBe(2000);
    expect(store.collection('accounts').all()).toHaveLength(600);
    expect(store.products.count({})).toBe(3000);
    expect(store.quotes.count()).toBe(600);
    expect(small.quotes.count()).toBe(40);
    expect(small.configurations.count({})).toBe(60);
    expect(small.collection('accounts').all()).toHaveLength(30);
    expect(small.products.count({})).toBe(40);
  });
});

test('data from before there were quotes get those of their configurations, and others', () => {
  const store = seeded('small');
  for (let id = 1001; id <= 1040; id++) store.quotes.delete(id);
  seedQuotes(store, { scale: 'small', settings: testSettings });
  expect(store.quotes.count()).toBe(40);
  expect(store.quotes.get(1002)?.name).toBe(small.quotes.get(1002)?.name);
});

test('the wiring of one configuration in work fails, and that of a loose quote', () => {
  const failing = Array.from({ length: 40 }, (_, index) => small.quotes.get(1001 + index))
    .filter((quote) => quote !== undefined)
    .filter((quote) => typeof assignConnectors(quote) !== 'number')
    .map(({ name }) => name);
  expect(failing).toEqual(['C000011/0A', expect.not.stringContaining('/')]);
});

describe('a seeded configuration', () => {
  test('has a bill of materials of its own product configurations', () => {
    const record = every(small).find(({ revisions }) => revisions.at(-1)?.productConfigurations.length === 3);
    const revision = record?.revisions.at(-1);
    if (!record || !revision) throw new Error('The seed has no such configuration');
    const facts = buildFileFacts(
      cms,
      record,
      revision,
      { created: new Date(seedNow).toISOString(), createdBy: '' },
      1,
    );
    const read = parseBomXml(createAxBom(facts));
    if (!read.ok) throw new Error(read.reason);
    const [, ...products] = read.bom.configurations;
    expect(products.map(({ productNumber }) => productNumber)).toEqual(
      revision.productConfigurations.map(({ productConfigurationId }) => productConfigurationId),
    );
    for (const [
      place,
      { deviceType, transmitterModel, receiverModel },
    ] of revision.productConfigurations.entries()) {
      const { label } = findModel(transmitterModel ?? receiverModel ?? undefined, deviceType);
      expect(products[place]?.variantDescription).toContain(` ${label} `);
    }
  });

  test('describes its product configurations in words, not in codes', () => {
    const descriptions = every(small).flatMap(({ revisions }) =>
      revisions.flatMap(({ productConfigurations }) =>
        productConfigurations.map((each) => each.productConfigurationDescription),
      ),
    );
    expect(descriptions).toContain('Transmitter 1, Pistol grip');
    expect(descriptions.filter((text) => /_|MAXI|MEGA|CANBUS/.test(text))).toEqual([]);
  });

  const records = every(small);

  test('has an id people could have given it', () => {
    const [configured, entered] = [true, false].map((is3D) =>
      records
        .filter((record) => (getConfigurationKind(record) === 'CONFIGURED_3D') === is3D)
        .map((record) => record.configurationId),
    );
    expect(configured?.filter((id) => !/^C0\d{5}$/.test(id))).toEqual([]);
    expect(entered?.filter((id) => validateConfigurationId(id) !== undefined)).toEqual([]);
  });

  test('has one current revision at most, and one to work on', () => {
    for (const { state, revisions } of records) {
      const of = (wanted: string) => revisions.filter((revision) => revision.revisionState === wanted).length;
      expect(of('ACTIVE')).toBeLessThanOrEqual(1);
      const isReleased = state === 'READY_FOR_PRODUCTION';
      expect(of('PENDING')).toBe(isReleased ? 0 : 1);
      expect(revisions.at(-1)?.revisionState).toBe(isReleased ? 'ACTIVE' : 'PENDING');
    }
  });

  test('has a log in order of time that ends in its state', () => {
    for (const { logs, state, modified } of records) {
      const times = logs.map((log) => log.created);
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1)).toBe(modified);
      expect(Date.parse(modified)).toBeLessThanOrEqual(seedNow);
      const last = logs.findLast((log) => log.type === 'CHANGE_STATE');
      expect(last?.new ?? 'PLACEHOLDER').toBe(state);
    }
  });

  test('is made of parts there are, in an account there is', () => {
    const numbers = new Set(seedParts.map((part) => part.partNumber));
    for (const { accountNumber, partNumber, revisions } of records) {
      expect(cms.accounts.get(accountNumber)).toBeDefined();
      const devices = revisions.flatMap((revision) => revision.productConfigurations);
      const used = devices.flatMap((device) => [device.partNumber, ...Object.keys(device.components)]);
      expect([partNumber, ...used].filter((number) => number !== null && !numbers.has(number))).toEqual([]);
    }
  });

  test('has devices whose labels can be scanned, each under an id of its own', () => {
    const ids = records.flatMap(({ revisions }) => {
      const devices = revisions.at(-1)?.productConfigurations ?? [];
      return devices.map(({ productConfigurationId }) => productConfigurationId);
    });
    expect(ids.length).toBeGreaterThan(records.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => parseScan(id).kind !== 'productConfiguration')).toEqual([]);
  });

  test('some have internal and pinned comments, internal attachments, and versions for administrators', () => {
    const all = (holds: (record: ConfigurationRecord) => boolean) => records.filter(holds).length;
    expect(all((record) => record.comments.some((comment) => comment.makerOnly))).toBeGreaterThan(0);
    expect(all((record) => record.comments.some((comment) => comment.pinned))).toBeGreaterThan(0);
    expect(all((record) => record.attachments.some((attachment) => attachment.makerOnly))).toBeGreaterThan(0);
    expect(
      all((record) => record.attachments.some((attachment) => !attachment.revisionOnly)),
    ).toBeGreaterThan(0);
    const versions = records.flatMap((record) =>
      record.revisions.flatMap((revision) => revision.artefacts.flatMap((artefact) => artefact.versions)),
    );
    expect(versions.some((version) => version.adminOnly)).toBe(true);
  });
});

describe('the seeded people', () => {
  const people = createPeople(testSettings);

  test('hold every role, among them each realm a person can be in', () => {
    const units = people.flatMap((person) => person.units);
    expect(new Set(units.flatMap((unit) => unit.roles))).toEqual(new Set(roles));
    expect(new Set(units.map((unit) => unit.realm))).toEqual(
      new Set(['STAFF', 'CUSTOMER', 'CUST_GROUP', 'NONE']),
    );
    expect(people.filter((person) => person.units.length === 0)).toHaveLength(2);
  });

  test('are found by address, staff in the domain of the provider', () => {
    expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
    for (const person of people) {
      const { units, ...known } = person;
      expect(cms.people.get(person.email)).toEqual(known);
      const isStaff = units.some((unit) => unit.realm === 'STAFF');
      expect(person.email.endsWith('@maker.example')).toBe(isStaff);
    }
  });
});

describe('the seeded requests', () => {
  const tickets = cms.tickets.all();
  const open = (all: readonly Ticket[]) => all.filter(({ ticketStatus }) => ticketStatus === 'OPEN');

  test('are of every kind and status, by people with earlier ones', () => {
    expect(new Set(tickets.map(({ requestType }) => requestType)).size).toBe(3);
    expect(new Set(tickets.map(({ ticketStatus }) => ticketStatus)).size).toBe(6);
    const byReporter = Map.groupBy(tickets, ({ reporterEmail }) => reporterEmail);
    expect([...byReporter.values()].filter((own) => own.length > 2).length).toBeGreaterThan(3);
    expect(tickets.filter(({ affiliation }) => affiliation === null).length).toBeGreaterThan(3);
    expect(tickets.filter(({ realm }) => realm === 'STAFF').length).toBeGreaterThan(3);
  });

  test('are about things that belong to the customer they name, and about some that do not', () => {
    const belongs = tickets.flatMap(({ item, affiliation }) => {
      if (!item || affiliation === null) return [];
      const { configurationId, productItem } = item;
      const owner = productItem
        ? small.products.get(productItem)?.accountNumber
        : small.configurations.get(configurationId ?? '')?.accountNumber;
      return owner === affiliation;
    });
    expect(belongs.filter(Boolean).length).toBeGreaterThan(20);
    expect(belongs.filter((each) => !each).length).toBeGreaterThan(4);
  });

  test('wait by the dozen for the granter of a customer, and by forty for that of the staff', () => {
    const grants = (name: string) =>
      createPeople(testSettings).find(({ label }) => label === name)?.units ?? [];
    const decided = (all: readonly Ticket[], units: readonly Unit[]) =>
      open(all).filter((ticket) => checkRequestDecision(units, '', ticket).allowed).length;
    const ofCustomer = grants('Grants access for one customer');
    expect(decided(tickets, ofCustomer)).toBeGreaterThanOrEqual(12);
    const atScale = seeded('default').collection<Ticket>('tickets').all();
    expect(decided(atScale, grants('Grants access to anybody'))).toBeGreaterThanOrEqual(40);
  });
});

describe('the seeded grants and lists', () => {
  test('stand behind every unit, and open single configurations and products of their account', () => {
    for (const { email, units } of createPeople(testSettings)) {
      expect(getCaller(cms, email).units).toEqual(
        expect.arrayContaining(units.map((unit) => expect.objectContaining(unit))),
      );
    }
    const grants = cms.affiliations.all();
    const keys = new Set(grants.map(getGrantId));
    expect(keys.size).toBe(grants.length);
    const items = grants.flatMap(({ item, affiliation, address, realm }) =>
      item ? [{ item, affiliation, address, realm }] : [],
    );
    for (const { item, affiliation, address, realm } of items) {
      const owner = item.productItem
        ? small.products.get(item.productItem)?.accountNumber
        : small.configurations.get(item.configurationId ?? '')?.accountNumber;
      expect(owner).toBe(affiliation);
      expect(keys).toContain(getGrantId({ address, realm, affiliation, item: null }));
    }
    expect(items.filter(({ item }) => item.productItem).length).toBeGreaterThan(2);
    expect(items.filter(({ item }) => item.configurationId).length).toBeGreaterThan(2);
  });

  test('contradict each other for one address, and list a group account by account', () => {
    const { white, black } = cms.lists;
    expect(findListConflicts(white.obeyed.all(), black.obeyed.all())).toHaveLength(1);
    const group = white.written.under('fleet.manager@nordiclift.example ');
    expect(group.length).toBeGreaterThan(2);
    expect(new Set(group.map(({ realm }) => realm))).toEqual(new Set(['CUSTOMER']));
    const areas = group.map(({ affiliation }) => cms.accounts.get(affiliation)?.dataArea);
    expect(new Set(areas).size).toBeGreaterThan(2);
  });

  test('are given to a store from before there were grants', () => {
    const store = seeded('small');
    for (const grant of cms.affiliations.all()) store.collection('grants').delete(getGrantId(grant));
    updateSeed(store, { scale: 'small', settings: testSettings });
    expect(store.collection('grants').all().length).toBeGreaterThan(30);
    const anew = createCmsContext({
      store,
      settings: testSettings,
      clock: () => new Date(seedNow),
      operations: cmsOperations,
    });
    expect(getCaller(anew, 'staff.administrator@maker.example').isStaffAdmin).toBe(true);
  });
});

describe('the seeded accounts', () => {
  test('are in all subsidiaries, with groups, retired and test accounts, and the one for no customer', () => {
    const accounts = cms.accounts.all();
    const values = <Key extends keyof (typeof accounts)[number]>(key: Key) =>
      new Set(accounts.map((account) => account[key]));
    expect(values('dataArea').size).toBe(7);
    expect(values('accountState')).toEqual(new Set(['PROSPECT', 'CUSTOMER', 'RETIRED']));
    expect(values('isTest')).toEqual(new Set([true, false]));
    expect(values('accountName').size).toBe(accounts.length);
    const { choices } = searchAccounts(accounts, 'nordic lift');
    expect(choices.map((choice) => choice.account.accountNumber)).toEqual(
      expect.arrayContaining(['3005019', '3010002', '3010003', '3010004']),
    );
  });
});

describe('the seeded parts and products', () => {
  test('the parts are of some fifty types, each under its own number', () => {
    expect(new Set(seedParts.map((part) => part.partNumber)).size).toBe(seedParts.length);
    expect(new Set(seedParts.map((part) => part.partType)).size).toBeGreaterThanOrEqual(45);
    expect(new Set(seedParts.map((part) => part.partState)).size).toBe(4);
  });

  test('the products have serial numbers, and belong to an active revision', () => {
    const products = small.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1000 });
    for (const product of products) {
      expect(isSerialNumber(product.serialNumber)).toBe(true);
      const record = small.configurations.get(product.configurationId);
      const revision = record?.revisions.find((each) => each.revisionName === product.revision);
      expect(revision?.revisionState).toBe('ACTIVE');
      const ids = revision?.productConfigurations.map((device) => device.productConfigurationId);
      expect(ids).toContain(product.productConfigurationId);
    }
    const [first] = products;
    if (!first) throw new Error('There are products');
    const times = small.products.events(first, 1000).map((event) => event.created);
    expect(times).toHaveLength(120);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
