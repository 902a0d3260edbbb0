import { getArtefactLabel } from '../file/artefactKinds.ts';
import { formatCount } from '../words/numbers.ts';
import { toSentenceCase, formatState } from '../words/stateAppearances.ts';

export const activityKinds = ['COMMENT', 'STATE', 'REVISION', 'FILE', 'CHANGE'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityKindChoices = ['ALL', ...activityKinds] as const;
export type ActivityKindChoice = (typeof activityKindChoices)[number];

export const activityKindText: Record<ActivityKindChoice, string> = {
  ALL: 'All activity',
  COMMENT: 'Comments',
  STATE: 'Workflow',
  REVISION: 'Revisions and notes',
  FILE: 'Files',
  CHANGE: 'Other changes',
};

export type ActivityFilter = { readonly kind: ActivityKindChoice; readonly revision: string };

type LogKind = {
  readonly text: string;
  readonly kind: ActivityKind;
  readonly value?: (value: string, person: Person) => string;
  readonly nothing?: string;
};
type Person = (email: string) => string;

const countOf = (what: string) => (value: string) => formatCount(Number(value), what);
const artefact = { kind: 'FILE', value: getArtefactLabel } as const;

const logKinds = new Map<string, LogKind>([
  [
    'CHANGE_ASSIGNEE',
    { text: 'Assignee changed', kind: 'CHANGE', value: (email, person) => person(email), nothing: 'Nobody' },
  ],
  ['CHANGE_STATE', { text: 'State changed', kind: 'STATE', value: formatState }],
  ['CREATE_REVISION', { text: 'Revision created', kind: 'REVISION' }],
  ['DELETE_REVISION', { text: 'Revision deleted', kind: 'REVISION' }],
  ['CHANGE_NOTE', { text: 'Note changed', kind: 'REVISION', nothing: 'No note' }],
  ['CHANGE_ACCOUNT', { text: 'Account changed', kind: 'CHANGE' }],
  ['CREATE_CONFIGURATION_SET', { text: 'Configuration created', kind: 'REVISION' }],
  ['CREATE_PRODUCT_CONFIGURATION', { text: 'Product configuration created', kind: 'CHANGE' }],
  ['TREE_BUILT', { text: 'Product tree built', kind: 'FILE', value: countOf('product configuration') }],
  ['ARTEFACT_BUILT', { text: 'Artefact built', kind: 'FILE', value: countOf('artefact') }],
  ['UPLOAD_ARTEFACT', { text: 'Artefact uploaded', ...artefact }],
  ['UPLOAD_ATTACHMENT', { text: 'Attachment uploaded', kind: 'FILE' }],
  ['DELETE_ATTACHMENT', { text: 'Attachment deleted', kind: 'FILE' }],
]);

const logKind = (logType: string): LogKind =>
  logKinds.get(logType) ?? { text: toSentenceCase(logType), kind: 'CHANGE' };

export const formatLogType = (logType: string): string => logKind(logType).text;

type Value = string | null | undefined;

/** The change in a log entry as "old → new", or as its only value; empty where it has neither. */
export function formatLogChange(
  logType: string,
  change: { old?: Value; new?: Value },
  person: Person,
): string {
  const { value = (text: string) => text, nothing = '' } = logKind(logType);
  const [before, after] = [change.old, change.new].map((each) => (each ? value(each, person) : ''));
  if (!before && !after) return '';
  if (before && after) return `${before} → ${after}`;
  return nothing ? `${before || nothing} → ${after || nothing}` : before || after || '';
}

type Stamp = { readonly created: string; readonly createdBy: string };
type Log = Stamp & {
  readonly activityLogId: string;
  readonly activityLogType: string;
  readonly revision: string;
  readonly data: { readonly old?: Value; readonly new?: Value };
};
type Comment = Stamp & { readonly commentId: string; readonly revision: string; readonly pinned: boolean };
type Attachment = {
  readonly attachmentId: string;
  readonly attachmentName: string;
  readonly revision: string;
  readonly versions: readonly (Stamp & { readonly versionNumber: number })[];
};

export type ActivitySources<C extends Comment> = {
  readonly logs: readonly Log[];
  readonly comments: readonly C[];
  readonly attachments: readonly Attachment[];
};

export type Activity<C extends Comment> = Stamp & {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly text: string;
  readonly detail: string;
  readonly revision: string;
  readonly comment?: C;
};

const ofLog = (log: Log, person: Person): Omit<Activity<never>, 'comment'> => ({
  id: `log ${log.activityLogId}`,
  kind: logKind(log.activityLogType).kind,
  text: formatLogType(log.activityLogType),
  detail: formatLogChange(log.activityLogType, log.data, person),
  revision: log.revision,
  created: log.created,
  createdBy: log.createdBy,
});

const ofAttachment = ({ attachmentId, attachmentName, revision, versions }: Attachment) =>
  versions.map(({ versionNumber, created, createdBy }) => ({
    id: `attachment ${attachmentId} ${versionNumber}`,
    kind: 'FILE' as const,
    text: 'Attachment uploaded',
    detail: `${attachmentName}, version ${versionNumber}`,
    revision,
    created,
    createdBy,
  }));

const ofComment = <C extends Comment>(comment: C): Activity<C> => ({
  id: `comment ${comment.commentId}`,
  kind: 'COMMENT',
  text: 'Comment',
  detail: '',
  revision: comment.revision,
  created: comment.created,
  createdBy: comment.createdBy,
  comment,
});

/**
 * Merges logs, comments and attachments, newest first. The log entry of an upload is left out while its
 * attachment exists, since the attachment's versions show it.
 */
export function buildActivityStream<C extends Comment>(
  { logs, comments, attachments }: ActivitySources<C>,
  person: Person,
): readonly Activity<C>[] {
  const present = new Set(attachments.map(({ attachmentName }) => attachmentName));
  const told = logs.filter(
    ({ activityLogType, data }) => activityLogType !== 'UPLOAD_ATTACHMENT' || !present.has(data.new ?? ''),
  );
  const entries: readonly Activity<C>[] = [
    ...told.map((log) => ofLog(log, person)),
    ...comments.map(ofComment),
    ...attachments.flatMap(ofAttachment),
  ];
  return entries.toSorted((one, other) => Date.parse(other.created) - Date.parse(one.created));
}

export const filterActivity = <C extends Comment>(
  stream: readonly Activity<C>[],
  { kind, revision }: ActivityFilter,
): readonly Activity<C>[] =>
  stream.filter(
    (entry) => (kind === 'ALL' || entry.kind === kind) && (revision === '' || entry.revision === revision),
  );

export const parseActivityFilter = (
  parameters: URLSearchParams,
  revisions: readonly { readonly revisionName: string }[],
): ActivityFilter => ({
  kind: activityKindChoices.find((kind) => kind === parameters.get('kind')) ?? 'ALL',
  revision: revisions.find(({ revisionName }) => revisionName === parameters.get('of'))?.revisionName ?? '',
});

export const toActivitySearchParams = ({ kind, revision }: ActivityFilter) => ({
  kind: kind === 'ALL' ? '' : kind,
  of: revision,
});
