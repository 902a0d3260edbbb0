import { formatConjunction } from '../words/lists.ts';
import { realmLabel, roleLabel, type Unit } from './roles.ts';

export type Rights = {
  readonly units: readonly Unit[];
  readonly operations: ReadonlySet<string> | undefined;
};

type RightsChange = { readonly given: readonly string[]; readonly taken: readonly string[] };

const unitName = ({ realm, accountNumber }: Unit): string =>
  realm === 'CUSTOMER' || realm === 'CUST_GROUP'
    ? `${realmLabel[realm]} ${accountNumber}`
    : realmLabel[realm];

const roleNames = (units: readonly Unit[]): readonly string[] => [
  ...new Set(
    units
      .filter(({ realm }) => realm !== 'NONE')
      .flatMap((unit) => unit.roles.map((role) => `${roleLabel[role]} (${unitName(unit)})`)),
  ),
];

function compareRoles(before: readonly Unit[], after: readonly Unit[]): RightsChange {
  const [old, now] = [roleNames(before), roleNames(after)];
  return {
    given: now.filter((name) => !old.includes(name)),
    taken: old.filter((name) => !now.includes(name)),
  };
}

export function hasLostRights(before: Rights, after: Rights): boolean {
  if (compareRoles(before.units, after.units).taken.length > 0) return true;
  return [...(before.operations ?? [])].some((operation) => after.operations?.has(operation) === false);
}

export function describeRightsChange(before: Rights, after: Rights): readonly string[] {
  const { given, taken } = compareRoles(before.units, after.units);
  const lines = [
    given.length > 0 && `You have a new role: ${formatConjunction(given)}.`,
    taken.length > 0 && `You no longer have the role ${formatConjunction(taken)}.`,
  ].filter((line) => line !== false);
  if (lines.length > 0) return lines;
  const [old, now] = [before.operations ?? new Set<string>(), after.operations ?? new Set<string>()];
  return [
    [...now].some((operation) => !old.has(operation)) && 'Your roles allow more than before.',
    [...old].some((operation) => !now.has(operation)) && 'Your roles allow less than before.',
  ].filter((line) => line !== false);
}
