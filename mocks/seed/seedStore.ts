import type { Account } from '../cms/account/routes.ts';
import { getGrantId } from '../cms/grantFields.ts';
import { getBlacklistId, refreshCachedList, getWhitelistId } from '../cms/accessList/records.ts';
import { createCmsContext, type CmsContext } from '../cms/cmsContext.ts';
import { cmsOperations } from '../cms/apiModules.ts';
import { toCpqUsers } from '../cpq/sessions.ts';
import type { Settings } from '../run/settings.ts';
import { getAccessRowId, getAppId, type ConfigurationRecord } from '../store/records.ts';
import type { ProductRecord } from '../store/productTable.ts';
import type { Store } from '../store/store.ts';
import { createAccounts, seedDistributors } from './accounts.ts';
import { formatCommand } from '../../src/domain/command/command.ts';
import { formatFirmwareSignature } from '../../src/domain/firmware/firmware.ts';
import { seedAccessRows, seedRealmRoles } from './access.ts';
import { createConfigurationRecord, type SeedStaff } from './configurations.ts';
import { seedMachines, seedMacros } from './milling.ts';
import { createParts, seedPartImages } from './seedParts.ts';
import { getPartImageId } from '../cms/part/rules.ts';
import { createPeople } from './people.ts';
import { createApps, createFirmwareRecords } from './firmware.ts';
import { generateDeviceEvents, createProductRecord } from './products.ts';
import { createCommands } from './commands.ts';
import { seedCutFiles } from './seedCutFiles.ts';
import { firstQuoteId, createUnlinkedQuote, createConfigurationQuote, type SeedQuote } from './quotes.ts';
import { createBlacklist, createGrants, createWhitelist } from './grants.ts';
import { createTickets } from './requests.ts';
import { seedResources } from './seedResources.ts';
import { seedSymbols } from './seedSymbols.ts';
import { seedServiceOrders } from './serviceOrders.ts';
import { seedNow } from './timeline.ts';

/**
 * Number of records by scale. `events` is per product; at most three quotes in four belong to a 3D
 * configuration.
 */
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

export const seedScales = ['small', 'default', 'large'] as const;
export type SeedScale = (typeof seedScales)[number];

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function staffOf({ providerDomain }: Settings): SeedStaff {
  const at = (mailbox: string): string => `${mailbox}@${providerDomain}`;
  return {
    engineers: [at('application.engineer'), at('second.engineer'), at('quote.engineer')],
    approver: at('configuration.approver'),
    admin: at('staff.administrator'),
  };
}

type Seeding = { readonly scale: SeedScale; readonly settings: Settings };

export function seedQuotes(store: Store, { scale, settings }: Seeding): void {
  const accounts = createAccounts(sizes.accounts[scale]);
  const world = {
    users: toCpqUsers(createPeople(settings)),
    engineers: staffOf(settings).engineers,
    accounts,
  };
  const kept = store.collection<Account>('accounts');
  store.transaction(() => {
    let id = firstQuoteId;
    for (
      let [record] = store.configurations.ofQuote(id);
      record;
      [record] = store.configurations.ofQuote(id)
    ) {
      const account = kept.get(record.accountNumber);
      if (account) putQuote(store, createConfigurationQuote(record, account, world));
      id += 1;
    }
    for (; id < firstQuoteId + sizes.quotes[scale]; id++) putQuote(store, createUnlinkedQuote(id, world));
  });
}

function putQuote({ quotes }: Store, { quote, logs, accountNumber }: SeedQuote): void {
  quotes.put(quote, accountNumber);
  for (const log of logs) quotes.addLog(quote.id, log);
}

function putAuthority(
  store: Store,
  { scale, settings }: Seeding,
  configurations: readonly ConfigurationRecord[],
  products: readonly ProductRecord[],
): void {
  const accounts = createAccounts(sizes.accounts[scale]);
  const cms = createCmsContext({
    store,
    settings,
    clock: () => new Date(seedNow),
    operations: cmsOperations,
  });
  for (const row of seedAccessRows) cms.access.put(getAccessRowId(row.realm, row.role), row);
  for (const row of seedRealmRoles) cms.realmRoles.put(row.realm, row);
  const people = createPeople(settings);
  const grants = createGrants(sizes.grants[scale], { people, accounts, configurations, products });
  for (const grant of grants) cms.affiliations.put(getGrantId(grant), grant);
  cms.numbers.put('A', { last: grants.length });
  const { providerDomain } = settings;
  for (const ticket of createTickets(sizes.tickets[scale], { configurations, products, providerDomain })) {
    cms.tickets.put(ticket.ticketId, ticket);
  }
  cms.numbers.put('T', { last: sizes.tickets[scale] });
  const { white, black } = cms.lists;
  for (const item of createWhitelist(sizes.whitelist[scale], accounts))
    white.written.put(getWhitelistId(item), item);
  for (const item of createBlacklist(sizes.blacklist[scale]))
    black.written.put(getBlacklistId(item.emailAddress), item);
  refreshCachedList(white, getWhitelistId);
  refreshCachedList(black, ({ emailAddress }) => getBlacklistId(emailAddress));
}

