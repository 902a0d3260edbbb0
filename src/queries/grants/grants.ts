import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isOutcomeUnknown } from '~/api/ApiError.ts';
import { assertFullyReadable } from '~/api/answers/restoreReceived.ts';
import { call } from '~/api/call.ts';
import type { OperationId } from '~/api/operations.ts';
import { config } from '~/config.ts';
import { realmName } from '~/domain/access/roles.ts';
import { realmAt, type Grant, type GrantDraft, type GrantPlace, appendedNote } from '~/domain/grant/grant.ts';
import { movesBetween } from '~/domain/grant/preview.ts';
import {
  draftOf,
  expectedBy,
  notedGrant,
  partCall,
  unmovedGrant,
  type GrantPart,
  type Wanted,
} from '~/domain/grant/plan.ts';
import { notice, successNotice, type Notice } from '~/domain/notice/notices.ts';
import { sentences } from '~/domain/words/sentences.ts';
import { createPermissionTexts, holdingTexts } from '~/domain/words/texts/grants.ts';
import { act, mutation } from '~/queries/mutation.ts';
import { perform } from '~/queries/perform.ts';
import { query } from '~/queries/query.ts';
import { readNow } from '~/queries/readNow.ts';
import { alwaysOpen, abortIfClosed, type OpenCheck } from '~/ui/modal/useAttempt.ts';
import type { Step } from '~/ui/steps/useSteps.ts';

export const realmNameAt = (accountNumber: string): string =>
  realmName(realmAt(accountNumber), config.productCode);

/** Everything granted at an account in the realm of its own people; null where it is not for the person, or there is no such account. */
export const grantsAt = (accountNumber: string) =>
  query('affiliationGet', { path: { realm: realmNameAt(accountNumber), id: accountNumber } });

export const everyGrant = () => query('affiliationFilter', { body: {} });

export const grantsTo = (address: string) =>
  query('affiliationFilter', { body: { address: address.trim() } });

export const grantsOf = (configurationId: string) =>
  query('affiliationFilter', { body: { configurationId } });

export const grantsOfAccount = (affiliation: string) => query('affiliationFilter', { body: { affiliation } });

export const rolesOfRealms = () => query('realmRolesGet', {});

export const grantedProduct = (item: NonNullable<NonNullable<GrantDraft['item']>['productItem']>) =>
  query('productGet', { path: item });

export const grantReads = ['affiliationGet', 'affiliationFilter'] as const satisfies readonly OperationId[];

export async function readPlace(client: QueryClient, place: GrantPlace): Promise<readonly Grant[]> {
  const { affiliation, realm } = place;
  const read = query('affiliationGet', { path: { realm, id: affiliation } });
  return (await readNow(client, read)) ?? [];
}

/** The grants at a place, of which one is written anew with what it has: none may have a part that could not be read. */
async function readWholePlace(client: QueryClient, place: GrantPlace): Promise<readonly Grant[]> {
  const grants = await readPlace(client, place);
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
  place: GrantPlace,
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
      if (isOutcomeUnknown(error) && !draft(await readPlace(client, place))) return;
      if (!isConflict(error) || left === 0) throw error;
    }
  }
}

const crowded = (error: unknown): Notice | undefined =>
  isConflict(error) ? notice('REFUSED', { body: createPermissionTexts.crowded }) : undefined;

/**
 * A part that is done is not done again. Answers what others have changed since `seen`, where it was made together
 * with theirs.
 */
const grantPart = (client: QueryClient, part: GrantPart, seen: readonly Grant[], isOpen: OpenCheck) =>
  act(
    async (wanted: Wanted): Promise<readonly string[]> => {
      let merged: readonly string[] = [];
      const draft = (now: readonly Grant[]): GrantDraft | undefined => {
        const made = partCall(part, wanted, now);
        merged = made ? movesBetween(expectedBy(part, wanted, seen), now, wanted) : [];
        return made;
      };
      await writeOnNewest(client, wanted, draft, isOpen);
      return merged;
    },
    { refreshes: grantReads, failed: crowded },
  );

/** A grant that is being made, with what of others it was made together with, in sentences: so far, and by its last step. */
export type Granted = {
  readonly wanted: Wanted;
  readonly merged: readonly string[];
  readonly latest: readonly string[];
};

export const mergedText = (merged: readonly string[]): string | undefined =>
  merged.length === 0 ? undefined : createPermissionTexts.merged(sentences(merged));

/** The parts of a grant as steps, with the labels a person sees. `seen` are the grants as the person saw them. */
export const grantSteps = (
  client: QueryClient,
  labels: readonly [base: string, permission: string],
  seen: readonly Grant[],
  isOpen: OpenCheck,
): readonly Step<Granted>[] =>
  (['BASE', 'PERMISSION'] as const).map((part, index) => ({
    label: labels[index] ?? '',
    run: async ({ wanted, merged }) => {
      const moves = await perform(client, grantPart(client, part, seen, isOpen), wanted);
      const latest = moves.filter((move) => !merged.includes(move));
      return { wanted, merged: [...merged, ...latest], latest };
    },
    said: ({ latest }) => mergedText(latest),
  }));

/**
 * For one address of many, as long as the dialog is open; says nothing. Rejects with the failure of the part that
 * failed.
 */
export async function grantWhole(client: QueryClient, wanted: Wanted, isOpen: OpenCheck): Promise<void> {
  for (const part of ['BASE', 'PERMISSION'] as const) {
    // The base comes first.
    // oxlint-disable-next-line no-await-in-loop
    await writeOnNewest(client, wanted, (now) => partCall(part, wanted, now), isOpen);
  }
}

export const revokeEverything = (address: string) =>
  mutation('affiliationRevoke', {
    done: successNotice(holdingTexts.revokedAll(address)),
    refreshes: grantReads,
  });

export const revokeUnit = (item: string, address: string) =>
  mutation('affiliationUnitAccessRevoke', {
    done: successNotice(holdingTexts.revokedItem(item, address)),
    refreshes: grantReads,
  });

export const addUnit = (item: string, address: string) =>
  mutation('affiliationUnitAccessAdd', {
    done: successNotice(holdingTexts.addedUnit(item, address)),
    refreshes: grantReads,
  });

type RolesChange = Pick<GrantDraft, 'roles' | 'delegatableRoles'> & { readonly entry: string };

/** It takes away too, so it is made on what was seen: a note that has grown since is a conflict. */
export const saveRoles = (base: Grant) =>
  act(
    ({ roles, delegatableRoles, entry }: RolesChange) => {
      assertFullyReadable('affiliationDelegate', base);
      return call('affiliationDelegate', {
        body: [{ ...draftOf(base), roles, delegatableRoles, note: appendedNote(base.note, entry) }],
      });
    },
    { done: successNotice(holdingTexts.savedRoles(base.address)), refreshes: grantReads, failed: crowded },
  );

/**
 * True once its note has the entry. One that is gone, or gives something else than was seen, is left and false; its
 * note may have grown.
 */
export const keepGrant = (client: QueryClient, seen: Grant) =>
  act(
    async (entry: string): Promise<boolean> => {
      let isThere = false;
      await writeOnNewest(client, seen, (now) => {
        const grant = unmovedGrant(seen, now);
        isThere = grant !== undefined;
        return grant && notedGrant(grant, entry);
      });
      return isThere;
    },
    { refreshes: grantReads, failed: crowded },
  );
