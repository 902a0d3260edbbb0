import { subsidiaryName, isSubsidiary, type Subsidiary } from '../account/subsidiaries.ts';
import {
  deserializeListColumns,
  serializeListColumns,
  toDensity,
  type Density,
  type ListColumn,
} from './listColumns.ts';
import { configurationStates, type ConfigurationState } from './state.ts';
import { formatState } from '../words/stateAppearances.ts';
import { parseMember, parsePageParam } from '../words/parseMember.ts';
import { normalizeSearch } from '../words/search.ts';

export const assigneeModes = ['IGNORED', 'UNASSIGNED', 'EQUAL', 'NOT_EQUAL'] as const;
export type AssigneeMode = (typeof assigneeModes)[number];

export const assigneeModeLabel: Record<AssigneeMode, string> = {
  IGNORED: 'Anyone',
  UNASSIGNED: 'Unassigned',
  EQUAL: 'Assigned to me',
  NOT_EQUAL: 'Assigned to others',
};

export const configurationSorts = ['BY_CREATED_DATE_DESC', 'BY_MODIFIED_DATE_DESC'] as const;
export type ConfigurationSort = (typeof configurationSorts)[number];

export const configurationSortLabel: Record<ConfigurationSort, string> = {
  BY_CREATED_DATE_DESC: 'Newest first',
  BY_MODIFIED_DATE_DESC: 'Last modified first',
};

export const listViews = ['LIST', 'GRID', 'BOARD'] as const;
export type ListView = (typeof listViews)[number] | 'REVIEW';

/** Whether a view shows a single ordered list, in which rows have neighbours; a board and a queue do not. */
export const isSingleListView = (view: ListView): boolean => view === 'LIST' || view === 'GRID';

export const stateFilterChoices = ['ALL', ...configurationStates] as const;

export type ConfigurationFilter = {
  readonly search: string;
  readonly state: ConfigurationState | 'ALL';
  readonly subsidiary: Subsidiary;
  readonly assignee: AssigneeMode;
  readonly accountNumbers: readonly string[];
  readonly sort: ConfigurationSort;
  readonly view: ListView;
  readonly page: number;
  readonly open: string;
  readonly columns: readonly ListColumn[] | undefined;
  readonly density: Density | undefined;
};

export const configurationPageSize = 20;

export const toPageParams = (filter: ConfigurationFilter): { offset: number; limit: number } => ({
  offset: (filter.page - 1) * configurationPageSize,
  limit: configurationPageSize,
});

export type ConfigurationFilterBody = {
  fuzzyField: string;
  configurationSortOrder: ConfigurationSort;
  accountNumbers: string[];
  assigneeMode: AssigneeMode;
  assigneeEmail?: string;
  state?: ConfigurationState;
  areaId?: Exclude<Subsidiary, 'ALL'>;
};

export function toConfigurationFilterBody(
  filter: ConfigurationFilter,
  currentUserEmail: string,
): ConfigurationFilterBody {
  const { search, state, subsidiary, assignee, accountNumbers, sort } = filter;
  const comparesAssignee = assignee === 'EQUAL' || assignee === 'NOT_EQUAL';
  return {
    fuzzyField: normalizeSearch(search),
    configurationSortOrder: sort,
    accountNumbers: [...accountNumbers],
    assigneeMode: assignee,
    ...(comparesAssignee && { assigneeEmail: currentUserEmail }),
    ...(state !== 'ALL' && { state }),
    ...(subsidiary !== 'ALL' && { areaId: subsidiary }),
  };
}

/** Whether a filter finds the same for every user, so that it can be fetched before the user is known. */
export const isUserIndependent = ({ view, assignee }: ConfigurationFilter): boolean =>
  view !== 'REVIEW' && (assignee === 'IGNORED' || assignee === 'UNASSIGNED');

const singleFields = [
  ['search', 'search'],
  ['state', 'state'],
  ['area', 'subsidiary'],
  ['assignee', 'assignee'],
  ['sort', 'sort'],
  ['view', 'view'],
  ['page', 'page'],
  ['open', 'open'],
] as const;