function putOrders(store: Store, cms: CmsContext, { scale }: Seeding): void {
  const products = store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1000 });
  for (const [id] of cms.serviceOrders.entries()) cms.serviceOrders.delete(id);
  seedServiceOrders(cms, sizes.serviceOrders[scale], products);
}

/**
 * Data added in later versions of the seed, by the collection that shows whether a store already has them.
 */
const later: Readonly<Record<string, (cms: CmsContext, settings: Settings) => void>> = {
  firmwareSeeded: (cms) => {
    const all = createFirmwareRecords();
    for (const firmware of all)
      cms.firmware.put(formatFirmwareSignature(firmware.firmwareSignature), firmware);
    cms.numbers.put('F', { last: all.flatMap(({ firmwareFiles }) => firmwareFiles).length });
    for (const app of createApps()) cms.apps.put(getAppId(app), app);
  },
  commandsSeeded: (cms, { productCode }) => {
    for (const command of createCommands(productCode)) cms.commands.put(formatCommand(command), command);
  },
  symbolsSeeded: (cms) => {
    for (const symbol of seedSymbols) cms.symbols.put(symbol.name, symbol);
    openObjects(cms, 'OVERLAY_SYMBOL');
  },
  cutFilesSeeded: (cms) => {
    for (const cutFile of seedCutFiles) cms.cutFiles.put(cutFile.name, cutFile);
    openObjects(cms, 'CUT_FILE');
  },
};

/** Adds data that a store created by an older version lacks. */
export function updateSeed(store: Store, seeding: Seeding): void {
  const { settings } = seeding;
  const cms = createCmsContext({
    store,
    settings,
    clock: () => new Date(seedNow),
    operations: cmsOperations,
  });
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

function putLater(store: Store, cms: CmsContext, settings: Settings): void {
  for (const [marker, put] of Object.entries(later)) {
    if (!store.collection(marker).isEmpty()) continue;
    put(cms, settings);
    store.collection(marker).put('yes', true);
  }
}

function openObjects(cms: CmsContext, objectType: string): void {
  for (const { realm, role, objects } of seedAccessRows) {
    const [id, access] = [getAccessRowId(realm, role), objects[objectType]];
    const row = cms.access.get(id);
    if (row && access) cms.access.put(id, { ...row, objects: { ...row.objects, [objectType]: access } });
  }
}

/** Fills an empty store. The same scale and settings always give the same data. */
export function seedStore(store: Store, { scale, settings }: Seeding): void {
  store.transaction(() => {
    const cms = createCmsContext({
      store,
      settings,
      clock: () => new Date(seedNow),
      operations: cmsOperations,
    });
    const accounts = createAccounts(sizes.accounts[scale]);

    for (const { units: _, ...person } of createPeople(settings)) cms.people.put(person.email, person);
    for (const account of accounts) cms.accounts.put(account.accountNumber, account);
    for (const distributor of seedDistributors) cms.distributors.put(distributor.distributorId, distributor);
    for (const part of createParts(sizes.parts[scale])) {
      cms.parts.put(part.partNumber, part);
      cms.partsObeyed.put(part.partNumber, part);
    }
    for (const image of seedPartImages) cms.partImages.put(getPartImageId(image), image);
    for (const machine of seedMachines) cms.machines.put(machine.id, machine);
    for (const macro of seedMacros) cms.macros.put(macro.id, macro);
    for (const resource of seedResources) cms.resources.put(resource.name, resource);

    const staff = staffOf(settings);
    const byNumber = new Map(accounts.map((account) => [account.accountNumber, account]));
    const most3D = Math.floor(sizes.quotes[scale] * 0.75);
    const released: ConfigurationRecord[] = [];
    const sample: ConfigurationRecord[] = [];
    for (const index of indexes(sizes.configurations[scale])) {
      const record = createConfigurationRecord(index, accounts, staff, most3D);
      const account = byNumber.get(record.accountNumber);
      if (account) store.configurations.put(record, account);
      const hasDevices = record.revisions.some((revision) => revision.productConfigurations.length > 0);
      if (record.state === 'READY_FOR_PRODUCTION' && hasDevices) released.push(record);
      if (sample.length < 500) sample.push(record);
    }

    seedQuotes(store, { scale, settings });
    putLater(store, cms, settings);

    const products = indexes(sizes.products[scale]).flatMap(
      (index) => createProductRecord(index, released) ?? [],
    );
    for (const [index, product] of products.entries()) {
      const events = index === 0 ? sizes.events[scale] : index % 4;
      store.products.add(product, generateDeviceEvents(product, events));
    }

    const known: readonly ProductRecord[] = products.slice(0, 1000);
    putAuthority(store, { scale, settings }, sample, known);
    seedServiceOrders(cms, sizes.serviceOrders[scale], known);
  });
}
