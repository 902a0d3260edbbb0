import { sanitizeServerText, collectServerTexts, type ErrorData } from './apiError.ts';
import { joinSentences, splitTitle } from '../words/sentences.ts';
import { toSentenceCase } from '../words/stateAppearances.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** A passing message. It shows for `duration` ms; `report` adds how to report the problem. */
export type Notice = {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly tone: NoticeTone;
  readonly duration: number;
  readonly live: 'assertive' | 'polite';
  readonly body?: string;
  readonly lines?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly report?: true;
};

type Manner = Pick<Notice, 'tone' | 'duration' | 'live'>;

const error: Manner = { tone: 'error', duration: 30_000, live: 'assertive' };
const warning: Manner = { tone: 'warning', duration: 12_000, live: 'assertive' };
const briefWarning: Manner = { tone: 'warning', duration: 8000, live: 'assertive' };
const info: Manner = { tone: 'info', duration: 12_000, live: 'polite' };
const wait: Manner = { tone: 'info', duration: 8000, live: 'polite' };
const generic: Manner = { tone: 'info', duration: 5000, live: 'polite' };
const success: Manner = { tone: 'success', duration: 5000, live: 'polite' };

const noMillingSettings =
  'Could not find settings — Please go to the administration and set a default milling machine.';

const kinds = {
  INFO: { title: 'For your information', ...info },
  ERROR: { title: 'Something went wrong', ...error },
  WARNING: { title: 'Please note', ...warning },
  SUCCESS: { title: 'Done', ...success },
  GENERIC: { title: 'Notice', ...generic },
  TIMEOUT: { title: 'Failed to fetch', ...briefWarning },
  NOT_IMPLEMENTED: { title: 'This is not available yet', ...generic },
  API_ERROR: { title: 'Unknown error', ...error },
  VALIDATION_ERROR: { title: 'Please correct the following', ...error },
  AUTH_SUCCESS: { title: 'You are signed in', ...success },
  AUTH_ERROR: { title: 'We could not log you in…', ...error },
  WAIT: { title: 'One moment, please', ...wait },
  CREATE_SUCCESS: { title: 'Your configuration has been created', ...success },
  CREATE_ERROR: { title: 'Your configuration could not be created', ...error },
  REVISION_SUCCESS: { title: 'Your revision has been created', ...success },
  REVISION_ERROR: { title: 'Your revision could not be created', ...error },
  DUPLICATE_SUCCESS: { title: 'Your configuration has been duplicated', ...success },
  DUPLICATE_ERROR: { title: 'Your configuration could not be duplicated', ...error },
  SAVE_SUCCESS: { title: 'Your configuration has been saved', ...success },
  SAVE_ERROR: { title: 'Your configuration could not be saved', ...error },
  BUILD_SUCCESS: { title: 'Files have been generated', ...success },
  BUILD_ERROR: { title: 'Files could not be generated', ...error },
  VALIDATE_SUCCESS: { title: 'Your configuration is valid', ...success },
  VALIDATE_ERROR: { title: 'Your configuration is not valid', ...error },
  WIRING_SUCCESS: { title: 'The wiring is valid', ...success },
  WIRING_ERROR: { title: 'The wiring is not valid', ...error },
  NOT_READY: { title: 'Not ready for production', ...briefWarning },
  NO_MILLING_SETTINGS: { title: splitTitle(noMillingSettings).title, ...briefWarning },
  NO_GCODE: { title: 'Could not generate G-code', ...error },
  NO_PROGRAM_END: { title: 'The milling program does not say where it ends', ...briefWarning },
  REFUSED: { title: 'This is not possible now', ...briefWarning },
  NOT_LOADED: { title: 'This could not be opened', ...error },
} as const satisfies Record<string, Pick<Notice, 'title'> & Manner>;
export type NoticeKind = keyof typeof kinds;

export type NoticeContent = Partial<Pick<Notice, 'title' | 'body' | 'lines' | 'link' | 'report'>>;

export const createNotice = (kind: NoticeKind, content: NoticeContent = {}): Notice => ({
  kind,
  ...kinds[kind],
  ...content,
});

export const createSuccessNotice = (title: string, link?: Notice['link']): Notice =>
  createNotice('SUCCESS', { title, ...(link && { link }) });

