import { isSubsidiary, type Subsidiary } from '../account/subsidiaries.ts';
import { listDelegatableRoles } from '../access/granting.ts';
import { roles as allRoles, type Role } from '../access/roles.ts';
import {
  findBaseGrant,
  defaultGrantRole,
  isSameGrantItem,
  isSameGrantScope,
  type Grant,
  type GrantDraft,
  type GrantItem,
  type GrantScope,
  appendNoteEntry,
  hasNoteEntry,
} from './grant.ts';

export type GrantPlan = GrantScope & {
  readonly dataArea: string;
  readonly entry: string;
  /**
   * Note entry that names what is granted. Each change of roles adds one, so that a change based on an older
   * note is refused and two granters cannot undo each other.
   */
  readonly givenEntry: string;
  readonly item: GrantItem | null;
  readonly roles: readonly Role[];
  readonly validRoles: readonly Role[];
};

export type GrantPart = 'BASE' | 'PERMISSION';

/** Roles in the order of `allRoles`, each once. Unknown roles come last: their holders keep them. */
const inOrder = (chosen: readonly Role[]): Role[] => [
  ...allRoles.filter((role) => chosen.includes(role)),
  ...new Set(chosen.filter((role) => !allRoles.includes(role))),
];

const isArea = (code: string): code is Exclude<Subsidiary, 'ALL'> => isSubsidiary(code) && code !== 'ALL';

function newBase({ address, realm, affiliation, dataArea, entry }: GrantPlan): GrantDraft {
  return {
    address: address.trim(),
    realm,
    affiliation,
    dataAreas: isArea(dataArea) ? [dataArea] : [],
    roles: [defaultGrantRole],
    delegatableRoles: [],
    accessLevel: 'OPEN',
    note: entry,
    item: null,
  };
}

export function toGrantDraft(grant: GrantDraft & Partial<Grant>): GrantDraft {
  const { affiliationId: _, modified: __, ...draft } = grant;
  return draft;
}

/** A grant of one more item beside its base grant, which alone decides on the roles at the account. */
const itemGrant = (
  { address, realm, affiliation, dataAreas, accessLevel, note }: Grant,
  item: GrantItem,
): GrantDraft => ({
  address,
  realm,
  affiliation,
  dataAreas,
  roles: [defaultGrantRole],
  delegatableRoles: [],
  accessLevel,
  note,
  item,
});

/**
 * First call of a grant: the base grant is created, or the reason is appended to its note; undefined where
 * that is done.
 */
export function planBasePart(wanted: GrantPlan, grants: readonly Grant[]): GrantDraft | undefined {
  const base = findBaseGrant(grants, wanted);
  if (!base) return newBase(wanted);
  if (hasNoteEntry(base.note, wanted.entry)) return undefined;
  return { ...toGrantDraft(base), note: appendNoteEntry(base.note, wanted.entry) };
}

/** Roles of the base grant and new ones. If a new one may delegate, all decide on the delegatable roles. */
export function mergeGrantRoles(
  base: Pick<GrantDraft, 'roles' | 'delegatableRoles'> | undefined,
  granted: readonly Role[],
  validRoles: readonly Role[],
): Pick<GrantDraft, 'roles' | 'delegatableRoles'> {
  const roles = inOrder([...(base?.roles ?? [defaultGrantRole]), ...granted]);
  const derived =
    listDelegatableRoles(granted, validRoles).length > 0 ? listDelegatableRoles(roles, validRoles) : [];
  return { roles, delegatableRoles: inOrder([...(base?.delegatableRoles ?? []), ...derived]) };
}

const holdsAll = (held: readonly Role[], wanted: readonly Role[]): boolean =>
  wanted.every((role) => held.includes(role));

/** Second call of a grant; undefined where it is done already. Throws where the base grant is gone. */
export function planPermissionPart(wanted: GrantPlan, grants: readonly Grant[]): GrantDraft | undefined {
  const base = findBaseGrant(grants, wanted);
  if (!base) throw new Error('The grant has been revoked meanwhile');
  if (wanted.item) {
    const { item } = wanted;
    const isThere = grants.some(
      (grant) => isSameGrantScope(grant, wanted) && isSameGrantItem(grant.item, item),
    );
    return isThere ? undefined : itemGrant(base, item);
  }
  const after = mergeGrantRoles(base, wanted.roles, wanted.validRoles);
  const isDone = holdsAll(base.roles, after.roles) && holdsAll(base.delegatableRoles, after.delegatableRoles);
  return isDone
    ? undefined
    : { ...toGrantDraft(base), ...after, note: appendNoteEntry(base.note, wanted.givenEntry) };
}

export const planGrantPart = (
  part: GrantPart,
  wanted: GrantPlan,
  grants: readonly Grant[],
): GrantDraft | undefined =>
  part === 'BASE' ? planBasePart(wanted, grants) : planPermissionPart(wanted, grants);

export function listExpectedGrants(
  part: GrantPart,
  wanted: GrantPlan,
  seen: readonly Grant[],
): readonly Grant[] {
  if (part === 'BASE' || findBaseGrant(seen, wanted)) return seen;
  return [...seen, { ...newBase(wanted), affiliationId: '', modified: '' }];
}

export function isGrantedAlready(wanted: GrantPlan, grants: readonly Grant[]): boolean {
  const base = findBaseGrant(grants, wanted);
  return base !== undefined && planPermissionPart(wanted, grants) === undefined;
}

/** Roles that replace others, in the order of `allRoles`; `passesOn` adds the delegatable roles. */
export const buildRoleAssignment = (
  { roles, passesOn }: { readonly roles: readonly Role[]; readonly passesOn: boolean },
  validRoles: readonly Role[],
): Pick<GrantDraft, 'roles' | 'delegatableRoles'> => ({
  roles: inOrder(roles),
  delegatableRoles: passesOn ? inOrder(listDelegatableRoles(roles, validRoles)) : [],
});

export const hasExactRoles = (
  grant: Pick<Grant, 'roles' | 'delegatableRoles'>,
  wanted: Pick<GrantDraft, 'roles' | 'delegatableRoles'>,
): boolean =>
  (['roles', 'delegatableRoles'] as const).every(
    (which) => inOrder(grant[which]).join() === inOrder(wanted[which]).join(),
  );

/** The grant of the same scope, item and roles; undefined where it is gone or has been changed. */
export const findUnchangedGrant = (seen: Grant, now: readonly Grant[]): Grant | undefined =>
  now.find(
    (grant) =>
      isSameGrantScope(grant, seen) &&
      isSameGrantItem(grant.item, seen.item) &&
      isSameSet(grant.roles, seen.roles) &&
      isSameSet(grant.delegatableRoles, seen.delegatableRoles),
  );

const isSameSet = (one: readonly Role[], other: readonly Role[]): boolean =>
  holdsAll(one, other) && holdsAll(other, one);

export const appendGrantNote = (grant: Grant, entry: string): GrantDraft | undefined =>
  hasNoteEntry(grant.note, entry)
    ? undefined
    : { ...toGrantDraft(grant), note: appendNoteEntry(grant.note, entry) };
