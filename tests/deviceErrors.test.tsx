import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceError } from '~/domain/resource/deviceErrors.ts';
import { backEnds, expectNotice, openPortal, seededEmails } from './portal.tsx';
import { EventWorker } from './factories/eventWorker.ts';
import { setScreenWidth } from './factories/screenWidth.ts';

const resourcesOf = () => backEnds.store.collection<{ name: string; data: string }>('resources');
const stored = (): readonly DeviceError[] => JSON.parse(resourcesOf().get('DEVICE_ERRORS')?.data ?? '[]');
const store = (data: string): void => resourcesOf().put('DEVICE_ERRORS', { name: 'DEVICE_ERRORS', data });

const errors = (at = '', as: string = seededEmails.support) =>
  openPortal({ as, at: `/administration/errors${at}` });
beforeEach(() => setScreenWidth(1440));

const list = async () => within(await screen.findByRole('list', { name: 'Device errors' }));
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const writes = (): readonly string[] =>
  backEnds.sent.filter(({ method }) => method !== 'GET' && method !== 'POST').map(({ path }) => path);

test.each([
  [seededEmails.customerEngineer, false],
  [seededEmails.customerBasic, false],
  [seededEmails.support, true],
])('%s is shown the way to change an error, if only with the reason: %j', async (as, isShown) => {
  errors('/G2/E0101', as);
  expect(await screen.findByRole('heading', { name: 'Meaning' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' }) !== null).toBe(isShown);
});

describe('the list of device errors', () => {
  test('has every error with its family, id and text, from one read', async () => {
    errors();
    expect(await heading('Device errors')).toBeVisible();
    const [first] = stored();
    expect(await screen.findByText(`${stored().length} device errors`)).toBeVisible();
    const row = (await list()).getAllByRole('listitem')[0];
    expect(row).toHaveTextContent(`${first?.productFamily}${first?.errorId}${first?.title}${first?.text}`);
    expect(backEnds.sent.filter(({ path }) => path.startsWith('/cms/modulate'))).toEqual([
      expect.objectContaining({ path: '/cms/modulate/DEVICE_ERRORS' }),
    ]);
  });

  test('is narrowed by words and severity, which stand in the address, and by family', async () => {
    const { user } = errors();
    await user.type(await screen.findByRole('searchbox', { name: 'Search id and text' }), 'battery');
    await waitFor(() => expect(location.search).toBe('?search=battery'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Info');
    expect(location.search).toBe('?search=battery&severity=INFO');
    expect((await list()).getAllByRole('link').map((link) => link.textContent)).toEqual(['E0307', 'E0307']);
    await user.click(within(screen.getByRole('navigation', { name: 'Families' })).getByText('P6'));
    expect(location.pathname + location.search).toBe(
      '/administration/errors/P6?search=battery&severity=INFO',
    );
    expect((await list()).getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'E0307' }));
    expect(await heading('E0307')).toBeVisible();
    expect(location.pathname).toBe('/administration/errors/P6/E0307');
  });

  test('says what of the resource is broken, and shows the rest', async () => {
    store(JSON.stringify([stored()[0], { errorId: 'E1' }, 'x']));
    errors('', seededEmails.developer);
    expect(await screen.findByText('2 parts of the resource DEVICE_ERRORS cannot be read:')).toBeVisible();
    expect(
      screen.getByText('Entry 2: This is no device error: it needs a productFamily and an errorId'),
    ).toBeVisible();
    expect((await list()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Open the resource' })).toHaveAttribute(
      'href',
      '/administration/toolbox/resources/DEVICE_ERRORS',
    );
  });

  test('of a text that is no JSON is empty and names the line', async () => {
    store('[\n{]');
    errors();
    expect(await screen.findByText(/^Line 2: A name in double quotes/)).toBeVisible();
    expect(screen.getByText('The resource DEVICE_ERRORS holds none.')).toBeVisible();
  });
});

describe('a device error', () => {
  test('has its meaning, its advice, and the products that had it lately', async () => {
    const wanted = stored().find(
      ({ errorId, productFamily }) => errorId === 'E0206' && productFamily === 'G6',
    );
    const [product] = backEnds.store.products.find(
      { family: 'G6' },
      { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 },
    );
    if (!product) throw new Error('There is a product of G6');
    backEnds.store.products.add({ ...product, serialNumber: '1234567' }, [
      {
        type: 'SESSION',
        note: '',
        log: '> ERROR: E0206 Radio link lost',
        err: false,
        data: {},
        created: '2026-11-21T10:00:00.000Z',
      },
      {
        type: 'SESSION',
        note: '',
        log: '> ERROR: E0206 Radio link lost',
        err: false,
        data: {},
        created: '2026-11-21T11:00:00.000Z',
      },
    ]);
    errors('/G6/e0206');
    expect(await heading('E0206')).toBeVisible();
    expect(await screen.findByText(wanted?.remedy ?? '')).toBeVisible();
    const hits = within(await screen.findByRole('list', { name: 'Who had it lately' }));
    const hit = hits.getByText(/1234567$/).closest('li');
    expect(hit).toHaveTextContent('2 times');
    expect(hits.getByText(/1234567$/).getAttribute('href')).toMatch(
      new RegExp(`^/products/G6/${product.deviceType}/1234567\\?tab=ERRORS&event=\\d+$`),
    );
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
      'Only Developers and Administrators can change device errors.',
    );
  });

  test('is edited where it stands, and nothing else of the resource changes', async () => {
    const before = stored();
    const { user } = errors('/G6/E0206', seededEmails.developer);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(title).toHaveFocus();
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A title is required')).toBeVisible();
    await user.type(title, 'No radio');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('E0206 of G6 has been saved');
    expect(stored()).toEqual(
      before.map((each) =>
        each.errorId === 'E0206' && each.productFamily === 'G6' ? { ...each, title: 'No radio' } : each,
      ),
    );
    expect(writes()).toEqual(['/cms/modulate']);
    expect(await screen.findByText('No radio', { selector: 'td' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  test('that somebody else has changed meanwhile is shown instead of overwritten, and other entries do not matter', async () => {
    const { user } = errors('/G6/E0206', seededEmails.developer);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    const change = (errorId: string) =>
      store(
        JSON.stringify(
          stored().map((each) => (each.errorId === errorId ? { ...each, title: 'Theirs' } : each)),
        ),
      );
    change('E0206');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Title: Theirs')).toBeVisible();
    expect(writes()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Radio link lost!');
    change('E0205');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('E0206 of G6 has been saved');
    const titles = new Map(stored().map((each) => [`${each.productFamily} ${each.errorId}`, each.title]));
    expect([titles.get('G6 E0206'), titles.get('G6 E0205')]).toEqual(['Radio link lost!', 'Theirs']);
  });

  test.each(['/G6/E0206', '/ZZ/E1', ''])('is not asked for on the way of a newcomer to %s', async (at) => {
    errors(at, seededEmails.newcomer);
    await waitFor(() => expect(location.pathname).toBe('/modulate'));
    expect(backEnds.sent.filter(({ path }) => /modulate\/|events/.test(path))).toEqual([]);
  });

  test('of a family that there is none of has no events, and none are asked for', async () => {
    errors('/ZZ/E1');
    expect(await screen.findByText('There is no device error E1 of ZZ')).toBeVisible();
    expect(backEnds.sent.filter(({ path }) => path.includes('events'))).toEqual([]);
  });

  test('that nobody has described can be', async () => {
    const { user } = errors('/G6/E0999', seededEmails.developer);
    expect(await screen.findByText('There is no device error E0999 of G6')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Describe it' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'New one');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('E0999 of G6 has been saved');
    expect(stored().at(-1)).toEqual({
      productFamily: 'G6',
      errorId: 'E0999',
      title: 'New one',
      text: '',
      remedy: '',
      severity: 'ERROR',
    });
  });
});

test('an error line of an event opens its entry', async () => {
  vi.stubGlobal('Worker', EventWorker);
  const [product] = backEnds.store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
  if (!product) throw new Error('There are products');
  backEnds.store.products.add({ ...product, serialNumber: '1234567' }, [
    {
      type: 'SESSION',
      note: '',
      log: 'OK\n> ERROR: E0206 Radio link lost',
      err: false,
      data: {},
      created: '2026-11-21T10:00:00.000Z',
    },
  ]);
  const { user } = openPortal({
    as: seededEmails.support,
    at: `/products/${product.productFamily}/${product.deviceType}/1234567?tab=ERRORS`,
  });
  await user.click(await screen.findByRole('link', { name: /2026/ }));
  await user.click(await screen.findByRole('link', { name: 'E0206' }));
  expect(await heading('E0206')).toBeVisible();
  expect(location.pathname).toBe(`/administration/errors/${product.productFamily}/E0206`);
});

test('the palette leads to a device error by its id', async () => {
  const { user } = openPortal({ as: seededEmails.support, at: '/administration/errors' });
  await heading('Device errors');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search or run a command' }), 'e0307');
  await user.click(await screen.findByRole('option', { name: /E0307 of P6/ }));
  expect(await heading('E0307')).toBeVisible();
  expect(location.pathname).toBe('/administration/errors/P6/E0307');
});
