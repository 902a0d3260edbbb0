import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isOutcomeUnknown } from '~/api/ApiError.ts';
import { assertFullyReadable } from '~/api/responses/restoreRawValues.ts';
import { call } from '~/api/call.ts';
import type { OperationId } from '~/api/operations.ts';
import { config } from '~/config.ts';
import { serializeRealm } from '~/domain/access/roles.ts';
import {
  getGrantRealm,
  type Grant,
  type GrantDraft,
  type GrantScope,
  appendNoteEntry,
} from '~/domain/grant/grant.ts';
import { describeConcurrentGrantChanges } from '~/domain/grant/unitChanges.ts';
import {
  toGrantDraft,
  listExpectedGrants,
  appendGrantNote,
  planGrantPart,
  findUnchangedGrant,
  type GrantPart,
  type GrantPlan,
} from '~/domain/grant/grantPlan.ts';
import { createNotice, createSuccessNotice, type Notice } from '~/domain/notice/notices.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { createGrantTexts, grantHolderTexts } from '~/domain/words/texts/grants.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { isAlwaysOpen, abortIfClosed, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import type { Step } from '~/ui/steps/useSteps.ts';

export const getAccountRealmName = (accountNumber: string): string =>
  serializeRealm(getGrantRealm(accountNumber), config.productCode);

/**
 * Grants at an account in the realm of its own users; null where the user may not see them or there is no
 * such account.
 */
export const realmGrantsQuery = (accountNumber: string) =>
  operationQuery('affiliationGet', {
    path: { realm: getAccountRealmName(accountNumber), id: accountNumber },
  });

export const allGrantsQuery = () => operationQuery('affiliationFilter', { body: {} });

export const recipientGrantsQuery = (address: string) =>
  operationQuery('affiliationFilter', { body: { address: address.trim() } });

export const configurationGrantsQuery = (configurationId: string) =>
  operationQuery('affiliationFilter', { body: { configurationId } });

export const affiliationGrantsQuery = (affiliation: string) =>
  operationQuery('affiliationFilter', { body: { affiliation } });

export const realmRolesQuery = () => operationQuery('realmRolesGet', {});

export const grantProductQuery = (item: NonNullable<NonNullable<GrantDraft['item']>['productItem']>) =>
  operationQuery('productGet', { path: item });

export const grantReadOperations = [
  'affiliationGet',
  'affiliationFilter',
] as const satisfies readonly OperationId[];

export async function fetchFreshGrants(client: QueryClient, place: GrantScope): Promise<readonly Grant[]> {
  const { affiliation, realm } = place;
  const read = operationQuery('affiliationGet', { path: { realm, id: affiliation } });
  return (await fetchFresh(client, read)) ?? [];
}

/**
 * Grants of a scope, read before one of them is written as a whole: throws where a part could not be read.
 */
async function readWholePlace(client: QueryClient, place: GrantScope): Promise<readonly Grant[]> {
  const grants = await fetchFreshGrants(client, place);
  assertFullyReadable('affiliationDelegate', grants);
  return grants;
}

const maxTries = 4;

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/**
 * Retries on a conflict with another user's change of the note. `draft` returns undefined where there is
 * nothing to write. Writes nothing once the dialog is closed.
 */
async function writeOnNewest(
  client: QueryClient,
  place: GrantScope,
  draft: (now: readonly Grant[]) => GrantDraft | undefined,
  isOpen: OpenCheck = isAlwaysOpen,
): Promise<void> {
  const write = abortIfClosed(isOpen, (wanted: GrantDraft) =>
    call('affiliationDelegate', { body: [wanted] }),
  );
  for (let left = maxTries; ; left -= 1) {
    // Each try depends on the result of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const wanted = draft(await readWholePlace(client, place));
    if (!wanted) return;
    try {
      // oxlint-disable-next-line no-await-in-loop
      await write(wanted);
      return;
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop
      if (isOutcomeUnknown(error) && !draft(await fetchFreshGrants(client, place))) return;
      if (!isConflict(error) || left === 0) throw error;
    }
  }
}

const crowded = (error: unknown): Notice | undefined =>
  isConflict(error) ? createNotice('REFUSED', { body: createGrantTexts.crowded }) : undefined;

/** Skips a part that is done. Returns, as sentences, other users' changes since `seen` that were merged. */
const grantPart = (client: QueryClient, part: GrantPart, seen: readonly Grant[], isOpen: OpenCheck) =>
  customMutation(
    async (wanted: GrantPlan): Promise<readonly string[]> => {
      let merged: readonly string[] = [];
      const draft = (now: readonly Grant[]): GrantDraft | undefined => {
        const made = planGrantPart(part, wanted, now);
        merged = made
          ? describeConcurrentGrantChanges(listExpectedGrants(part, wanted, seen), now, wanted)
          : [];
        return made;
      };
      await writeOnNewest(client, wanted, draft, isOpen);
      return merged;
    },
    { refreshes: grantReadOperations, failed: crowded },
  );

/**
 * Progress of creating a grant; `merged` has other users' changes merged so far, `latest` those of the last
 * step.
 */
export type GrantProgress = {
  readonly wanted: GrantPlan;
  readonly merged: readonly string[];
  readonly latest: readonly string[];
};

export const describeMergedChanges = (merged: readonly string[]): string | undefined =>
  merged.length === 0 ? undefined : createGrantTexts.merged(joinSentences(merged));

/** Steps that create a grant, with the labels shown. `seen` are the grants as the user saw them. */
export const buildGrantSteps = (
  client: QueryClient,
  labels: readonly [base: string, permission: string],
  seen: readonly Grant[],
  isOpen: OpenCheck,
): readonly Step<GrantProgress>[] =>
  (['BASE', 'PERMISSION'] as const).map((part, index) => ({
    label: labels[index] ?? '',
    run: async ({ wanted, merged }) => {
      const moves = await executeMutation(client, grantPart(client, part, seen, isOpen), wanted);
      const latest = moves.filter((move) => !merged.includes(move));
      return { wanted, merged: [...merged, ...latest], latest };
    },
    said: ({ latest }) => describeMergedChanges(latest),
  }));

/**
 * Grants access to one e-mail address of a bulk grant while the dialog is open; shows no notice. Rejects with
 * the failure of the failed part.
 */
export async function saveGrant(client: QueryClient, wanted: GrantPlan, isOpen: OpenCheck): Promise<void> {
  for (const part of ['BASE', 'PERMISSION'] as const) {
    // The base grant has to exist before its permission.
    // oxlint-disable-next-line no-await-in-loop
    await writeOnNewest(client, wanted, (now) => planGrantPart(part, wanted, now), isOpen);
  }
}

export const revokeAllGrantsMutation = (address: string) =>
  operationMutation('affiliationRevoke', {
    done: createSuccessNotice(grantHolderTexts.revokedAll(address)),
    refreshes: grantReadOperations,
  });

export const revokeUnitAccessMutation = (item: string, address: string) =>
  operationMutation('affiliationUnitAccessRevoke', {
    done: createSuccessNotice(grantHolderTexts.revokedItem(item, address)),
    refreshes: grantReadOperations,
  });

export const addUnitAccessMutation = (item: string, address: string) =>
  operationMutation('affiliationUnitAccessAdd', {
    done: createSuccessNotice(grantHolderTexts.addedUnit(item, address)),
    refreshes: grantReadOperations,
  });

type RolesChange = Pick<GrantDraft, 'roles' | 'delegatableRoles'> & { readonly entry: string };

/**
 * Writes the version that was shown, as it also removes roles: a note that has changed since is a conflict.
 */
export const saveGrantRolesMutation = (base: Grant) =>
  customMutation(
    ({ roles, delegatableRoles, entry }: RolesChange) => {
      assertFullyReadable('affiliationDelegate', base);
      return call('affiliationDelegate', {
        body: [{ ...toGrantDraft(base), roles, delegatableRoles, note: appendNoteEntry(base.note, entry) }],
      });
    },
    {
      done: createSuccessNotice(grantHolderTexts.savedRoles(base.address)),
      refreshes: grantReadOperations,
      failed: crowded,
    },
  );

/**
 * Resolves with true once the note has the entry; with false, and nothing written, where the grant is gone or
 * grants something else than shown. A longer note is accepted.
 */
export const keepGrantMutation = (client: QueryClient, seen: Grant) =>
  customMutation(
    async (entry: string): Promise<boolean> => {
      let isThere = false;
      await writeOnNewest(client, seen, (now) => {
        const grant = findUnchangedGrant(seen, now);
        isThere = grant !== undefined;
        return grant && appendGrantNote(grant, entry);
      });
      return isThere;
    },
    { refreshes: grantReadOperations, failed: crowded },
  );
