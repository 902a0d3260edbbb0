import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '~/paths.ts';
import type { ResponseChange } from './backEnds.ts';
import { find3DConfiguration } from './quoteFixtures.ts';
import { setUpDesigns, designerEmail, listOpenedConfigurators, storeQuoteSession } from './openDesign.tsx';
import {
  backEnds,
  findConfigurationInState,
  findConfigurationList,
  openPortal,
  seededEmails,
} from './portal.tsx';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds or replaces fields of a response, or of each item of a list. */
const withFields =
  (fields: Readonly<Record<string, unknown>>): ResponseChange =>
  (answer) => {
    if (Array.isArray(answer)) return answer.map(withFields(fields));
    return isRecord(answer) ? { ...answer, ...fields } : answer;
  };

/** Expects that the page is displayed without unreadable text. */
function expectPage(): void {
  const text = document.body.textContent;
  expect(text).not.toMatch(/undefined|NaN|Invalid Date|\[object Object\]/);
  expect(text).not.toContain('An error occurred');
}

const list = /\/cms\/configurations\/filter$/;
const token = /\/cms\/auth\/token$/;
const incidents = /\/api\/v2\/incidents/;

describe('the list of configurations stays', () => {
  test.each<[string, RegExp, ResponseChange]>([
    ['with a state that is new', list, withFields({ configurationState: 'ON_HOLD' })],
    ['with a family that is new', list, withFields({ productFamily: 'G9' })],
    [
      'with a device that is new',
      list,
      withFields({
        productConfigurations: [
          { productConfigurationId: 'P1', deviceType: 'RELAY_BOX', transmitterModel: 7 },
        ],
      }),
    ],
    ['without accounts', list, withFields({ account: null })],
    ['with dates that are none', list, withFields({ created: 'yesterday', modified: null })],
    ['with items that are none', list, (answer) => (Array.isArray(answer) ? [null, 'x', ...answer] : answer)],
    ['for somebody without a last name', token, withFields({ lastName: null })],
    ['for somebody without an e-mail address', token, withFields({ email: undefined })],
    ['while incidents are a text', incidents, () => 'none'],
    ['while an incident is none', incidents, () => ({ incidents: [null, 3] })],
    ['without operations', /\/access\/lookup$/, () => [null, {}]],
  ])('%s', async (_, path, change) => {
    backEnds.change(path, change);
    openPortal({ at: '/configurations' });
    await waitFor(() => expect(document.body.textContent).toContain('Configurations'));
    expect(await findConfigurationList()).toBeInTheDocument();
    expectPage();
  });
});

describe('the page of a configuration stays', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['without artefacts', { artefacts: null }],
    ['with a state that is new', { configurationState: 'ON_HOLD' }],
    ['without an account', { account: null }],
    ['with revisions, logs and comments that are none', { revisions: [null], logs: 'none', comments: {} }],
    [
      'with a device that is new',
      { productConfigurations: [{ productConfigurationId: 'P1', deviceType: 'RELAY_BOX' }] },
    ],
  ])('%s', async (_, fields) => {
    const { configurationId } = findConfigurationInState('CONFIGURING');
    backEnds.change(new RegExp(`/cms/configurations/${configurationId}$`), withFields(fields));
    openPortal({ at: `/configurations/${configurationId}` });
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(configurationId) }),
    ).toBeInTheDocument();
    await waitFor(expectPage);
  });
});

describe('items that could not be shown', () => {
  const lists: [string, string, RegExp, ResponseChange, string, string][] = [
    [
      'configurations',
      '/configurations',
      list,
      (answer) => (Array.isArray(answer) ? [...answer.slice(0, -2), null, { configurationId: 7 }] : answer),
      '2 of 20 could not be shown',
      'configurationFilter has items',
    ],
    [
      'parts',
      '/administration/parts',
      /\/cms\/parts\/all$/,
      (answer) => (Array.isArray(answer) ? [...answer.slice(0, 9), 'x'] : answer),
      '1 of 10 could not be shown',
      'partGetAll has items',
    ],
  ];
  test.each(lists)('%s are counted, with the reason', async (_, path, calls, change, count, reason) => {
    backEnds.change(calls, change);
    const { user, goTo } = openPortal({ as: seededEmails.admin, at: path });
    const region = await screen.findByRole('status', { name: 'Items that could not be shown' });
    await user.click(await within(region).findByText(count));
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(reason);
    expect(region).toHaveTextContent('has items that cannot be read');
    await act(() => goTo('/administration/accounts'));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  });
});

