import { roleLabel, type Role } from '../access/roles.ts';
import { formatConjunction } from '../words/lists.ts';
import { grantTexts } from '../words/texts/grants.ts';
import {
  findBaseGrant,
  isSameGrantItem,
  isSameGrantScope,
  formatGrantItem,
  type Grant,
  type GrantScope,
} from './grant.ts';
import { mergeGrantRoles, type GrantPlan } from './grantPlan.ts';

type Unit = {
  readonly roles: readonly string[];
  readonly givesOn: readonly string[];
  readonly items: readonly string[];
};

export type UnitChange = Pick<GrantScope, 'realm' | 'affiliation'> & {
  readonly before: Unit;
  readonly after: Unit;
  readonly isChanged: boolean;
};

export const listRoleNames = (roles: readonly Role[]): readonly string[] =>
  roles.map((role) => roleLabel[role]);

function unitAt(grants: readonly Grant[], place: GrantScope): Unit {
  const base = findBaseGrant(grants, place);
  const items = grants.filter((grant) => grant.item !== null && isSameGrantScope(grant, place));
  return {
    roles: listRoleNames(base?.roles ?? []),
    givesOn: listRoleNames(base?.delegatableRoles ?? []),
    items: items.map(({ item }) => formatGrantItem(item)).toSorted(),
  };
}

function unitAfter(wanted: GrantPlan, grants: readonly Grant[]): Unit {
  const before = unitAt(grants, wanted);
  const { roles, delegatableRoles } = mergeGrantRoles(
    findBaseGrant(grants, wanted),
    wanted.roles,
    wanted.validRoles,
  );
  const { item } = wanted;
  const isThere = grants.some(
    (grant) => isSameGrantScope(grant, wanted) && isSameGrantItem(grant.item, item),
  );
  return {
    roles: listRoleNames(roles),
    givesOn: listRoleNames(delegatableRoles),
    items: item && !isThere ? [...before.items, formatGrantItem(item)] : before.items,
  };
}

export function computeUnitChanges(wanted: GrantPlan, grants: readonly Grant[]): readonly UnitChange[] {
  const { realm, affiliation } = wanted;
  const own = { realm, affiliation, before: unitAt(grants, wanted), after: unitAfter(wanted, grants) };
  const others = new Map(
    grants
      .filter((grant) => !isSameGrantScope(grant, wanted))
      .map((grant) => [`${grant.realm} ${grant.affiliation}`, grant]),
  );
  return [
    { ...own, isChanged: true },
    ...[...others.values()].map((place) => {
      const unit = unitAt(grants, place);
      return {
        realm: place.realm,
        affiliation: place.affiliation,
        before: unit,
        after: unit,
        isChanged: false,
      };
    }),
  ];
}

const said = (names: readonly string[]): string =>
  names.length === 0 ? grantTexts.nothing : formatConjunction([...names]);

export function describeUnitAccess({ roles, givesOn, items }: Unit): readonly string[] {
  if (roles.length === 0 && items.length === 0) return [grantTexts.noAccess];
  return [
    ...(roles.length > 0 ? [grantTexts.rolesLine(formatConjunction([...roles]))] : []),
    ...(givesOn.length > 0 ? [grantTexts.mayGrant(formatConjunction([...givesOn]))] : []),
    ...items,
  ];
}

/**
 * Sentences on what has changed in the grants of a scope since `seen`. Longer notes are no change: entries
 * are only appended.
 */
export function describeConcurrentGrantChanges(
  seen: readonly Grant[],
  now: readonly Grant[],
  place: GrantScope,
): readonly string[] {
  const [one, other] = [unitAt(seen, place), unitAt(now, place)];
  return (['roles', 'givesOn', 'items'] as const).flatMap((part) =>
    said(one[part]) === said(other[part])
      ? []
      : [grantTexts.moved(grantTexts.parts[part], said(one[part]), said(other[part]))],
  );
}

/** A grant in a sentence, such as for the note of a request: "Granted Configuration OU1234 at Crane Works." */
export const describeGrant = (wanted: Pick<GrantPlan, 'item' | 'roles'>, place: string): string =>
  grantTexts.granted(
    wanted.item ? formatGrantItem(wanted.item) : formatConjunction([...listRoleNames(wanted.roles)]),
    place,
  );
