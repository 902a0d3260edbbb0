import type { Account } from '../cms/account/routes.ts';
import { grantId } from '../cms/grantFields.ts';
import { blacklistId, obeyWritten, whitelistId } from '../cms/list/records.ts';
import { openCms, type Cms } from '../cms/cms.ts';
import { operations } from '../cms/subjects.ts';
import { usersOf } from '../cpq/sessions.ts';
import type { Settings } from '../run/settings.ts';
import { accessId, appId, type ConfigurationRecord } from '../store/records.ts';
import type { ProductRecord } from '../store/productTable.ts';
import type { Store } from '../store/store.ts';
import { accountsOf, distributors } from './accounts.ts';
import { formatCommand } from '../../src/domain/command/command.ts';
import { formatFirmwareSignature } from '../../src/domain/firmware/firmware.ts';
import { accessRows, realmRoles } from './access.ts';
import { configurationAt, type Staff } from './configurations.ts';
import { machines, macros } from './milling.ts';
import { partsOf, seededImages } from './parts.ts';
import { imageId } from '../cms/part/rules.ts';
import { peopleOf } from './people.ts';
import { appsOfAll, firmwareOfAll } from './firmware.ts';
import { eventsOf, productAt } from './products.ts';
import { commandsOfAll } from './commands.ts';
import { cutFiles } from './cutFiles.ts';
import { firstQuoteId, looseQuoteAt, quoteOfConfiguration, type SeededQuote } from './quotes.ts';
import { blacklistOf, grantsOfAll, whitelistOf } from './grants.ts';
import { ticketsOf } from './requests.ts';
import { resources } from './resources.ts';
import { symbols } from './symbols.ts';
import { seedServiceOrders } from './serviceOrders.ts';
import { seededNow } from './timeline.ts';

/** Numbers of things by scale; `events` are those of one product, and at most three quotes in four belong to a 3D configuration. */
const sizes = {
  accounts: { small: 30, default: 600, large: 5_000 },
  parts: { small: 0, default: 0, large: 8_000 },
  configurations: { small: 60, default: 2_000, large: 100_000 },
  products: { small: 40, default: 3_000, large: 100_000 },
  quotes: { small: 40, default: 600, large: 10_000 },
  events: { small: 120, default: 1_000, large: 100_000 },
  serviceOrders: { small: 8, default: 60, large: 500 },
  tickets: { small: 77, default: 132, large: 400 },
  grants: { small: 30, default: 160, large: 1_450 },
  whitelist: { small: 8, default: 60, large: 2_000 },
  blacklist: { small: 3, default: 8, large: 40 },
} as const;

export const scales = ['small', 'default', 'large'] as const;
export type Scale = (typeof scales)[number];

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function staffOf({ providerDomain }: Settings): Staff {
  const at = (mailbox: string): string => `${mailbox}@${providerDomain}`;
  return {
    engineers: [at('application.engineer'), at('second.engineer'), at('quote.engineer')],
    approver: at('configuration.approver'),
    admin: at('staff.administrator'),
  };
}

type Seeding = { readonly scale: Scale; readonly settings: Settings };

export function seedQuotes(store: Store, { scale, settings }: Seeding): void {
  const accounts = accountsOf(sizes.accounts[scale]);
  const world = { users: usersOf(peopleOf(settings)), engineers: staffOf(settings).engineers, accounts };
  const kept = store.collection<Account>('accounts');
  store.transaction(() => {
    let id = firstQuoteId;
    for (
      let [record] = store.configurations.ofQuote(id);
      record;
      [record] = store.configurations.ofQuote(id)
    ) {
      const account = kept.get(record.accountNumber);
      if (account) putQuote(store, quoteOfConfiguration(record, account, world));
      id += 1;
    }
    for (; id < firstQuoteId + sizes.quotes[scale]; id++) putQuote(store, looseQuoteAt(id, world));
  });
}

function putQuote({ quotes }: Store, { quote, logs, accountNumber }: SeededQuote): void {
  quotes.put(quote, accountNumber);
  for (const log of logs) quotes.addLog(quote.id, log);
}

function putAuthority(
  store: Store,
  { scale, settings }: Seeding,
  configurations: readonly ConfigurationRecord[],
  products: readonly ProductRecord[],
): void {
  const accounts = accountsOf(sizes.accounts[scale]);
  const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
  for (const row of accessRows) cms.access.put(accessId(row.realm, row.role), row);
  for (const row of realmRoles) cms.realmRoles.put(row.realm, row);
  const people = peopleOf(settings);
  const grants = grantsOfAll(sizes.grants[scale], { people, accounts, configurations, products });
  for (const grant of grants) cms.affiliations.put(grantId(grant), grant);
  cms.numbers.put('A', { last: grants.length });
  const { providerDomain } = settings;
  for (const ticket of ticketsOf(sizes.tickets[scale], { configurations, products, providerDomain })) {
    cms.tickets.put(ticket.ticketId, ticket);
  }
  cms.numbers.put('T', { last: sizes.tickets[scale] });
  const { white, black } = cms.lists;
  for (const item of whitelistOf(sizes.whitelist[scale], accounts))
    white.written.put(whitelistId(item), item);
  for (const item of blacklistOf(sizes.blacklist[scale]))
    black.written.put(blacklistId(item.emailAddress), item);
  obeyWritten(white, whitelistId);
  obeyWritten(black, ({ emailAddress }) => blacklistId(emailAddress));
}

