import type { ApiError } from '~/api/ApiError.ts';
import type { OperationId } from '~/api/operations.ts';

/** Statuses of failures a read expects, and the data it returns instead; no notice is shown. */
export type ExpectedFailure<Give> = { readonly on: readonly number[] | 'ANY'; readonly give: Give };

const unseen = [401, 403, 404];
const missing = [404];

const none: never[] = [];
const noCount = { count: 0 };

/**
 * Expected are refusals of configurations, products and grants at an account; missing tickets, accounts,
 * groups and other affiliations; and any failure of the administration's lists.
 */
export const expectedFailures = {
  configurationFilter: { on: unseen, give: none },
  configurationFilterCount: { on: unseen, give: noCount },
  configurationGet: { on: unseen, give: null },
  configurationStateGet: { on: unseen, give: null },
  productConfigurationGet: { on: unseen, give: null },
  productEventFilter: { on: unseen, give: none },
  productEventFilterCount: { on: unseen, give: noCount },
  productFilter: { on: unseen, give: none },
  productFilterCount: { on: unseen, give: noCount },
  productGet: { on: unseen, give: null },
  productGetMine: { on: unseen, give: none },
  accountGetAll: { on: missing, give: none },
  accountGet: { on: missing, give: null },
  accountGroupGet: { on: missing, give: null },
  accountGroupGetAll: { on: missing, give: none },
  distributorGetAll: { on: missing, give: none },
  affiliationFilter: { on: missing, give: none },
  affiliationGet: { on: unseen, give: null },
  ticketFilter: { on: missing, give: none },
  ticketGet: { on: missing, give: null },
  ticketGetMine: { on: missing, give: none },
  firmwareGet: { on: missing, give: null },
  barGetLatest: { on: missing, give: null },
  serviceAccessGetAll: { on: 'ANY', give: null },
  objectAccessGetAll: { on: 'ANY', give: null },
  realmRolesGet: { on: 'ANY', give: null },
  blacklistGetAll: { on: 'ANY', give: null },
  whitelistGetAll: { on: 'ANY', give: null },
  whitelistGet: { on: 'ANY', give: null },
} as const satisfies Partial<Record<OperationId, ExpectedFailure<unknown>>>;

type Table = typeof expectedFailures;

/** Type of the data a read of `K` returns for an expected failure; never where it expects none. */
export type Fallback<K extends OperationId> = K extends keyof Table ? Table[K]['give'] : never;

const table: Partial<Record<OperationId, ExpectedFailure<unknown>>> = expectedFailures;

/**
 * Fallback for a failure of a read; undefined where the failure is unexpected. An ended session and an
 * operation the back end does not offer always are: they say nothing about the resource. `others` are further
 * statuses expected of this read.
 */
export function findFallback(
  operationId: OperationId,
  { status, lapsed, notOffered }: Pick<ApiError, 'status' | 'lapsed' | 'notOffered'>,
  others: readonly number[] = [],
): { readonly give: unknown } | undefined {
  const expected = table[operationId];
  if (!expected || lapsed || notOffered) return undefined;
  return expected.on === 'ANY' || [...expected.on, ...others].includes(status) ? expected : undefined;
}
