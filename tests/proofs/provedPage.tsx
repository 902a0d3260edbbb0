import { act, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '~/app/App.tsx';
import { removeCpqToken } from '~/session/cpqSession.ts';
import { clearNotices } from '~/platform/notices.ts';
import { useModals } from '~/platform/modals.ts';
import { openPortal, type OpenPortal } from '../portal.tsx';
import type { Store } from '../../mocks/store/store.ts';
import type { ResponseCache } from './responseCache.ts';

/**
 * Kind of fault: empty page, uncaught error, caught error, duplicate keys, unreadable text, or endless
 * loading.
 */
export type PageFaultKind = 'PAGE' | 'UNCAUGHT' | 'CAUGHT' | 'KEYS' | 'TEXT' | 'LOADING';
export type PageFault = { readonly kind: PageFaultKind; readonly detail: string };

/**
 * An action on a page: press a button, tab or link, fill in a field, or wait in ms. Controls are found by
 * name.
 */
export type PageAction<
  Text extends string | ((store: Store) => string) = string | ((store: Store) => string),
> = { readonly press: RegExp } | { readonly fill: RegExp; readonly text: Text } | { readonly wait: number };

const sessionReads: readonly unknown[] = [
  'authTokenGet',
  'serviceAccessGet',
  'objectAccessGet',
  'accessLookupGet',
  'descriptionGet',
];

/** Length of a step in ms, and the maximum number of steps until the page is taken as settled. */
const step = 60;
const maxSteps = 150;
/** Time in ms after which idle callbacks have run. */
const quiet = 1500;
/** Real time in ms in which a script is loaded. */
const scriptPause = 200;
/** Maximum number of checks until the page is taken as settled. */
const maxLooks = 30;

/** Matches within words, as textContent joins elements without blanks. */
const unreadable = /undefined|NaN|Invalid Date|\[object /;

/** Finds a text that users must not see, with its surroundings. */
function findUnreadable(text: string): string | undefined {
  const found = unreadable.exec(text);
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 40) : undefined;
}

const attributes = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/** Texts and accessible names of an element. */
function* textsOf(root: HTMLElement): Generator<string> {
  yield root.textContent;
  for (const element of root.querySelectorAll(
    '[aria-label], [title], [placeholder], [alt], input, textarea',
  )) {
    for (const name of attributes) yield element.getAttribute(name) ?? '';
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) yield element.value;
  }
}

const pressable = 'button, a[href], [role=tab], [role=menuitem], [role=option], [role=radio], summary';

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.textContent || (element.getAttribute('title') ?? ''));

const fieldName = (field: HTMLElement): string =>
  field.getAttribute('aria-label') ??
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? (field.labels?.[0]?.textContent ?? '')
    : '');

const isUsable = (element: HTMLElement): boolean =>
  !element.closest('[inert], [hidden]') && !element.matches(':disabled, [aria-disabled=true]');

/** Usable elements: those of the topmost modal dialog, if one is open. */
function findUsable(selector: string): readonly HTMLElement[] {
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter(
    (each) => !each.closest('[inert], [hidden]'),
  );
  const root = dialogs.at(-1) ?? document;
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
}

/** Executes an action; returns whether its control existed. */
function perform(deed: Exclude<PageAction<string>, { readonly wait: number }>): boolean {
  if ('press' in deed) {
    const found = findUsable(pressable).find((each) => deed.press.test(nameOf(each)));
    act(() => found?.click());
    return found !== undefined;
  }
  const fields = findUsable('input, textarea').filter((each) => deed.fill.test(fieldName(each)));
  for (const field of fields) fireEvent.change(field, { target: { value: deed.text } });
  return fields.length > 0;
}

const firstLines = (text: string): string => text.split('\n').slice(0, 3).join(' ').slice(0, 300);

