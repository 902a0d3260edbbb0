import { formatCount } from '../words/numbers.ts';
import { formatState } from '../words/stateAppearances.ts';
import { isStateWithoutData } from './form.ts';
import type { PartUsageRow } from './usage.ts';

export type UsageGroup = { readonly state: string; readonly rows: readonly PartUsageRow[] };

const first: readonly string[] = [
  'READY_FOR_PRODUCTION',
  'IN_PRODUCTION',
  'APPROVED',
  'WAITING_FOR_APPROVAL',
  'GENERATING_ARTEFACTS',
  'CONFIGURING',
];

/** Usage of a part by the state of the configurations: ready for production first, archived last. */
export function groupUsageByState(rows: readonly PartUsageRow[]): readonly UsageGroup[] {
  const groups = Map.groupBy(rows, ({ state }) => state);
  const rank = (state: string): number => {
    const at = first.indexOf(state);
    if (at >= 0) return at;
    return state === 'ARCHIVED' ? first.length + 1 : first.length;
  };
  return [...groups]
    .map(([state, own]) => ({ state, rows: own }))
    .toSorted((one, other) => rank(one.state) - rank(other.state));
}

export function describeStateChange(from: string, to: string): string {
  if (from === to) return 'The state stays as it is.';
  if (to === 'READY') return 'It can be chosen for new configurations, where its tags and families allow it.';
  const kept = isStateWithoutData(to)
    ? ' Its data and outputs stay as they are and are not saved with it.'
    : '';
  const lost = from === 'READY' ? 'It can no longer be chosen. ' : 'It cannot be chosen. ';
  return `${lost}Configurations that use it keep it.${kept}`;
}

export function describePartImpact(groups: readonly UsageGroup[]): string {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count === 0) return 'No configuration uses it.';
  const urgent = groups.find(({ state }) => state === 'READY_FOR_PRODUCTION')?.rows.length ?? 0;
  const used = `${formatCount(count, 'revision')} ${count === 1 ? 'uses' : 'use'} it`;
  return urgent === 0
    ? `${used}, none of them ready for production.`
    : `${used}, ${urgent} of them ${formatState('READY_FOR_PRODUCTION').toLowerCase()}.`;
}
