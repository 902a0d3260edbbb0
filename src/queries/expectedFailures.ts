import type { ApiError } from '~/api/ApiError.ts';
import type { OperationId } from '~/api/operations.ts';

/** The failures a read expects, by status, and the answer it gives instead; nothing is said about them. */
export type ExpectedFailure<Give> = { readonly on: readonly number[] | 'ANY'; readonly give: Give };

const unseen = [401, 403, 404];
const missing = [404];

const none: never[] = [];
const noCount = { count: 0 };

/**
 * Of configurations, products and grants at an account, what the person may not see; of tickets, accounts, groups and
 * other affiliations, what does not exist; lists of the administration swallow any.
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

/** The answer a read of `K` gives for a failure it expects; never where it expects none. */
export type Fallback<K extends OperationId> = K extends keyof Table ? Table[K]['give'] : never;

const table: Partial<Record<OperationId, ExpectedFailure<unknown>>> = expectedFailures;

/**
 * Undefined when unexpected. Neither the end of the session nor an operation that is not offered is: they say nothing
 * about what was asked for. `others` are statuses expected of this read too.
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