/** Reads an error logged by React: the component, and the boundary that caught it. */
function readComplaint(said: readonly unknown[]): PageFault | undefined {
  const text = said.map(String).join(' ');
  if (/is unrecognized in this browser|^Not implemented:|not wrapped in act/.test(text)) return undefined;
  if (text.includes('two children with the same key'))
    return { kind: 'KEYS', detail: `Two children have the key "${String(said[1])}"` };
  const boundary = /error boundary you provided, (\w+)/.exec(text)?.[1];
  const component = /occurred in the <(\w+)> component/.exec(text)?.[1] ?? '';
  const [where] = /at [^\n]*\/src\/[^\n]*/.exec(said[0] instanceof Error ? (said[0].stack ?? '') : '') ?? [
    '',
  ];
  const detail = `${firstLines(text.split('%s').join(' ').trim())} <${component}> ${where.replace(/\(.*\/src\//, '(src/')}`;
  if (boundary === 'ErrorBoundary') return { kind: 'CAUGHT', detail };
  return { kind: boundary === undefined ? 'UNCAUGHT' : 'PAGE', detail };
}

/** Waits in real time, for scripts that are loaded on demand. */
const waitForMachine = (() => {
  const set = setTimeout;
  return (ms: number): Promise<void> => new Promise((resolve) => void set(resolve, ms));
})();

/** Text of the page and its dialogs, without the app shell and its relative times. */
const shownText = (): string =>
  [...document.querySelectorAll('main, [role=dialog]')].map(({ textContent }) => textContent).join('\n');

/** Whether the page is still loading or changing. */
const isChanging = (before: string): boolean =>
  before !== shownText() || document.querySelector('[role=status][aria-label=Loading]') !== null;

/** A page that is rendered repeatedly, with an empty cache except for the session. */
export type ProvedPage = {
  /** Renders the page with the current responses; returns its faults. */
  readonly show: () => Promise<readonly PageFault[]>;
  /** Like `show`, but waits for all scripts to load. */
  readonly showFirst: () => Promise<readonly PageFault[]>;
  /** Controls that actions did not find in the last rendering. */
  readonly missing: () => readonly string[];
  readonly close: () => void;
};

type ShownScreen = {
  readonly as: string;
  readonly at: string;
  readonly deeds: readonly PageAction<string>[];
  /** Whether each rendering starts a new session. */
  readonly isOfSession: boolean;
};