function putOrders(store: Store, cms: Cms, { scale }: Seeding): void {
  const products = store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1000 });
  for (const [id] of cms.serviceOrders.entries()) cms.serviceOrders.delete(id);
  seedServiceOrders(cms, sizes.serviceOrders[scale], products);
}

/** What came to be kept later than the rest, by the collection that says whether a store has it. */
const later: Readonly<Record<string, (cms: Cms, settings: Settings) => void>> = {
  firmwareSeeded: (cms) => {
    const all = firmwareOfAll();
    for (const firmware of all)
      cms.firmware.put(formatFirmwareSignature(firmware.firmwareSignature), firmware);
    cms.numbers.put('F', { last: all.flatMap(({ firmwareFiles }) => firmwareFiles).length });
    for (const app of appsOfAll()) cms.apps.put(appId(app), app);
  },
  commandsSeeded: (cms, { productCode }) => {
    for (const command of commandsOfAll(productCode)) cms.commands.put(formatCommand(command), command);
  },
  symbolsSeeded: (cms) => {
    for (const symbol of symbols) cms.symbols.put(symbol.name, symbol);
    openObjects(cms, 'OVERLAY_SYMBOL');
  },
  cutFilesSeeded: (cms) => {
    for (const cutFile of cutFiles) cms.cutFiles.put(cutFile.name, cutFile);
    openObjects(cms, 'CUT_FILE');
  },
};

/** Gives a store from an earlier day what has come to be kept since then; one of today keeps what it has. */
export function completeSeed(store: Store, seeding: Seeding): void {
  const { settings } = seeding;
  const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
  store.transaction(() => {
    if (store.quotes.isNew()) seedQuotes(store, seeding);
    if (cms.affiliations.isEmpty()) {
      const configurations = store.configurations.find({}, { sort: 'created', offset: 0, limit: 500 });
      const products = store.products.find({}, { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1000 });
      putAuthority(store, seeding, configurations, products);
    }
    if (cms.numbers.get('S') === undefined) putOrders(store, cms, seeding);
    putLater(store, cms, settings);
  });
}

function putLater(store: Store, cms: Cms, settings: Settings): void {
  for (const [marker, put] of Object.entries(later)) {
    if (!store.collection(marker).isEmpty()) continue;
    put(cms, settings);
    store.collection(marker).put('yes', true);
  }
}

function openObjects(cms: Cms, objectType: string): void {
  for (const { realm, role, objects } of accessRows) {
    const [id, access] = [accessId(realm, role), objects[objectType]];
    const row = cms.access.get(id);
    if (row && access) cms.access.put(id, { ...row, objects: { ...row.objects, [objectType]: access } });
  }
}

/** Fills an empty store with a believable business. The same scale and settings always give the same data. */
export function seed(store: Store, { scale, settings }: Seeding): void {
  store.transaction(() => {
    const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
    const accounts = accountsOf(sizes.accounts[scale]);

    for (const { units: _, ...person } of peopleOf(settings)) cms.people.put(person.email, person);
    for (const account of accounts) cms.accounts.put(account.accountNumber, account);
    for (const distributor of distributors) cms.distributors.put(distributor.distributorId, distributor);
    for (const part of partsOf(sizes.parts[scale])) {
      cms.parts.put(part.partNumber, part);
      cms.partsObeyed.put(part.partNumber, part);
    }
    for (const image of seededImages) cms.partImages.put(imageId(image), image);
    for (const machine of machines) cms.machines.put(machine.id, machine);
    for (const macro of macros) cms.macros.put(macro.id, macro);
    for (const resource of resources) cms.resources.put(resource.name, resource);

    const staff = staffOf(settings);
    const byNumber = new Map(accounts.map((account) => [account.accountNumber, account]));
    const most3D = Math.floor(sizes.quotes[scale] * 0.75);
    const released: ConfigurationRecord[] = [];
    const sample: ConfigurationRecord[] = [];
    for (const index of indexes(sizes.configurations[scale])) {
      const record = configurationAt(index, accounts, staff, most3D);
      const account = byNumber.get(record.accountNumber);
      if (account) store.configurations.put(record, account);
      const hasDevices = record.revisions.some((revision) => revision.productConfigurations.length > 0);
      if (record.state === 'READY_FOR_PRODUCTION' && hasDevices) released.push(record);
      if (sample.length < 500) sample.push(record);
    }

    seedQuotes(store, { scale, settings });
    putLater(store, cms, settings);

    const products = indexes(sizes.products[scale]).flatMap((index) => productAt(index, released) ?? []);
    for (const [index, product] of products.entries()) {
      const events = index === 0 ? sizes.events[scale] : index % 4;
      store.products.add(product, eventsOf(product, events));
    }

    const known: readonly ProductRecord[] = products.slice(0, 1000);
    putAuthority(store, { scale, settings }, sample, known);
    seedServiceOrders(cms, sizes.serviceOrders[scale], known);
  });
}
