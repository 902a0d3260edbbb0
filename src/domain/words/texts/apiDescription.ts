import { formatCount, formatBytes, formatWholeNumber } from '../numbers.ts';
import { formatConjunction } from '../lists.ts';
import { omittedFaultTexts } from './omittedItems.ts';

const aspectTexts = {
  call: 'method or path',
  parameters: 'parameters',
  body: 'body',
  answers: 'answers',
  access: 'who may call it',
} as const;

export const apiDescriptionTexts = {
  api: 'API',
  itself: 'The description',
  about: (title: string, version: string, standard: string) =>
    [title, version && `version ${version}`, standard && `OpenAPI ${standard}`].filter(Boolean).join(', '),
  search: 'Search path, summary, parameters and fields',
  preparing: 'The fields are still being gone through.',
  method: 'Method',
  allMethods: 'All methods',
  access: 'Access',
  accesses: { ALL: 'Any access', MINE: 'I may call', NOT_MINE: 'I may not call' },
  count: (found: number, all: number) =>
    found === all
      ? formatCount(all, 'operation')
      : `${formatWholeNumber(found)} of ${formatCount(all, 'operation')}`,
  operations: 'Operations',
  byField: (field: string) => `has ${field}`,
  none: 'No operations',
  noneFits: 'No operation fits this search.',
  noneAbout: 'The CMS has described none.',
  showAll: 'Show all operations',
  otherTag: 'Other',
  may: 'You may call it',
  mayNot: 'You may not call it',
  notKnown: 'Not known whether you may call it',
  deprecated: 'Not to be used any more',

  changes: 'Changes since you last looked',
  changesSince: (date: string) => `Compared with the description of ${date}.`,
  added: 'New',
  removed: 'Gone',
  changed: 'Changed',
  aspects: (changed: readonly (keyof typeof aspectTexts)[]) =>
    formatConjunction(changed.map((aspect) => aspectTexts[aspect])),
  more: (count: number) => `and ${formatWholeNumber(count)} more`,
  showMore: (next: number, left: number) =>
    next === left
      ? `Show ${formatWholeNumber(left)} more`
      : `Show ${formatWholeNumber(next)} of ${formatWholeNumber(left)} more`,
  seen: 'I have seen this',
  missing: (count: number) =>
    count === 1
      ? 'Portal calls an operation that the CMS does not describe:'
      : `Portal calls ${formatWholeNumber(count)} operations that the CMS does not describe:`,

  calledBy: (pages: readonly string[]) => (pages.length === 0 ? '' : `· ${pages.join(', ')}`),
  notFound: {
    AMBIGUOUS: (names: readonly string[]) => `nothing decides which it is: ${names.join(', ')}`,
    MAPPING: (names: readonly string[]) =>
      names.length === 0
        ? 'CMS_OPERATIONS names one that is not described'
        : `CMS_OPERATIONS names ${names.join(', ')}, whose path has other parameters`,
  },
  deviations: 'Answers that deviate',
  deviationsAbout:
    'Since this page was loaded these values were not as Portal reads them. Each is told once.',
  /** `since` is the time of day of the first occurrence. */
  deviation: (fault: keyof typeof omittedFaultTexts, since: string) =>
    `${omittedFaultTexts[fault]}, since ${since}`,
  portalName: (name: string) => `Portal calls it ${name}`,

  missingTitle: (id: string) => `There is no operation ${id}`,
  missingAbout: 'The CMS does not describe it, or no longer.',
  toApi: 'Go to the operations',
  parameters: 'Parameters',
  noParameters: 'It takes no parameters.',
  places: { path: 'in the path', query: 'in the query', header: 'as a header', cookie: 'as a cookie' },
  required: 'required',
  body: 'Body',
  answers: 'Answers',
  noAnswers: 'No answers are described.',
  noContent: 'Without content',
  schemaOf: (status: string) => `Answer ${status}`,
  unfold: (name: string) => `Show what is inside ${name}`,
  whoMay: 'Who may call it',
  you: 'You',
  roles: 'Roles',
  notDescribed: 'Not known: the CMS does not describe who may call it.',
  rolesUnknown: 'Only administrators can see which roles may.',
  noRoles: 'No role',
  rolesOf: (realm: string, roles: readonly string[]) => `${realm}: ${formatConjunction(roles)}`,
  governed: {
    OBJECT: (type: string, access: 'READ' | 'WRITE') =>
      `Whoever may ${access === 'READ' ? 'read' : 'write'} objects of type ${type}.`,
    SERVICE: 'Whoever has it among their services.',
  },
  governance: 'Rule',

  try: 'Try it',
  tryRefusal: 'Only operations that read can be tried here.',
  send: 'Send',
  fillIn: (name: string) => `${name} is required`,
  curl: 'As curl',
  copy: 'Copy as curl',
  copied: 'Copied',
  curlAbout: 'The token is left out: put yours into the variable TOKEN.',
  answer: 'Answer',
  answered: (status: number, milliseconds: number, bytes: number) =>
    `${status} in ${formatWholeNumber(Math.round(milliseconds))} ms, ${formatBytes(bytes)}`,
  failed: (status: number | undefined, message: string) =>
    status === undefined ? message : `${status}: ${message}`,
  shortened: (bytes: number) => `The first part of ${formatBytes(bytes)}.`,
  noText: (type: string) => `It is no text but ${type || 'of an unknown kind'}.`,
} as const;