/** Opens the page of a screen. Timers and `console.error` must be mocked by the caller. */
export function openProvedPage(
  { as, at, deeds, isOfSession }: ShownScreen,
  answers: ResponseCache,
): ProvedPage {
  let faults: PageFault[] = [];
  let missing: string[] = [];
  let portal: OpenPortal | undefined;
  let unmount: (() => void) | undefined;

  let isFirst = false;
  /** Waits in real time until no loaded script changes the page. */
  const settleScripts = async (): Promise<void> => {
    let before = '';
    for (let times = 0; times < 3 || (times < maxLooks && isChanging(before)); times += 1) {
      before = shownText();
      // oxlint-disable-next-line no-await-in-loop -- one moment after the other
      await act(() => waitForMachine(scriptPause));
      // oxlint-disable-next-line no-await-in-loop -- one moment after the other
      await settle();
    }
  };
  const settle = async (time = quiet): Promise<boolean> => {
    let isStill = 0;
    for (let steps = 0; steps < maxSteps && isStill < 2; steps += 1) {
      // Responses that are not cached yet come from a stand-in in real time.
      // oxlint-disable-next-line no-await-in-loop -- one moment after the other
      if (steps > maxSteps / 10) await act(() => waitForMachine(step));
      // oxlint-disable-next-line no-await-in-loop -- one moment after the other
      await act(() => vi.advanceTimersByTimeAsync(step));
      const isBusy =
        answers.pending() > 0 ||
        (portal?.client.isFetching() ?? 0) > 0 ||
        portal?.router.state.navigation.state !== 'idle';
      isStill = isBusy ? 0 : isStill + 1;
    }
    await act(() => vi.advanceTimersByTimeAsync(time));
    return isStill >= 2;
  };
  const clear = (): void => {
    act(() => {
      unmount?.();
      useModals.setState({ page: { visible: false }, signIn: { visible: false } });
      clearNotices();
    });
    portal?.client.removeQueries({ predicate: ({ queryKey }) => !sessionReads.includes(queryKey[0]) });
  };
  const begin = async (): Promise<void> => {
    clear();
    if (isOfSession) removeCpqToken();
    if (!portal || isOfSession) {
      portal?.router.dispose();
      portal = openPortal({ as, at });
      ({ unmount } = portal);
      return;
    }
    const { client, router } = portal;
    await act(() => router.navigate(at, { replace: true }));
    ({ unmount } = render(<App client={client} router={router} />));
  };
  /** Executes the screen's actions; returns whether the page has settled. */
  const performAll = async (isStillBefore: boolean): Promise<boolean> => {
    let isStill = isStillBefore;
    for (const deed of deeds) {
      if (!('wait' in deed) && !perform(deed)) {
        missing.push(String('press' in deed ? deed.press : deed.fill));
        return isStill;
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      isStill = await settle('wait' in deed ? deed.wait : quiet);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (isFirst) await settleScripts();
    }
    return isStill;
  };
  const look = (): readonly PageFault[] => {
    const found: PageFault[] = [];
    const heading = [...document.querySelectorAll('h1')].find(({ textContent }) =>
      textContent.startsWith('An error occurred'),
    );
    if (heading)
      found.push({
        kind: 'PAGE',
        detail: `${heading.textContent} ${document.querySelector('pre')?.textContent.split('\n')[0] ?? ''}`,
      });
    else if (document.body.textContent.trim() === '') found.push({ kind: 'PAGE', detail: 'blank' });
    for (const text of textsOf(document.body)) {
      const detail = findUnreadable(text);
      if (detail !== undefined) found.push({ kind: 'TEXT', detail });
    }
    return found;
  };

  const show = async (): Promise<readonly PageFault[]> => {
    faults = [];
    missing = [];
    const { error: complain } = console;
    console.error = (...said: unknown[]) => {
      const fault = readComplaint(said);
      if (fault) faults.push(fault);
    };
    const onError = ({ message, error }: ErrorEvent): void =>
      void faults.push({
        kind: 'UNCAUGHT',
        detail: `${message} ${firstLines(error instanceof Error ? (error.stack ?? '') : '')}`,
      });
    const onRejection = (reason: unknown): void =>
      void faults.push({
        kind: 'UNCAUGHT',
        detail: `rejection ${firstLines(reason instanceof Error ? (reason.stack ?? '') : String(reason))}`,
      });
    window.addEventListener('error', onError);
    process.on('unhandledRejection', onRejection);
    try {
      await begin();
      const isStillBefore = await settle();
      if (isFirst) await settleScripts();
      const isStill = await performAll(isStillBefore);
      if (!isStill) faults.push({ kind: 'LOADING', detail: 'never settles' });
      faults.push(...look());
    } catch (error) {
      faults.push({
        kind: 'UNCAUGHT',
        detail: firstLines(error instanceof Error ? (error.stack ?? '') : String(error)),
      });
    } finally {
      window.removeEventListener('error', onError);
      process.off('unhandledRejection', onRejection);
      console.error = complain;
    }
    return faults.filter(
      ({ kind, detail }, index) =>
        faults.findIndex((each) => each.kind === kind && (kind === 'KEYS' || each.detail === detail)) ===
        index,
    );
  };

  return {
    show,
    showFirst: async () => {
      isFirst = true;
      const found = await show();
      isFirst = false;
      return found;
    },
    missing: () => missing,
    close: () => {
      clear();
      portal?.router.dispose();
    },
  };
}