export const createNotLoadedNotice = (): Notice =>
  createNotice('NOT_LOADED', {
    body: 'A part of Portal could not be loaded. Check your connection and try again.',
  });

export const createNotDoneNotice = (why: string | undefined, href: string | undefined): Notice =>
  createNotice('WARNING', {
    title: 'What you had asked for was not done',
    ...(why !== undefined && { body: why }),
    ...(href !== undefined && { link: { label: 'Go back to it', href } }),
  });

/** Sentence after every API error; it links to the provider's service desk. */
export const reportErrorText = 'If the problem persist, you can report it';

const lettersOnly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The title is the error code in sentence case, or "Unknown error"; the text is the server's error, unless
 * that repeats the title, and its suggestion.
 */
export function createApiErrorNotice(data: Partial<Record<keyof ErrorData, unknown>>): Notice {
  const title = toSentenceCase(sanitizeServerText(data.errorCode)) || kinds.API_ERROR.title;
  const texts = [
    sanitizeServerText(data.humanReadableError),
    sanitizeServerText(data.humanReadableSuggestion),
  ];
  const body = joinSentences(texts.filter((text) => lettersOnly(text) !== lettersOnly(title)));
  return createNotice('API_ERROR', { title, report: true, ...(body && { body }) });
}

const maxLines = 50;

/** The notice has one line per item of a list, or per line of a text. Items may have a `message`. */
export function createValidationNotice(found: unknown): Notice {
  const items: readonly unknown[] =
    typeof found === 'string'
      ? found.split(/\r\n|[\n\r\u2028\u2029]/)
      : Array.isArray(found)
        ? found
        : [found];
  const texts = collectServerTexts(items);
  return createNotice('VALIDATION_ERROR', { lines: texts.slice(0, maxLines).map((text) => `- ${text}`) });
}

export type WiringError = Partial<ErrorData> & {
  readonly partOutPut?: { readonly connectorType?: string | null } | null;
  readonly component?: { readonly designator?: string | null; readonly componentType?: string | null } | null;
  readonly description?: string | null;
};

/**
 * Names the connector of which there are too few, or gives the server's description, and the component. With
 * an error code it is an API error.
 */
export function createWiringNotice(wiring: WiringError): Notice {
  if (sanitizeServerText(wiring.errorCode)) return createApiErrorNotice(wiring);
  const connector = sanitizeServerText(wiring.partOutPut?.connectorType);
  const cause = connector
    ? `Cannot meet demand for ${connector} connector.`
    : sanitizeServerText(wiring.description);
  const source = [wiring.component?.componentType, wiring.component?.designator].map(sanitizeServerText);
  const component = source.filter(Boolean).join(' ');
  const body = [cause, component && `Error was triggered by ${component}.`].filter(Boolean).join(' ');
  return createNotice('WIRING_ERROR', body ? { body } : {});
}

export const createFileUpdatedNotice = (revision: string, version: number): Notice =>
  // The misspelling is intended: users and manuals know the message in this spelling.
  createSuccessNotice(`The file was succesfully updated to version ${revision}${version}`);

export const createProductCreatedNotice = (serialNumber: string, href: string): Notice =>
  createSuccessNotice(`Product ${serialNumber} has been created`, {
    label: `Open product ${serialNumber}`,
    href,
  });

export const createMissingProgramEndNotice = (productConfigurationId: string, file: string): Notice =>
  createNotice('NO_PROGRAM_END', {
    body: `${file} of ${productConfigurationId} is saved. M2, M30 or a closing % is missing, so look whether it is whole.`,
  });

export const createNoMillingSettingsNotice = (): Notice => {
  const { title, text } = splitTitle(noMillingSettings);
  return createNotice('NO_MILLING_SETTINGS', { title, body: text });
};

const title = 'A part of Portal could not be loaded';

/** For a chunk that is missing even after a reload, or without a network; `address` is the URL to load. */
export const createMissingChunkNotice = (isOnline: boolean, address: string): Notice =>
  createNotice('ERROR', {
    title,
    body: isOnline
      ? 'Load the page again to go on. What you have typed is kept for you; chosen files are not.'
      : 'There is no network. Try again when it is back.',
    link: { label: 'Load the page again', href: address },
  });
