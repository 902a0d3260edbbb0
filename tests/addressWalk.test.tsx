import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../mocks/store/store.ts';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { pages } from '~/pages.ts';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { buildPageAccessTable, type PageAccessRow } from './factories/pageAccessTable.ts';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { FileInspectionWorker } from './factories/fileInspectionWorker.ts';
import { OutlineWorker } from './factories/outlineWorker.ts';
import { SymbolWorker } from './factories/symbolWorker.ts';
import { createViolationFinder } from './factories/violations.ts';
import { PlainTextEditor } from './factories/PlainTextEditor.tsx';
import { backEnds, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

/** A worker for pages that start one when they open. */
const workerOf = (address: string | URL) => {
  const text = String(address);
  if (text.includes('cutFiles')) return new OutlineWorker();
  if (text.includes('drawing')) return new DrawingWorker();
  return text.includes('symbols') ? new SymbolWorker() : new FileInspectionWorker();
};

beforeEach(() => {
  // The editor needs a browser: in jsdom it would handle every click of later tests.
  vi.spyOn(editors, 'CodeEditor').mockImplementation(PlainTextEditor);
  vi.stubGlobal('Worker', function Worker(address: string | URL) {
    return workerOf(address);
  });
});

function idsIn({ configurations, products }: Store) {
  const newest = configurations.find({}, { sort: 'created', offset: 0, limit: 1000 });
  const of = (isOwn: boolean): string => {
    const found = newest.find(
      ({ accountNumber, revisions }) =>
        (accountNumber === customerAccountNumber) === isOwn && revisions.length > 0,
    );
    if (!found) throw new Error('There is no such configuration');
    return found.configurationId;
  };
  const [product] = products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
  if (!product) throw new Error('There is no product');
  const { productFamily, deviceType, serialNumber } = product;
  return {
    configuration: of(false),
    own: of(true),
    designed: newest.find(({ kbMaxQuoteId }) => (kbMaxQuoteId ?? -1) > -1)?.configurationId ?? '',
    product: `/products/${productFamily}/${deviceType}/${serialNumber}`,
  };
}

const rowsOf = (): readonly PageAccessRow[] =>
  Object.values(buildPageAccessTable(idsIn(backEnds.store))).flat();

/** Headings of the page, also beneath the sign-in of the quoting system. */
const headings = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('main h1')]
    .filter((heading) => heading.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);

type Wanted = {
  readonly at: string;
  /** Heading of the page or of its access-denied page. */
  readonly heading: RegExp;
  /** Text of an access-denied page that keeps the heading of its page. */
  readonly text?: RegExp;
  /** Target of a redirect. */
  readonly leads?: string;
};

/** Each page structure is checked by axe once, for the first person who visits it. */
const violations = createViolationFinder();

/** Waits until loading ends; quotes keep loading beneath the sign-in of the quoting system. */
const settled = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('main [role=status][aria-label=Loading]')).toBeNull(), {
    interval: 5,
    timeout: 1000,
  }).catch(() => undefined);

/** Visits a page; returns undefined if it shows what is expected without violations, else what it shows. */
async function walk(portal: OpenPortal, { at, heading, text, leads }: Wanted): Promise<object | undefined> {
  await act(() => portal.goTo(at));
  const shown = () => ({
    headings: headings(portal.container),
    text: portal.container.querySelector('main')?.textContent ?? '',
    path: location.pathname,
  });
  try {
    await waitFor(
      () =>
        expect(shown()).toEqual({
          headings: expect.arrayContaining([expect.stringMatching(heading)]),
          text: expect.stringMatching(text ?? /./),
          path: leads ?? at.split('?')[0],
        }),
      { interval: 5 },
    );
    await settled();
    const found = await violations();
    return found.length > 0 ? { at, violations: found } : undefined;
  } catch {
    const { text: all, ...rest } = shown();
    return { at, ...rest, text: all.slice(0, 120), wanted: String(text ?? heading) };
  }
}

/** What a person should see at a row's path: the page, or the access-denied page. */
const wantedBy = (person: string, { at, title, may, wall, keepsTitle, leads }: PageAccessRow): Wanted => {
  const path = leads === undefined ? {} : { leads };
  if (may.some((each) => each === person) || !wall) return { at, heading: title, ...path };
  return keepsTitle ? { at, heading: keepsTitle, text: wall } : { at, heading: wall };
};

