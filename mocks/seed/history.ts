import type { ConfigurationState } from '../../src/domain/configuration/state.ts';
import { defaultRevisionNote } from '../../src/domain/revision/revision.ts';
import type { RandomSequence } from '../factory/random.ts';
import type { LogRecord } from '../store/records.ts';
import type { Timeline } from './timeline.ts';
import words from './words.json' with { type: 'json' };

export type HistoryParticipants = {
  readonly engineer: string;
  readonly approver: string;
};

export type SeedRevision = {
  readonly revisionName: string;
  readonly note: string;
  readonly created: string;
  readonly createdBy: string;
  readonly builds: readonly string[];
};

type History = { readonly revisions: readonly SeedRevision[]; readonly logs: readonly LogRecord[] };

const paths: Record<ConfigurationState, readonly string[]> = {
  PLACEHOLDER: [],
  CONFIGURING: ['CONFIGURING'],
  WAITING_FOR_APPROVAL: ['CONFIGURING', 'WAITING_FOR_APPROVAL'],
  GENERATING_ARTEFACTS: ['CONFIGURING', 'GENERATING_ARTEFACTS'],
  APPROVED: ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED'],
  READY_FOR_PRODUCTION: ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED', 'READY_FOR_PRODUCTION'],
  ARCHIVED: ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED', 'ARCHIVED'],
  LOCKED: ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'LOCKED'],
};

const doneByApprover = ['APPROVED', 'READY_FOR_PRODUCTION', 'ARCHIVED', 'LOCKED'];

export function createConfigurationHistory(
  random: RandomSequence,
  time: Timeline,
  { engineer, approver }: HistoryParticipants,
  state: ConfigurationState,
): History {
  const logs: LogRecord[] = [];
  const revisions: SeedRevision[] = [];
  const count = state === 'PLACEHOLDER' ? 1 : random.pick([1, 1, 1, 1, 2, 2, 3]);
  let before = 'PLACEHOLDER';

  const log = (
    type: string,
    revision: string,
    old: string | null,
    next: string | null,
    by = engineer,
  ): void => {
    logs.push({ type, revision, old, new: next, created: time.next(), createdBy: by });
  };
  const moveTo = (revision: string, to: string): void => {
    log('CHANGE_STATE', revision, before, to, doneByApprover.includes(to) ? approver : engineer);
    before = to;
  };
  const build = (revision: string): string => {
    log('TREE_BUILT', revision, null, '2');
    log('ARTEFACT_BUILT', revision, null, String(random.whole(30, 60)));
    return time.last();
  };

  for (let index = 0; index < count; index++) {
    const name = `0${String.fromCharCode(65 + index)}`;
    const last = index === count - 1;
    const builds: string[] = [];
    if (index === 0) log('CREATE_CONFIGURATION_SET', name, null, null);
    else log('CREATE_REVISION', name, revisions[index - 1]?.revisionName ?? null, name);
    const created = time.last();
    for (const step of paths[last ? state : 'READY_FOR_PRODUCTION']) {
      if (step === 'WAITING_FOR_APPROVAL') builds.push(build(name));
      moveTo(name, step);
    }
    if (last && state === 'CONFIGURING' && random.next() < 0.5) builds.push(build(name));
    if (builds.length > 0 && random.next() < 0.2) builds.push(build(name));
    revisions.push({
      revisionName: name,
      note: index === 0 ? defaultRevisionNote : random.pick(words.revisionNotes),
      created,
      createdBy: engineer,
      builds,
    });
  }
  return { revisions, logs };
}
