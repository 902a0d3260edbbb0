import { movedFact, type Moved } from '../words/sentences.ts';
import { conjunction } from '../words/lists.ts';
import { stateText } from '../words/stateLooks.ts';
import { millingMovedTexts } from '../words/texts/milling.ts';
import type { MachineForm, Macro, MacroVersion, MacroVersionForm } from './milling.ts';

export const movedNames = (seen: MachineForm, now: MachineForm): readonly Moved[] => [
  ...movedFact(millingMovedTexts.name, seen.name, now.name),
  ...movedFact(millingMovedTexts.note, seen.note, now.note),
];

const mostLines = 12;

function toldLines(lines: readonly string[]): string {
  const more = lines.length - mostLines;
  return (more > 0 ? [...lines.slice(0, mostLines), millingMovedTexts.more(more)] : lines).join('\n');
}

function movedLines(seen: string, now: string): readonly Moved[] {
  if (seen === now) return [];
  const [before, after] = [seen.split('\n'), now.split('\n')];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [old, own] = [before, after].map((lines) => toldLines(lines.slice(head, lines.length - tail)));
  return [{ what: millingMovedTexts.text(head + 1), before: old || '–', now: own || '–' }];
}

type MachineName = (machineId: string) => string;

export const movedVersion = (
  seen: MacroVersionForm,
  now: MacroVersionForm,
  machineName: MachineName,
): readonly Moved[] => [
  ...movedFact(millingMovedTexts.revision, seen.revision, now.revision),
  ...(seen.machineId === now.machineId
    ? []
    : [
        {
          what: millingMovedTexts.machine,
          before: machineName(seen.machineId),
          now: machineName(now.machineId),
        },
      ]),
  ...movedFact(millingMovedTexts.state, stateText(seen.state), stateText(now.state)),
  ...movedLines(seen.main, now.main),
];

type WholeMacro = Macro & MachineForm;

function movedVersions(
  seen: readonly MacroVersion[],
  now: readonly MacroVersion[],
  machineName: MachineName,
): readonly Moved[] {
  const after = new Map(now.map((version) => [version.id, version]));
  const before = new Set(seen.map(({ id }) => id));
  const moved = seen.flatMap((version) => {
    const { id, revision, state } = version;
    const own = after.get(id);
    if (!own) return movedFact(millingMovedTexts.version(revision), stateText(state), '');
    return movedVersion(version, own, machineName).map(({ what, ...change }) => ({
      what: millingMovedTexts.ofVersion(revision, what),
      ...change,
    }));
  });
  const added = now.filter(({ id }) => !before.has(id));
  return [
    ...moved,
    ...added.flatMap(({ revision, state }) =>
      movedFact(millingMovedTexts.version(revision), '', stateText(state)),
    ),
  ];
}

export const movedMacro = (seen: WholeMacro, now: WholeMacro, machineName: MachineName): readonly Moved[] => [
  ...movedNames(seen, now),
  ...movedFact(millingMovedTexts.parts, conjunction(seen.partNumbers), conjunction(now.partNumbers)),
  ...movedVersions(seen.versions, now.versions, machineName),
];
