import { defaultAccountNumber } from '../../src/domain/account/accounts.ts';
import type { Account, Distributor } from '../cms/account/routes.ts';
import { createRandom } from '../factory/random.ts';

export const customerAccountNumber = '3010001';
export const groupAccountNumber = '3010002';
export const partnerAccountNumber = '3010005';

const names = (text: string): readonly string[] => text.split(', ');

const subsidiaries = [
  ['sab', 'AB', 'Norrland, Mälar, Skåne, Göta, Dala, Vätter, Bergslag, Öresund, Lapp, Kalmar'],
  [
    'sus',
    'Inc.',
    'Great Lakes, Mesa, Cascade, Ozark, Gulf Coast, Prairie, Bluegrass, Sierra, Keystone, Lone Star',
  ],
  [
    'sca',
    'Ltd.',
    'Prairie, Laurentian, Yukon, Fundy, Okanagan, Superior, Athabasca, Gaspé, Selkirk, Niagara',
  ],
  ['sde', 'GmbH', 'Alpen, Ruhr, Schwarzwald, Elbe, Harz, Allgäu, Küsten, Eifel, Spree, Franken'],
  ['spl', 'Sp. z o.o.', 'Bałtyk, Śląsk, Mazury, Tatra, Wisła, Pomorze, Kujawy, Warta, Odra, Podlasie'],
  ['sit', 'S.r.l.', 'Adriatica, Brenta, Etrusca, Ligure, Piave, Dolomiti, Emilia, Garda, Tirrena, Umbra'],
  ['sdk', 'ApS', 'Jylland, Fyn, Limfjord, Sjælland, Bornholm, Vendsyssel, Storebælt, Mols, Lolland, Djurs'],
] as const;

const trades = names(
  'Crane, Forestry, Hydraulics, Mining, Lifting, Concrete Pumps, Drilling, Rail, Winches, Recovery, ' +
    'Demolition, Marine, Loaders, Conveyors, Tunnelling, Access Platforms, Cement, Steel, Offshore, Machinery, ' +
    'Quarry, Timber, Scrap Handling, Port Equipment, Vacuum Trucks, Piling, Airport Equipment, Shipyard, Cable Laying, Road Works',
);

const groups = [
  '',
  '',
  '',
  ...names('Nordic Lift Group, Continental Cranes, Atlas Holding, United Forestry'),
];

function accountAt(index: number): Account {
  const random = createRandom(`account/${index}`);
  const [area, form, text] = subsidiaries[index % subsidiaries.length] ?? subsidiaries[0];
  const places = names(text);
  const row = Math.floor(index / subsidiaries.length);
  const place = places[row % places.length] ?? '';
  const trade = trades[(Math.floor(row / places.length) * 7 + row * 3 + index) % trades.length] ?? '';
  const round = Math.floor(row / (places.length * trades.length));
  const accountNumber = String(3010000 + index);
  const inGroup = accountNumber === groupAccountNumber || index === 3 || index === 4;
  const fixed = index < 10;
  return {
    accountNumber,
    accountName: `${place} ${trade}${round > 0 ? ` ${round + 1}` : ''} ${form}`,
    accountGroup: inGroup ? 'Nordic Lift Group' : fixed ? '' : random.pick(groups),
    belongsTo: area,
    erpID: `${area.toUpperCase()}-${String(10000 + index * 7)}`,
    accountState: fixed ? 'CUSTOMER' : accountState(index, random.next()),
    dataArea: area,
    isTest: index > 10 && index % 29 === 0,
  };
}

/** Two fixed indexes guarantee a retired account and a prospect; the others are random. */
function accountState(index: number, chance: number): Account['accountState'] {
  if (index === 11 || chance < 0.08) return 'RETIRED';
  return index === 12 || chance < 0.25 ? 'PROSPECT' : 'CUSTOMER';
}

const noCustomer: Account = {
  accountNumber: defaultAccountNumber,
  accountName: 'No customer',
  accountGroup: '',
  belongsTo: 'sab',
  erpID: 'SAB-00000',
  accountState: 'CUSTOMER',
  dataArea: 'sab',
  isTest: false,
};

export const createAccounts = (count: number): readonly Account[] => [
  noCustomer,
  ...Array.from({ length: count - 1 }, (_, index) => accountAt(index + 1)),
];

export const seedDistributors: readonly Distributor[] = subsidiaries.map(([area, form, places]) => ({
  distributorId: `D-${area.toUpperCase()}`,
  distributorName: `${names(places)[0]} Remote Controls ${form}`,
  dataArea: area,
}));
