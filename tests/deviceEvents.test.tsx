import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventRecord, ProductRecord } from '../mocks/store/productTable.ts';
import { EventWorker } from './factories/eventWorker.ts';
import { setScreenWidth } from './factories/screenWidth.ts';
import { backEnds, expectNoNotices, expectNotice, openPortal, seededEmails } from './portal.tsx';

const serialNumber = '1700000';

/** Seeds a product with its own history, oldest first; returns its path. */
function plant(events: readonly Partial<EventRecord>[]): string {
  const [sample] = backEnds.store.products.find({}, { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1 });
  if (!sample) throw new Error('The seed has products');
  const product: ProductRecord = { ...sample, serialNumber };
  const begun = Date.parse('2026-01-01T00:00:00Z');
  backEnds.store.products.add(
    product,
    events.map((event, index) => ({
      type: 'SESSION',
      created: new Date(begun + index * 3_600_000).toISOString(),
      note: '',
      log: '> SYS:VERSION\nOK',
      err: false,
      ...event,
      data: event.data ?? {},
    })),
  );
  return `/products/${product.productFamily}/${product.deviceType}/${serialNumber}`;
}

const life: readonly Partial<EventRecord>[] = [
  { note: 'Authenticated with the service key' },
  { type: 'PARAMETER_CHANGE', data: { parameters: [{ res: 'SET1:RAMP 250' }] } },
  { type: 'FIRMWARE_UPDATE', data: { firmwareFileName: 'G6_CU_3.1.hex' } },
  { note: 'Flagged by the product', err: true },
  { log: '> RX:STATUS\n> COMMAND ERROR\n> COM:RSSI -61\n> null' },
  { log: 'ERROR: without the prompt', note: 'Nothing of it' },
  { type: 'PARAMETER_CHANGE', data: { parameters: [{ res: 'SET1:RAMP 275' }, { res: 'SET1:RAMP 280' }] } },
];

beforeEach(() => {
  vi.stubGlobal('Worker', EventWorker);
  setScreenWidth(1440);
});

