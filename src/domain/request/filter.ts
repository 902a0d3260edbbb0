import { permissionTypes, type PermissionType } from '../access/permissionType.ts';
import { parseMember } from '../words/parseMember.ts';
import { createWordMatcher } from '../words/search.ts';
import type { AccessRequest } from './request.ts';
import { parseRequestStatus, type RequestStatus } from './status.ts';

export const requestViews = ['MINE', 'ALL', 'TRIAGE'] as const;
export type RequestView = (typeof requestViews)[number];

export type RequestFilter = {
  readonly status: RequestStatus | 'ALL';
  readonly type: PermissionType | 'ALL';
  readonly accountNumber: string;
  readonly search: string;
};

export type RequestsSearchParams = RequestFilter & {
  readonly view: RequestView;
  readonly open: string;
};

export function parseRequestsSearchParams(
  parameters: URLSearchParams,
  initialView: RequestView,
): RequestsSearchParams {
  const text = (name: string): string => parameters.get(name)?.trim() ?? '';
  return {
    view: parseMember(requestViews, text('view').toUpperCase()) ?? initialView,
    status: parseRequestStatus(text('status')) ?? 'ALL',
    type: parseMember(permissionTypes, text('type').toUpperCase()) ?? 'ALL',
    accountNumber: text('customer'),
    search: text('search'),
    open: text('open'),
  };
}

export const defaultRequestsSearchParams = parseRequestsSearchParams(new URLSearchParams(), 'MINE');

export function toRequestsSearchParams(address: RequestsSearchParams): Readonly<Record<string, string>> {
  const said = {
    view: address.view.toLowerCase(),
    status: address.status === 'ALL' ? '' : address.status,
    type: address.type === 'ALL' ? '' : address.type,
    customer: address.accountNumber,
    search: address.search,
    open: address.open,
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
}

export const toRequestFilterBody = ({ status, type, accountNumber }: RequestFilter) => ({
  ...(status === 'ALL' ? {} : { ticketStatus: status }),
  ...(type === 'ALL' ? {} : { requestType: type }),
  ...(accountNumber === '' ? {} : { affiliation: accountNumber }),
});

export const isRequestFilterActive = ({ status, type, accountNumber, search }: RequestFilter): boolean =>
  status !== 'ALL' || type !== 'ALL' || accountNumber !== '' || search !== '';

export function searchRequests<Row extends AccessRequest>(
  rows: readonly Row[],
  search: string,
): readonly Row[] {
  const matches = createWordMatcher(search);
  return rows.filter((row) => {
    const { ticketId, reporterEmail, description, affiliation, item } = row;
    const { configurationId, productItem } = item ?? {};
    return matches(
      ticketId,
      reporterEmail,
      description,
      affiliation,
      configurationId,
      productItem?.serialNumber,
    );
  });
}