async function expectWalked(portal: OpenPortal, all: readonly Wanted[]): Promise<void> {
  const wrong: (object | undefined)[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one address after the other
  for (const wanted of all) wrong.push(await walk(portal, wanted));
  expect(wrong.filter(Boolean)).toEqual([]);
}

test('every pattern of the address map has a row', () => {
  const walked = Object.keys(buildPageAccessTable(idsIn(backEnds.store)));
  expect(walked.toSorted()).toEqual(Object.keys(pages).toSorted());
});

/** Whether everyone visits every page, as in the proofs. */
const isProof = process.env.PROOF_WALK === 'everybody';

/** Distributes the rows among the people. */
const takeTurn = (people: readonly string[], row: number): string | undefined => people[row % people.length];

/**
 * The rows that a person visits. Access has table tests of its own, so each page is visited by one person
 * with and one without access; in the proofs everyone visits every page.
 */
const rowsOfPerson = (person: string): readonly PageAccessRow[] =>
  rowsOf().filter(({ may }, row) => {
    if (isProof) return true;
    const others = working.filter((each) => !may.some((allowed) => allowed === each));
    return takeTurn(may, row) === person || takeTurn(others, row) === person;
  });

const lost: readonly (keyof typeof seededEmails)[] = ['guest', 'newcomer', 'blocked'];
const working = Object.keys(seededEmails).filter((person) => !lost.some((each) => each === person));

test.each(working)(
  '%s finds each page or its wall',
  async (person) => {
    const rows = rowsOfPerson(person);
    expect(rows).not.toEqual([]);
    await expectWalked(
      openPortal({ as: Reflect.get(seededEmails, person) }),
      rows.map((row) => wantedBy(person, row)),
    );
  },
  90_000,
);

/** Calls of the session and the home page. */
const ofSession = /^(auth\/|openapi\.json$|tickets\/mine$|bar\/latest\/)/;

/** Visits pages; returns the calls to the CMS until each shows what is expected. */
async function callsOf(portal: OpenPortal, all: readonly Wanted[]): Promise<readonly string[]> {
  await walk(portal, { at: '/', heading: /./, leads: location.pathname });
  const calls: string[] = [];
  for (const wanted of all) {
    backEnds.sent.length = 0;
    // oxlint-disable-next-line no-await-in-loop -- one address after the other
    expect(await walk(portal, wanted)).toBeUndefined();
    const sent = backEnds.sent.map(({ method, path }) => [method, path.split('/cms/')[1] ?? ''] as const);
    for (const [method, path] of sent)
      if (path !== '' && !ofSession.test(path)) calls.push(`${wanted.at}: ${method} ${path}`);
  }
  return calls;
}

test.each(lost)(
  '%s is welcomed everywhere but at the requests, and no page is asked for',
  async (person) => {
    const rows = rowsOf().filter(({ at }) => !at.startsWith('/requests'));
    const portal = openPortal({ as: seededEmails[person] });
    expect(
      await callsOf(
        portal,
        rows.map(({ at }) => ({ at, heading: /^Welcome/, leads: '/modulate' })),
      ),
    ).toEqual([]);
  },
  90_000,
);

test.each(working)(
  'walls that %s meets for lack of a role ask for nothing',
  async (person) => {
    const walled = rowsOfPerson(person).filter(
      ({ may, wall }) => wall?.source.startsWith('^No access') && !may.some((each) => each === person),
    );
    const portal = openPortal({ as: Reflect.get(seededEmails, person) });
    expect(
      await callsOf(
        portal,
        walled.map((row) => wantedBy(person, row)),
      ),
    ).toEqual([]);
  },
  90_000,
);

test('somebody who is not signed in is sent to sign in, from everywhere', async () => {
  const { goTo } = openPortal({ as: null, at: '/login' });
  for (const { at } of rowsOf()) {
    // oxlint-disable-next-line no-await-in-loop -- one address after the other
    await act(() => goTo(at));
    expect([at, location.pathname]).toEqual([at, '/login']);
  }
  expect(backEnds.sent.filter(({ path }) => path.startsWith('/cms'))).toEqual([]);
});
