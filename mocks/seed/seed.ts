import type { Account } from '../cms/account/contract.ts';
import { grantId } from '../cms/affiliation/records.ts';
import { blacklistId, obeyWritten, whitelistId } from '../cms/list/records.ts';
import { openCms, type Cms } from '../cms/cms.ts';
import { operations } from '../cms/subjects.ts';
import { usersOf } from '../cpq/users.ts';
import type { Settings } from '../run/settings.ts';
import { accessId } from '../store/accessRow.ts';
import type { ConfigurationRecord } from '../store/configurationRecord.ts';
import type { ProductRecord } from '../store/productTable.ts';
import type { Store } from '../store/store.ts';
import { accountsOf, distributors } from './accounts.ts';
import { appId } from '../store/appRecord.ts';
import { commandText } from '../../src/domain/command/command.ts';
import { signatureText } from '../../src/domain/firmware/firmware.ts';
import { accessRows, realmRoles } from './access.ts';
import { configurationAt, type Staff } from './configurations.ts';
import { machines, macros } from './milling.ts';
import { partsOf, seededImages } from './parts.ts';
import { imageId } from '../cms/part/images.ts';
import { peopleOf } from './people.ts';
import { appsOfAll } from './apps.ts';
import { eventsOf } from './deviceEvents.ts';
import { commandsOfAll } from './commands.ts';
import { cutFiles } from './cutFiles.ts';
import { firmwareOfAll } from './firmware.ts';
import { productAt } from './products.ts';
import { firstQuoteId, looseQuoteAt, quoteOfConfiguration, type SeededQuote } from './quotes.ts';
import { blacklistOf, grantsOfAll, whitelistOf } from './grants.ts';
import { ticketsOf } from './requests.ts';
import { resources } from './resources.ts';
import { symbols } from './symbols.ts';
import { seedServiceOrders } from './serviceOrders.ts';
import { seededNow } from './timeline.ts';

/**
 * Numbers of things by scale; `events` is the history of the one product with a long one, and of the `quotes` three in
 * four at most belong to a 3D configuration.
 */
const sizes = {
  small: {
    accounts: 30,
    parts: 0,
    configurations: 60,
    products: 40,
    quotes: 40,
    events: 120,
    serviceOrders: 8,
    tickets: 77,
    grants: 30,
    whitelist: 8,
    blacklist: 3,
  },
  default: {
    accounts: 600,
    parts: 0,
    configurations: 2_000,
    products: 3_000,
    quotes: 600,
    events: 1_000,
    serviceOrders: 60,
    tickets: 132,
    grants: 160,
    whitelist: 60,
    blacklist: 8,
  },
  large: {
    accounts: 5_000,
    parts: 8_000,
    configurations: 100_000,
    products: 100_000,
    quotes: 10_000,
    events: 100_000,
    serviceOrders: 500,
    tickets: 400,
    grants: 1_450,
    whitelist: 2_000,
    blacklist: 40,
  },
} as const;

export type Scale = keyof typeof sizes;
export const scales: readonly Scale[] = ['small', 'default', 'large'];

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

/** Gives each 3D configuration of a store its quote, and adds quotes nobody has configured yet up to the scale. */
export function seedQuotes(store: Store, { scale, settings }: Seeding): void {
  const size = sizes[scale];
  const accounts = accountsOf(size.accounts);
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
    for (; id < firstQuoteId + size.quotes; id++) putQuote(store, looseQuoteAt(id, world));
  });
}

function putQuote({ quotes }: Store, { quote, logs, accountNumber }: SeededQuote): void {
  quotes.put(quote, accountNumber);
  for (const log of logs) quotes.addLog(quote.id, log);
}

/** Gives a store its grants, requests and lists, and the access of each role. */
function putAuthority(
  store: Store,
  { scale, settings }: Seeding,
  configurations: readonly ConfigurationRecord[],
  products: readonly ProductRecord[],
): void {
  const size = sizes[scale];
  const accounts = accountsOf(size.accounts);
  const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
  for (const row of accessRows) cms.access.put(accessId(row.realm, row.role), row);
  for (const row of realmRoles) cms.realmRoles.put(row.realm, row);
  const people = peopleOf(settings);
  const grants = grantsOfAll(size.grants, { people, accounts, configurations, products });
  for (const grant of grants) cms.affiliations.put(grantId(grant), grant);
  cms.numbers.put('A', { last: grants.length });
  const { providerDomain } = settings;
  for (const ticket of ticketsOf(size.tickets, { configurations, products, providerDomain })) {
    cms.tickets.put(ticket.ticketId, ticket);
  }
  cms.numbers.put('T', { last: size.tickets });
  const { white, black } = cms.lists;
  for (const item of whitelistOf(size.whitelist, accounts)) white.written.put(whitelistId(item), item);
  for (const item of blacklistOf(size.blacklist)) black.written.put(blacklistId(item.emailAddress), item);
  obeyWritten(white, whitelistId);
  obeyWritten(black, ({ emailAddress }) => blacklistId(emailAddress));
}

/** Whether a store is from before grants said who belongs where. */
export const lacksAuthority = (store: Store): boolean => store.collection('grants').isEmpty();