export function toConfigurationSearchParams(filter: ConfigurationFilter): URLSearchParams {
  const { search, state, subsidiary, assignee, accountNumbers, sort, view, page, open } = filter;
  const parameters = new URLSearchParams();
  const single = { search, state, subsidiary, assignee, sort, view, page, open };
  for (const [name, field] of singleFields) {
    if (single[field] !== defaultConfigurationFilter[field]) parameters.set(name, String(single[field]));
  }
  if (view === 'REVIEW') {
    parameters.delete('view');
    parameters.set('review', '1');
  }
  const { columns, density } = filter;
  if (columns) parameters.set('columns', serializeListColumns(columns));
  if (density) parameters.set('density', density);
  for (const accountNumber of accountNumbers) parameters.append('account', accountNumber);
  return parameters;
}

export function parseConfigurationFilter(parameters: URLSearchParams): ConfigurationFilter {
  const subsidiary = parameters.get('area') ?? '';
  const open = parameters.get('open') ?? '';
  return {
    search: parameters.get('search') ?? '',
    state: parseMember(stateFilterChoices, parameters.get('state')) ?? 'ALL',
    subsidiary: isSubsidiary(subsidiary) ? subsidiary : 'ALL',
    assignee: parseMember(assigneeModes, parameters.get('assignee')) ?? 'IGNORED',
    accountNumbers: [...new Set(parameters.getAll('account').filter(Boolean))],
    sort: parseMember(configurationSorts, parameters.get('sort')) ?? 'BY_MODIFIED_DATE_DESC',
    view:
      parameters.get('review') === '1'
        ? 'REVIEW'
        : (parseMember(listViews, parameters.get('view')) ?? 'LIST'),
    page: parsePageParam(parameters),
    open: /^[\w-]{1,40}$/.test(open) ? open : '',
    columns: deserializeListColumns(parameters.get('columns')),
    density: toDensity(parameters.get('density')),
  };
}

export const defaultConfigurationFilter = parseConfigurationFilter(new URLSearchParams());

export type ActiveFilter = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly without: Partial<ConfigurationFilter>;
};

/**
 * The filters that narrow the list, as text; sort order, view and page do not, and in BOARD and REVIEW
 * neither does the state.
 */
export function listActiveFilters(
  filter: ConfigurationFilter,
  accountName: (accountNumber: string) => string,
): readonly ActiveFilter[] {
  const { search, state, subsidiary, assignee, accountNumbers, view } = filter;
  const narrowing = (
    key: 'search' | 'state' | 'assignee' | 'subsidiary',
    label: string,
    value: string,
  ): readonly ActiveFilter[] =>
    filter[key] === defaultConfigurationFilter[key]
      ? []
      : [{ key, label, value, without: { [key]: defaultConfigurationFilter[key] } }];
  return [
    ...narrowing('search', 'Search', search),
    ...(isSingleListView(view) ? narrowing('state', 'State', formatState(state)) : []),
    ...narrowing('assignee', 'Assignee', assigneeModeLabel[assignee]),
    ...narrowing('subsidiary', 'Subsidiary', subsidiaryName[subsidiary]),
    ...accountNumbers.map((accountNumber) => ({
      key: `account ${accountNumber}`,
      label: 'Customer',
      value: accountName(accountNumber),
      without: { accountNumbers: accountNumbers.filter((other) => other !== accountNumber) },
    })),
  ];
}

/**
 * Whether a page (from 1) came back empty although `count` includes it: its rows were refused or have
 * changed, so the list must not be shown as empty.
 */
export const hasMissingRows = (rows: number, count: number, page: number): boolean =>
  rows === 0 && count > (page - 1) * configurationPageSize;

export const maxSelectedRows = 500;

export const countSelectableRows = (count: number): number => Math.min(count, maxSelectedRows);

export const listPagesToSelect = (count: number): readonly number[] =>
  Array.from(
    { length: Math.ceil(countSelectableRows(count) / configurationPageSize) },
    (_, index) => index + 1,
  );
