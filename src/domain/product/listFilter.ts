import { parseMember, parsePageParam } from '../words/parseMember.ts';
import { countOverlappingPages } from '../words/overlappingPages.ts';
import { deviceTypes, productFamilies, type DeviceType, type ProductFamily } from './families.ts';
import { parseSerialPrefix } from './serialNumber.ts';
import { productStates, type ProductState } from './state.ts';

export const productSorts = [
  'BY_CREATED_DATE_DESC',
  'BY_SERIAL_NUMBER_ASC',
  'BY_SERIAL_NUMBER_DESC',
] as const;
export type ProductSort = (typeof productSorts)[number];

export const productSortLabel: Record<ProductSort, string> = {
  BY_CREATED_DATE_DESC: 'Newest first',
  BY_SERIAL_NUMBER_ASC: 'Serial number, lowest first',
  BY_SERIAL_NUMBER_DESC: 'Serial number, highest first',
};

export const productPageSize = 1000;
const maxPages = 200;

export const countPagesToRead = (wanted: number, count: number | undefined): number =>
  Math.min(wanted, countOverlappingPages(count ?? 0, productPageSize));

export const productStateChoices = ['ALL', ...productStates] as const;
export const productFamilyChoices = ['ALL', ...productFamilies] as const;
export const deviceTypeChoices = ['ALL', ...deviceTypes] as const;

export type ProductFilter = {
  readonly search: string;
  readonly state: ProductState | 'ALL';
  readonly family: ProductFamily | 'ALL';
  readonly deviceType: DeviceType | 'ALL';
  readonly configuration: string;
  readonly sort: ProductSort;
  readonly pages: number;
};

export const parseProductFilter = (parameters: URLSearchParams): ProductFilter => ({
  search: parameters.get('search') ?? '',
  state: parseMember(productStates, parameters.get('state')) ?? 'ALL',
  family: parseMember(productFamilies, parameters.get('family')) ?? 'ALL',
  deviceType: parseMember(deviceTypes, parameters.get('type')) ?? 'ALL',
  configuration: parameters.get('configuration')?.trim() ?? '',
  sort: parseMember(productSorts, parameters.get('sort')) ?? 'BY_CREATED_DATE_DESC',
  pages: Math.min(parsePageParam(parameters, 'pages'), maxPages),
});

export const defaultProductFilter = parseProductFilter(new URLSearchParams());

export function toProductSearchParams(filter: ProductFilter): Readonly<Record<string, string>> {
  const { search, state, family, deviceType, configuration, sort, pages } = filter;
  const given = { search, state, family, type: deviceType, configuration, sort, pages: String(pages) };
  const usual: Readonly<Record<string, string>> = { sort: defaultProductFilter.sort, pages: '1' };
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== '' && value !== 'ALL' && value !== usual[name]),
  );
}

export const isProductFilterActive = ({
  search,
  state,
  family,
  deviceType,
  configuration,
}: ProductFilter): boolean =>
  search.trim() !== '' ||
  configuration !== '' ||
  [state, family, deviceType].some((choice) => choice !== 'ALL');

const isProductConfiguration = (id: string): boolean => /^P\d{5}/.test(id);

export type ProductFilterBody = {
  productSorting: ProductSort;
  serialNumber?: string;
  productConfigurationIds?: string[];
  configurationId?: string;
  productState?: ProductState;
  productFamily?: ProductFamily;
  deviceType?: DeviceType;
};

export function toProductFilterBody(filter: ProductFilter): ProductFilterBody | undefined {
  const { search, state, family, deviceType, sort } = filter;
  const serialNumber = parseSerialPrefix(search);
  const configuration = filter.configuration.toUpperCase();
  if (serialNumber === undefined) return undefined;
  return {
    productSorting: sort,
    ...(serialNumber && { serialNumber }),
    ...(configuration &&
      (isProductConfiguration(configuration)
        ? { productConfigurationIds: [configuration] }
        : { configurationId: configuration })),
    ...(state !== 'ALL' && { productState: state }),
    ...(family !== 'ALL' && { productFamily: family }),
    ...(deviceType !== 'ALL' && { deviceType }),
  };
}

type Listed = {
  readonly serialNumber: string;
  readonly productState: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly configurationId: string;
  readonly productConfigurationId: string;
  readonly created: string;
};

const orders: Record<ProductSort, (one: Listed, other: Listed) => number> = {
  BY_CREATED_DATE_DESC: (one, other) => Date.parse(other.created) - Date.parse(one.created),
  BY_SERIAL_NUMBER_ASC: (one, other) => Number(one.serialNumber) - Number(other.serialNumber),
  BY_SERIAL_NUMBER_DESC: (one, other) => Number(other.serialNumber) - Number(one.serialNumber),
};

/** Filters a user's own products as the back end would, which does not filter that list. The order stays. */
export function filterProducts<Row extends Listed>(
  products: readonly Row[],
  filter: ProductFilter,
): readonly Row[] {
  const body = toProductFilterBody(filter);
  if (!body) return [];
  const { serialNumber = '', productConfigurationIds: [device] = [] } = body;
  return products
    .filter(
      (product) =>
        product.serialNumber.startsWith(serialNumber) &&
        (body.productState ?? product.productState) === product.productState &&
        (body.productFamily ?? product.productFamily) === product.productFamily &&
        (body.deviceType ?? product.deviceType) === product.deviceType &&
        (body.configurationId ?? product.configurationId) === product.configurationId &&
        (device ?? product.productConfigurationId) === product.productConfigurationId,
    )
    .toSorted(orders[filter.sort]);
}