/** Gives a store from before grants said who belongs where its grants, requests and lists. */
export function seedAuthority(store: Store, seeding: Seeding): void {
  const configurations = store.configurations.find({}, { sort: 'created', offset: 0, limit: 500 });
  const products = store.products.find({}, { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1000 });
  store.transaction(() => putAuthority(store, seeding, configurations, products));
}

/** Whether a store is from before orders reached their products one after the other. */
export const lacksOrders = (store: Store): boolean =>
  store.collection<{ readonly last: number }>('numbers').get('S') === undefined;

/** Gives a store from before orders reached their products other orders in the place of those it has. */
export function seedOrders(store: Store, { scale, settings }: Seeding): void {
  const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
  const products = store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1000 });
  store.transaction(() => {
    for (const [id] of cms.serviceOrders.entries()) cms.serviceOrders.delete(id);
    seedServiceOrders(cms, sizes[scale].serviceOrders, products);
  });
}

/** Whether a store is from before firmware and apps were kept. */
export const lacksFirmware = (store: Store): boolean => store.collection('firmwareSeeded').isEmpty();

/** Gives a store the firmware and apps that products run and load. */
export function seedFirmware(store: Store, settings: Settings): void {
  const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
  const all = firmwareOfAll();
  store.transaction(() => {
    for (const firmware of all) cms.firmware.put(signatureText(firmware.firmwareSignature), firmware);
    cms.numbers.put('F', { last: all.flatMap(({ firmwareFiles }) => firmwareFiles).length });
    for (const app of appsOfAll()) cms.apps.put(appId(app), app);
    store.collection('firmwareSeeded').put('yes', true);
  });
}

/** Whether a store is from before commands were kept. */
export const lacksCommands = (store: Store): boolean => store.collection('commandsSeeded').isEmpty();

/** Gives a store the catalogue of commands. */
export function seedCommands(store: Store, settings: Settings): void {
  const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
  store.transaction(() => {
    for (const command of commandsOfAll(settings.productCode))
      cms.commands.put(commandText(command), command);
    store.collection('commandsSeeded').put('yes', true);
  });
}

/** Whether a store is from before overlay symbols were kept. */
export const lacksSymbols = (store: Store): boolean => store.collection('symbolsSeeded').isEmpty();

/** Gives a store the overlay symbols, and those who may read or write them their access. */
export function seedSymbols(store: Store, settings: Settings): void {
  const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
  store.transaction(() => {
    for (const symbol of symbols) cms.symbols.put(symbol.name, symbol);
    openObjects(cms, 'OVERLAY_SYMBOL');
    store.collection('symbolsSeeded').put('yes', true);
  });
}

/** Whether a store is from before cut files were kept. */
export const lacksCutFiles = (store: Store): boolean => store.collection('cutFilesSeeded').isEmpty();

/** Gives a store the outlines of parts, and those who may read or write them their access. */
export function seedCutFiles(store: Store, settings: Settings): void {
  const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
  store.transaction(() => {
    for (const cutFile of cutFiles) cms.cutFiles.put(cutFile.name, cutFile);
    openObjects(cms, 'CUT_FILE');
    store.collection('cutFilesSeeded').put('yes', true);
  });
}

/** Lets those read and write the objects of a type who may from the beginning. */
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
    const size = sizes[scale];
    const cms = openCms({ store, settings, clock: () => new Date(seededNow), operations });
    const accounts = accountsOf(size.accounts);

    for (const { units: _, ...person } of peopleOf(settings)) cms.people.put(person.email, person);
    for (const account of accounts) cms.accounts.put(account.accountNumber, account);
    for (const distributor of distributors) cms.distributors.put(distributor.distributorId, distributor);
    for (const part of partsOf(size.parts)) {
      cms.parts.put(part.partNumber, part);
      cms.partsObeyed.put(part.partNumber, part);
    }
    for (const image of seededImages) cms.partImages.put(imageId(image), image);
    for (const machine of machines) cms.machines.put(machine.id, machine);
    for (const macro of macros) cms.macros.put(macro.id, macro);
    for (const resource of resources) cms.resources.put(resource.name, resource);

    const staff = staffOf(settings);
    const byNumber = new Map(accounts.map((account) => [account.accountNumber, account]));
    const most3D = Math.floor(size.quotes * 0.75);
    const released: ConfigurationRecord[] = [];
    const sample: ConfigurationRecord[] = [];
    for (const index of indexes(size.configurations)) {
      const record = configurationAt(index, accounts, staff, most3D);
      const account = byNumber.get(record.accountNumber);
      if (account) store.configurations.put(record, account);
      const hasDevices = record.revisions.some((revision) => revision.productConfigurations.length > 0);
      if (record.state === 'READY_FOR_PRODUCTION' && hasDevices) released.push(record);
      if (sample.length < 500) sample.push(record);
    }

    seedQuotes(store, { scale, settings });
    seedFirmware(store, settings);
    seedCommands(store, settings);
    seedSymbols(store, settings);
    seedCutFiles(store, settings);

    const products = indexes(size.products).flatMap((index) => productAt(index, released) ?? []);
    for (const [index, product] of products.entries()) {
      const events = index === 0 ? size.events : index % 4;
      store.products.add(product, eventsOf(product, events));
    }

    const known: readonly ProductRecord[] = products.slice(0, 1000);
    putAuthority(store, { scale, settings }, sample, known);
    seedServiceOrders(cms, size.serviceOrders, known);
  });
}