const rows = async (title = 'Events'): Promise<readonly string[]> =>
  within(await screen.findByRole('table', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '');
const address = (): string => location.pathname + location.search;
const pages = () => backEnds.sent.filter(({ path }) => /events\/filter\?/.test(path));

describe('the events of a product', () => {
  test('come newest first, each with its type and what it is about', async () => {
    openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=EVENTS` });
    const all = await rows();
    expect(all).toHaveLength(7);
    expect(all[0]).toMatch(/Parameter change.*SET1:RAMP 250 → 275/);
    expect(all[4]).toMatch(/Firmware update.*G6_CU_3.1.hex/);
    expect(all[6]).toMatch(/Authentication.*service key/);
    expect(pages().map(({ body }) => JSON.parse(body) as object)).toEqual([
      expect.objectContaining({ serialNumber, errorsOnly: false }),
    ]);
  });

  test('whose texts hide signs are read as they are written', async () => {
    const { user } = openPortal({
      as: seededEmails.support,
      at: `${plant([{ type: 'FIRMWARE_UPDATE', note: 'Sent\tas \u202Egpj.exe' }])}?tab=EVENTS`,
    });
    expect((await rows())[0]).toContain('Sent as [U+202E]gpj.exe');
    await user.click(within(screen.getByRole('table', { name: 'Events' })).getByRole('link'));
    const facts = await screen.findByRole('table', { name: 'Facts of the event' });
    expect(within(facts).getByText('Sent as [U+202E]gpj.exe')).toBeVisible();
  });

  test('that are errors have a tab of their own, and nothing else is in it', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=EVENTS` });
    await rows();
    await user.click(screen.getByRole('link', { name: 'Errors' }));
    const errors = await rows('Errors');
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain('> COMMAND ERROR');
    expect(errors[1]).toContain('Flagged by the product');
    // Both tabs use the same loaded events.
    expect(pages()).toHaveLength(1);
  });

  test('are narrowed by type and text, and the address has it', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=EVENTS` });
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of event' }), 'Parameter change');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(location.search).toBe('?tab=EVENTS&type=PARAMETER_CHANGE');
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), '275');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(location.search).toContain('search=275');
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'x');
    expect(await screen.findByText('Nothing fits this filter.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(async () => expect(await rows()).toHaveLength(7));
  });

  test('are narrowed by time through the address', async () => {
    const at = `${plant(life)}?tab=EVENTS&from=2026-01-01T01:00:00Z&to=2026-01-01T02:30:00Z`;
    openPortal({ as: seededEmails.support, at });
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect((await rows())[1]).toContain('Parameter change');
  });

  test('have an address each, with the log and its error lines', async () => {
    const { user, goBack } = openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=ERRORS` });
    await rows('Errors');
    const [newest] = within(screen.getByRole('table', { name: 'Errors' })).getAllByRole('link');
    if (!newest) throw new Error('There are errors');
    await user.click(newest);
    await waitFor(() => expect(location.search).toMatch(/event=\d+/));
    const log = await screen.findByRole('list', { name: 'Log' });
    const lines = within(log).getAllByRole('listitem');
    expect(lines.map((line) => line.hasAttribute('data-error'))).toEqual([false, true, false, true]);
    await user.click(screen.getByRole('button', { name: 'Next error (1 of 2)' }));
    expect(lines[1]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next error (2 of 2)' }));
    expect(lines[3]).toHaveFocus();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Log' })).not.toBeInTheDocument());
  });

  test('show a log of many lines part by part, and go to an error in any of them', async () => {
    const lines = Array.from({ length: 2500 }, (_, index) => `> RX:OUT ${index}`);
    const log = [...lines, '> ERROR: E0206 No radio link', ...lines].join('\n');
    const { user } = openPortal({ as: seededEmails.support, at: `${plant([{ log }])}?tab=ERRORS` });
    await rows('Errors');
    await user.click(within(screen.getByRole('table', { name: 'Errors' })).getByRole('link'));
    const list = await screen.findByRole('list', { name: 'Log' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1000);
    expect(screen.getByText('Lines 1 to 1,000 of 5,001')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to the error' }));
    expect(screen.getByText('Lines 2,001 to 3,000 of 5,001')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('> ERROR: E0206 No radio link');
    await user.click(screen.getByRole('button', { name: 'Earlier lines' }));
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('> RX:OUT 1000');
  });

  test('are opened by their address; a parameter change is old and new', async () => {
    const at = plant(life);
    const { goTo } = openPortal({ as: seededEmails.support, at: `${at}?tab=EVENTS` });
    await rows();
    const [newest] = within(screen.getByRole('table', { name: 'Events' })).getAllByRole('link');
    await goTo(`${at}${newest?.getAttribute('href')}`);
    const parameters = await screen.findByRole('table', { name: 'Parameters' });
    expect(within(parameters).getByRole('row', { name: 'SET1:RAMP 250 275' })).toBeInTheDocument();
    expect(within(parameters).getByRole('row', { name: 'SET1:RAMP 275 280' })).toBeInTheDocument();
    await goTo(`${at}?tab=EVENTS&event=999999`);
    expect(await screen.findByText('This event is not among those that have been read.')).toBeInTheDocument();
  });

  test('of a product that has reported nothing', async () => {
    openPortal({ as: seededEmails.support, at: `${plant([])}?tab=EVENTS` });
    expect(await screen.findByText('No events')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Time line' })).not.toBeInTheDocument();
  });

  test.each([401, 403, 404])('that are refused (%i) are none, and nothing is said of it', async (status) => {
    backEnds.faults.add({ operation: 'productEventFilter', effect: 'STATUS', status });
    backEnds.faults.add({ operation: 'productEventFilterCount', effect: 'STATUS', status });
    openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=EVENTS` });
    expect(await screen.findByText('No events')).toBeInTheDocument();
    expect(screen.queryByText(/Api error/i)).not.toBeInTheDocument();
  });

  test.each([401, 403, 404])(
    'that alone are refused (%i) while they are counted give the reason, and are read again',
    async (status) => {
      const rule = backEnds.faults.add({ operation: 'productEventFilter', effect: 'STATUS', status });
      const { user } = openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=EVENTS` });
      await screen.findByText('Events could not be read');
      expect(screen.queryByText('No events')).not.toBeInTheDocument();
      backEnds.faults.remove(rule.id);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await rows()).toHaveLength(7);
    },
  );

  test.each([401, 403, 404])(
    'whose number alone is refused (%i) are never said to be none',
    async (status) => {
      backEnds.faults.add({ operation: 'productEventFilterCount', effect: 'STATUS', status });
      const { user } = openPortal({ as: seededEmails.support, at: plant(life) });
      const reported = within(await screen.findByRole('region', { name: 'Reported by the product' }));
      const [events] = await reported.findAllByRole('link', { name: 'Show' });
      expect(reported.queryByText(/^0 /)).not.toBeInTheDocument();
      await user.click(events as HTMLElement);
      expect(await screen.findByText('7 events')).toBeInTheDocument();
    },
  );

  test('that cannot be read say so, and are read again', async () => {
    const rule = backEnds.faults.add({ operation: 'productEventFilter', effect: 'STATUS', status: 500 });
    const { user } = openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=EVENTS` });
    await screen.findByText('Events could not be read');
    backEnds.faults.remove(rule.id);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(7);
  });
});

describe('the time line', () => {
  test('says how many events are in each lane, and is zoomed by keys and buttons', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=EVENTS` });
    await rows();
    const line = await screen.findByRole('img', { name: /^Time line\. .*Parameters: 2.*Errors: 2/ });
    line.focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(location.search).toMatch(/from=2026-01-01T01.*&to=/));
    await waitFor(async () => expect((await rows()).length).toBeLessThan(7));
    await user.keyboard('{Home}');
    await waitFor(() => expect(location.search).toBe('?tab=EVENTS'));
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(async () => expect((await rows())[0]).toContain('275'));
    await user.click(screen.getByRole('button', { name: 'All of the time' }));
    await waitFor(async () => expect(await rows()).toHaveLength(7));
  });

  test('is zoomed by the wheel with Ctrl; without it the page scrolls', async () => {
    openPortal({ as: seededEmails.support, at: `${plant(life)}?tab=EVENTS` });
    await rows();
    const line = await screen.findByRole('img', { name: /^Time line/ });
    line.getBoundingClientRect = () => new DOMRect(0, 0, 800, 140);
    expect(fireEvent.wheel(line, { deltaY: -100, clientX: 400 })).toBe(true);
    expect(fireEvent.wheel(line, { deltaY: -100, clientX: 400, ctrlKey: true })).toBe(false);
    await waitFor(() => expect(location.search).toContain('from='));
  });
});

