import { diffFact, type ConcurrentChange } from '../words/sentences.ts';
import { formatConjunction } from '../words/lists.ts';
import { formatState } from '../words/stateAppearances.ts';
import { millingConflictTexts } from '../words/texts/milling.ts';
import type { MachineFormValues, Macro, MacroVersion, MacroVersionFormValues } from './milling.ts';

export const diffMillingNames = (
  seen: MachineFormValues,
  now: MachineFormValues,
): readonly ConcurrentChange[] => [
  ...diffFact(millingConflictTexts.name, seen.name, now.name),
  ...diffFact(millingConflictTexts.note, seen.note, now.note),
];

const maxLines = 12;

function toldLines(lines: readonly string[]): string {
  const more = lines.length - maxLines;
  return (more > 0 ? [...lines.slice(0, maxLines), millingConflictTexts.more(more)] : lines).join('\n');
}

function movedLines(seen: string, now: string): readonly ConcurrentChange[] {
  if (seen === now) return [];
  const [before, after] = [seen.split('\n'), now.split('\n')];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [old, own] = [before, after].map((lines) => toldLines(lines.slice(head, lines.length - tail)));
  return [{ what: millingConflictTexts.text(head + 1), before: old || '–', now: own || '–' }];
}

type MachineName = (machineId: string) => string;

export const diffMacroVersion = (
  seen: MacroVersionFormValues,
  now: MacroVersionFormValues,
  machineName: MachineName,
): readonly ConcurrentChange[] => [
  ...diffFact(millingConflictTexts.revision, seen.revision, now.revision),
  ...(seen.machineId === now.machineId
    ? []
    : [
        {
          what: millingConflictTexts.machine,
          before: machineName(seen.machineId),
          now: machineName(now.machineId),
        },
      ]),
  ...diffFact(millingConflictTexts.state, formatState(seen.state), formatState(now.state)),
  ...movedLines(seen.main, now.main),
];

type WholeMacro = Macro & MachineFormValues;

function movedVersions(
  seen: readonly MacroVersion[],
  now: readonly MacroVersion[],
  machineName: MachineName,
): readonly ConcurrentChange[] {
  const after = new Map(now.map((version) => [version.id, version]));
  const before = new Set(seen.map(({ id }) => id));
  const moved = seen.flatMap((version) => {
    const { id, revision, state } = version;
    const own = after.get(id);
    if (!own) return diffFact(millingConflictTexts.version(revision), formatState(state), '');
    return diffMacroVersion(version, own, machineName).map(({ what, ...change }) => ({
      what: millingConflictTexts.ofVersion(revision, what),
      ...change,
    }));
  });
  const added = now.filter(({ id }) => !before.has(id));
  return [
    ...moved,
    ...added.flatMap(({ revision, state }) =>
      diffFact(millingConflictTexts.version(revision), '', formatState(state)),
    ),
  ];
}

export const diffMacro = (
  seen: WholeMacro,
  now: WholeMacro,
  machineName: MachineName,
): readonly ConcurrentChange[] => [
  ...diffMillingNames(seen, now),
  ...diffFact(
    millingConflictTexts.parts,
    formatConjunction(seen.partNumbers),
    formatConjunction(now.partNumbers),
  ),
  ...movedVersions(seen.versions, now.versions, machineName),
];