describe('what has a key that nobody knows has its page all the same', () => {
  const isIn = (address: string, title: string): Promise<HTMLElement> => {
    openPortal({ as: seededEmails.admin, at: address });
    return screen.findByRole('heading', { level: 1, name: title });
  };

  test('a product of a new device', async () => {
    const [made] = backEnds.store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
    if (!made) throw new Error('Nothing has been made');
    const { serialNumber, productFamily, deviceType } = made;
    backEnds.answer(
      http.get('*/cms/products/:serialNumber/:productFamily/RELAY_BOX', async ({ request }) => {
        const answer = await fetch(request.url.replace('RELAY_BOX', deviceType), {
          headers: request.headers,
        });
        return HttpResponse.json(withFields({ deviceType: 'RELAY_BOX' })(await answer.json()) as null);
      }),
    );
    const at = paths.product(productFamily, 'RELAY_BOX', serialNumber);
    expect(await isIn(at, serialNumber)).toBeVisible();
    expect(await screen.findAllByText(/RELAY_BOX/i)).not.toHaveLength(0);
    expectPage();
  });

  test('a firmware of a new type, for a new device', async () => {
    const firmwareSignature = {
      firmwareType: 'SOUND',
      productFamily: 'G6',
      deviceType: 'RELAY_BOX',
      name: 'G6_SOUND',
    };
    backEnds.change(/\/cms\/firmware\/all$/, (all) =>
      Array.isArray(all) ? [withFields({ firmwareSignature })(all[0]), ...all.slice(1)] : all,
    );
    expect(await isIn('/administration/firmwares/SOUND/G6/RELAY_BOX/G6_SOUND', 'G6_SOUND')).toBeVisible();
    expectPage();
  });

  test('an app of a new platform, which the list names', async () => {
    backEnds.change(/\/cms\/bar\/all$/, (all) =>
      Array.isArray(all) ? [withFields({ platform: 'MODULATE_BEOS' })(all[0]), ...all.slice(1)] : all,
    );
    expect(await isIn('/administration/apps', 'Apps')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'MODULATE_BEOS' });
    expect(link).toHaveAttribute('href', paths.app('MODULATE_BEOS'));
    expect(await isIn(paths.app('MODULATE_BEOS'), 'MODULATE_BEOS')).toBeVisible();
    expectPage();
  });
});

test('a design that is stored with what cannot be read is not opened, as the next save would lose it', async () => {
  setUpDesigns();
  storeQuoteSession();
  const stored = find3DConfiguration('CONFIGURING');
  backEnds.change(/\/api\/quotes\/\d+$/, (quote) =>
    withFields({ products: [{ id: 1, configuredProduct: { fields: 'many' } }] })(quote),
  );
  openPortal({ as: designerEmail, at: paths.configurator(stored.configurationId) });
  expect(await screen.findByText('The design could not be shown')).toBeVisible();
  expect(listOpenedConfigurators()).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test.each([
  ['without their units', { authUnits: null }, 'AuthUser.authUnits is missing'],
  ['with units of another kind', { authUnits: 'ADMIN' }, 'AuthUser.authUnits is of another kind'],
  [
    'with units that lack what they are told by',
    { authUnits: [{ roles: ['ADMIN'] }] },
    'has items that cannot be read',
  ],
])('somebody who is sent %s reads which value is missing', async (_, fields, reason) => {
  backEnds.change(token, withFields(fields));
  openPortal({ as: seededEmails.admin, at: '/configurations' });
  expect(await screen.findByText(/did not say in a form that Portal reads who you are/)).toBeVisible();
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain(reason);
});
