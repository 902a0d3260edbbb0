import { roleLabel, type Role } from '../access/roles.ts';
import { conjunction } from '../words/lists.ts';
import { grantTexts } from '../words/texts/grants.ts';
import { baseAt, isSameItem, isSamePlace, itemText, type Grant, type GrantPlace } from './grant.ts';
import { rolesAfter, type Wanted } from './plan.ts';

type Unit = {
  readonly roles: readonly string[];
  readonly givesOn: readonly string[];
  readonly items: readonly string[];
};

export type UnitChange = Pick<GrantPlace, 'realm' | 'affiliation'> & {
  readonly before: Unit;
  readonly after: Unit;
  readonly isChanged: boolean;
};

export const roleNames = (roles: readonly Role[]): readonly string[] => roles.map((role) => roleLabel[role]);

function unitAt(grants: readonly Grant[], place: GrantPlace): Unit {
  const base = baseAt(grants, place);
  const items = grants.filter((grant) => grant.item !== null && isSamePlace(grant, place));
  return {
    roles: roleNames(base?.roles ?? []),
    givesOn: roleNames(base?.delegatableRoles ?? []),
    items: items.map(({ item }) => itemText(item)).toSorted(),
  };
}

function unitAfter(wanted: Wanted, grants: readonly Grant[]): Unit {
  const before = unitAt(grants, wanted);
  const { roles, delegatableRoles } = rolesAfter(baseAt(grants, wanted), wanted.roles, wanted.validRoles);
  const { item } = wanted;
  const isThere = grants.some((grant) => isSamePlace(grant, wanted) && isSameItem(grant.item, item));
  return {
    roles: roleNames(roles),
    givesOn: roleNames(delegatableRoles),
    items: item && !isThere ? [...before.items, itemText(item)] : before.items,
  };
}

export function changesBy(wanted: Wanted, grants: readonly Grant[]): readonly UnitChange[] {
  const { realm, affiliation } = wanted;
  const own = { realm, affiliation, before: unitAt(grants, wanted), after: unitAfter(wanted, grants) };
  const others = new Map(
    grants
      .filter((grant) => !isSamePlace(grant, wanted))
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
  names.length === 0 ? grantTexts.nothing : conjunction([...names]);

export function unitLines({ roles, givesOn, items }: Unit): readonly string[] {
  if (roles.length === 0 && items.length === 0) return [grantTexts.noAccess];
  return [
    ...(roles.length > 0 ? [grantTexts.rolesLine(conjunction([...roles]))] : []),
    ...(givesOn.length > 0 ? [grantTexts.mayGrant(conjunction([...givesOn]))] : []),
    ...items,
  ];
}

/** Between what somebody saw and now, in sentences. Grown notes are none: what is written is appended. */
export function movesBetween(
  seen: readonly Grant[],
  now: readonly Grant[],
  place: GrantPlace,
): readonly string[] {
  const [one, other] = [unitAt(seen, place), unitAt(now, place)];
  return (['roles', 'givesOn', 'items'] as const).flatMap((part) =>
    said(one[part]) === said(other[part])
      ? []
      : [grantTexts.moved(grantTexts.parts[part], said(one[part]), said(other[part]))],
  );
}

/** A grant in a sentence, such as for the note of a request: "Granted Configuration OU1234 at Crane Works." */
export const grantedText = (wanted: Pick<Wanted, 'item' | 'roles'>, place: string): string =>
  grantTexts.granted(wanted.item ? itemText(wanted.item) : conjunction([...roleNames(wanted.roles)]), place);
