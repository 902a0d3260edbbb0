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
import { alwaysOpen, abortIfClosed, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import type { Step } from '~/ui/steps/useSteps.ts';

export const getAccountRealmName = (accountNumber: string): string =>
  serializeRealm(getGrantRealm(accountNumber), config.productCode);

/** Everything granted at an account in the realm of its own people; null where it is not for the person, or there is no such account. */
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

/** The grants at a place, of which one is written anew with what it has: none may have a part that could not be read. */
async function readWholePlace(client: QueryClient, place: GrantScope): Promise<readonly Grant[]> {
  const grants = await fetchFreshGrants(client, place);
  assertFullyReadable('affiliationDelegate', grants);
  return grants;
}

const mostTries = 4;

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/**
 * Made anew where somebody else has written to its note meanwhile. `draft` answers undefined when there is nothing to
 * write. Nothing is written once the dialog is closed.
 */
async function writeOnNewest(
  client: QueryClient,
  place: GrantScope,
  draft: (now: readonly Grant[]) => GrantDraft | undefined,
  isOpen: OpenCheck = alwaysOpen,
): Promise<void> {
  const write = abortIfClosed(isOpen, (wanted: GrantDraft) =>
    call('affiliationDelegate', { body: [wanted] }),
  );
  for (let left = mostTries; ; left -= 1) {
    // Each try is about what the one before has met.
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

/**
 * A part that is done is not done again. Answers what others have changed since `seen`, where it was made together
 * with theirs.
 */
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

/** A grant that is being made, with what of others it was made together with, in sentences: so far, and by its last step. */
export type GrantProgress = {
  readonly wanted: GrantPlan;
  readonly merged: readonly string[];
  readonly latest: readonly string[];
};

export const describeMergedChanges = (merged: readonly string[]): string | undefined =>
  merged.length === 0 ? undefined : createGrantTexts.merged(joinSentences(merged));

/** The parts of a grant as steps, with the labels a person sees. `seen` are the grants as the person saw them. */
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
 * For one address of many, as long as the dialog is open; says nothing. Rejects with the failure of the part that
 * failed.
 */
export async function saveGrant(client: QueryClient, wanted: GrantPlan, isOpen: OpenCheck): Promise<void> {
  for (const part of ['BASE', 'PERMISSION'] as const) {
    // The base comes first.
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

/** It takes away too, so it is made on what was seen: a note that has grown since is a conflict. */
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
 * True once its note has the entry. One that is gone, or gives something else than was seen, is left and false; its
 * note may have grown.
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