test('an event of a wrong clock stands beside the time line, and is opened from there', async () => {
  const wrong = { note: 'Clock was reset', created: '1970-01-01T12:00:12Z' };
  const events = [wrong, ...Array.from({ length: 12 }, () => ({}))];
  const { user } = openPortal({ as: seededEmails.support, at: `${plant(events)}?tab=EVENTS` });
  expect(await screen.findByText('13 events')).toBeInTheDocument();
  const beside = await screen.findByText('1 event from January 1, 1970');
  expect(screen.getByRole('img', { name: /^Time line/ })).toHaveAccessibleName(
    /^Time line\. January 1, 2026 at .* to January 1, 2026 at /,
  );
  await user.click(beside);
  expect(await screen.findByText('January 1, 1970 at 12:00')).toBeInTheDocument();
  expect((await rows()).at(-1)).toContain('Clock was reset');
});

describe('a long history', () => {
  const long = Array.from({ length: 2300 }, (_, index) => ({
    type: index % 2 === 0 ? 'SESSION' : 'PARAMETER_CHANGE',
    err: index % 500 === 0,
  }));

  test('is read in full, page by page, and only the rows in view are there', async () => {
    openPortal({ as: seededEmails.support, at: `${plant(long)}?tab=EVENTS` });
    expect(await screen.findByText('2,300 events')).toBeInTheDocument();
    expect(pages().map(({ path }) => path.split('?')[1])).toEqual([
      'offset=0&limit=1000',
      'offset=999&limit=1000',
      'offset=1998&limit=1000',
    ]);
    expect((await rows()).length).toBeLessThan(100);
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });

  test('lacks no event where the newest go while it is read', async () => {
    const at = plant(long);
    const all = backEnds.store.productEvents
      .find({ serialBegins: serialNumber }, { offset: 0, limit: 3000 })
      .map(({ eventId, event, product }) => ({ ...product, eventId, ...event }));
    let gone = 0;
    const offsets: number[] = [];
    backEnds.answer(
      http.post('*/cms/products/events/filter', ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        offsets.push(offset);
        const begin = offset + gone;
        // Two events disappear after the first page has been loaded.
        gone = 2;
        return HttpResponse.json(all.slice(begin, begin + 1000));
      }),
    );
    openPortal({ as: seededEmails.support, at: `${at}?tab=EVENTS` });
    expect(await screen.findByText('2,300 events')).toBeInTheDocument();
    expect(offsets).toEqual([0, 999, 0, 999, 1998]);
  });

  test('is read in full where its number is refused', async () => {
    backEnds.faults.add({ operation: 'productEventFilterCount', effect: 'STATUS', status: 403 });
    openPortal({ as: seededEmails.support, at: `${plant(long)}?tab=EVENTS` });
    expect(await screen.findByText('2,300 events')).toBeInTheDocument();
    expectNoNotices();
  });

  test('is stopped, keeps what has come, and is read on', async () => {
    const held = Promise.withResolvers<void>();
    // Delays the second page; the stand-in then responds.
    backEnds.answer(
      http.post('*/cms/products/events/filter', async ({ request }) => {
        if (request.url.includes('offset=999')) await held.promise;
      }),
    );
    const { user } = openPortal({ as: seededEmails.support, at: `${plant(long)}?tab=EVENTS` });
    expect(await screen.findByText('Reading, 1,000 of 2,300')).toBeInTheDocument();
    expect(await screen.findByText('1,000 events')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped. The newest 1,000 of 2,300 are shown.')).toBeInTheDocument();
    held.resolve();
    await user.click(screen.getByRole('button', { name: 'Read on' }));
    expect(await screen.findByText('2,300 events')).toBeInTheDocument();
  });

  test('whose rest cannot be read keeps what has come, and is read on', async () => {
    let broken = true;
    backEnds.answer(
      http.post('*/cms/products/events/filter', ({ request }) =>
        broken && request.url.includes('offset=999') ? new Response('', { status: 500 }) : undefined,
      ),
    );
    const { user } = openPortal({ as: seededEmails.support, at: `${plant(long)}?tab=EVENTS` });
    await expectNotice('Api error');
    expect(
      await screen.findByText('The rest could not be read. The newest 1,000 are shown.'),
    ).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Read on' }));
    expect(await screen.findByText('2,300 events')).toBeInTheDocument();
  });
});

test('the tabs of a configuration are the same pieces, and name the product of each event', async () => {
  plant(life);
  const [planted] = backEnds.store.products.find(
    { serialBegins: serialNumber },
    { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1 },
  );
  const configurationId = planted?.configurationId ?? '';
  const { user } = openPortal({
    as: seededEmails.support,
    at: `/configurations/${configurationId}?tab=EVENTS&search=${serialNumber}`,
  });
  await waitFor(async () => expect(await rows()).toHaveLength(7));
  expect((await rows())[0]).toContain(serialNumber);
  await user.click(screen.getByRole('link', { name: /^Errors/ }));
  await waitFor(() => expect(address()).toBe(`/configurations/${configurationId}?tab=ERRORS`));
  expect((await rows('Errors')).join('\n')).toContain('> COMMAND ERROR');
});
