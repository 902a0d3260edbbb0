import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOpenApiDescription as describeCms } from '../mocks/cms/apiModules.ts';
import { parseDescriptionSnapshot } from '~/domain/apiDescription/changes.ts';
import { getPersonalItem, setPersonalItem } from '~/platform/storage/personalStore.ts';
import { setScreenWidth } from './factories/screenWidth.ts';
import { buildPrints } from './factories/prints.ts';
import { backEnds, openPortal, seededEmails } from './portal.tsx';

const open = (at: string, as: string = seededEmails.admin) => openPortal({ as, at });
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const rows = async (): Promise<readonly (string | null)[]> =>
  within(await screen.findByRole('list', { name: 'Operations' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('data-row'));
const descriptionReads = () => backEnds.sent.filter(({ path }) => path === '/cms/openapi.json');
const calls = (path: string) => backEnds.sent.filter((sent) => sent.path === path);

beforeEach(() => {
  localStorage.clear();
  setScreenWidth(1440);
});

type Description = { readonly paths: Record<string, unknown> };

/** The CMS's OpenAPI description with a change. */
function described(change: (paths: Record<string, unknown>) => void): Description {
  const description = structuredClone(describeCms()) as Description;
  change(description.paths);
  return description;
}

describe('the operations', () => {
  test.each(['/administration/api', '/api', '/cms'])(
    'are listed at %s, from the one read of the session',
    async (at) => {
      const { goTo } = open(at);
      expect(await heading('API')).toBeVisible();
      expect(await screen.findByText(/^\d+ operations$/)).toBeVisible();
      expect((await rows()).slice(0, 2)).toEqual(['accessLookupGet', 'authTokenGet']);
      await goTo('/administration/permissions/roles');
      await heading('Services');
      await goTo('/administration/api/partGet');
      expect(await heading('Read a part')).toBeVisible();
      expect(descriptionReads()).toHaveLength(1);
    },
  );

  test('are found by words of path and summary, and by the names of parameters and fields', async () => {
    const { user } = open('/administration/api');
    const search = await screen.findByRole('searchbox', {
      name: 'Search path, summary, parameters and fields',
    });
    await user.type(search, 'modulate');
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    expect(location.search).toBe('?search=modulate');
    await user.clear(search);
    await user.type(search, 'millingFile');
    await waitFor(async () => expect(await rows()).toContain('partGet'));
    expect(screen.getAllByText('has millingFile').length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'GET');
    await waitFor(async () => expect(await rows()).toEqual(['partGet']));
  });

  test('are narrowed to those the person may call', async () => {
    const { user } = open('/administration/api?search=modulate', seededEmails.support);
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'I may call');
    await waitFor(async () => expect(await rows()).toEqual(['resourceGet', 'resourceGetAll']));
    expect(location.search).toBe('?search=modulate&access=MINE');
  });

  test('are closed to customers', async () => {
    open('/cms', seededEmails.customerEngineer);
    expect(await screen.findByText('Only employees can read the description of the API.')).toBeVisible();
  });
});

describe('an operation', () => {
  test.each(['/administration/api/resourceUpdate', '/cms/resourceUpdate'])(
    '%s has its parameters, body, answers, and who may call it',
    async (at) => {
      const { user } = open(at);
      expect(await heading('Update a resource')).toBeVisible();
      expect(screen.getByText('/modulate')).toBeVisible();
      const body = within(screen.getByRole('list', { name: 'Body' }));
      expect(body.getByText('data').closest('li')).toHaveTextContent('datarequiredtextA JSON text.');
      const conflict = within(screen.getByRole('region', { name: 'Answer 409' }));
      await user.click(conflict.getByRole('button', { name: 'Show what is inside ApiError' }));
      expect(conflict.getByText('errorCode')).toBeVisible();
      expect(await screen.findByText('Employees: Developer and Administrator')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
      expect(screen.getByText('Only operations that read can be tried here.')).toBeVisible();
    },
  );

  test('that contains itself is unfolded as far as somebody likes', async () => {
    const { user } = open('/administration/api/partGet');
    const answer = within(await screen.findByRole('list', { name: 'Answer 200' }));
    await user.click(answer.getByRole('button', { name: 'Show what is inside subParts' }));
    await user.click(answer.getByRole('button', { name: 'Show what is inside each item' }));
    const inner = answer.getAllByRole('button', { name: 'Show what is inside subParts' });
    expect(inner).toHaveLength(2);
    await user.click(inner[1] as HTMLElement);
    expect(answer.getAllByText('quantity')).toHaveLength(1);
    expect(answer.getAllByRole('button', { name: 'Show what is inside each item' })).toHaveLength(2);
  });

  test('with thousands of fields or hundreds of parameters shows some of them, and the others as they are asked for', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`);
    const description = described((paths) => {
      paths['/wide'] = {
        get: {
          operationId: 'wideGet',
          parameters: many(90).map((name) => ({
            name,
            in: 'query',
            required: name === 'name89',
            schema: {},
          })),
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: Object.fromEntries(many(400).map((name) => [name, {}])),
                  },
                },
              },
            },
          },
        },
      };
    });
    backEnds.answer(http.get('*/cms/openapi.json', () => HttpResponse.json(description)));
    const { user } = open('/administration/api/wideGet');
    const answer = within(await screen.findByRole('list', { name: 'Answer 200' }));
    expect(answer.getAllByText(/^name\d+$/)).toHaveLength(150);
    await user.click(answer.getByRole('button', { name: 'Show 150 of 250 more' }));
    await user.click(answer.getByRole('button', { name: 'Show 100 more' }));
    expect(answer.getAllByText(/^name\d+$/)).toHaveLength(400);
    expect(document.body).not.toHaveFocus();
    // Only required parameters have a field at first.
    expect(screen.getAllByRole('textbox')).toHaveLength(40);
    expect(screen.getByRole('textbox', { name: 'name89' })).toBeVisible();
  });

  test('that reads can be tried, and what was typed stays', async () => {
    const { user, goTo } = open('/administration/api/resourceGet', seededEmails.support);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('name is required')).toBeVisible();
    expect(calls('/cms/modulate/NOTHING%3F')).toEqual([]);
    const name = screen.getByRole('textbox', { name: /^name/ });
    await user.type(name, 'NOTHING?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^404: There is no resource NOTHING\?/)).toBeVisible();
    // A call without a response has no status.
    backEnds.faults.add({ operation: 'resourceGet', effect: 'DROP', times: 1 });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^The server could not be reached/)).toBeVisible();
    await user.clear(name);
    await user.type(name, 'RADIO_REGIONS');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^200 in [\d,]+ ms/)).toBeVisible();
    expect(screen.getByText(/"name": "RADIO_REGIONS"/)).toBeVisible();
    await goTo('/administration/api');
    await heading('API');
    await goTo('/administration/api/resourceGet');
    expect(await screen.findByRole('textbox', { name: /^name/ })).toHaveValue('RADIO_REGIONS');
  });

  test('is copied as curl without the token', async () => {
    const { user } = open('/administration/api/resourceGet', seededEmails.developer);
    await user.type(await screen.findByRole('textbox', { name: /^name/ }), "a'b");
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy as curl' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    const text = write.mock.calls[0]?.[0] ?? '';
    expect(text).toMatch(
      /^curl -X GET 'http.*\/cms\/modulate\/a'\\''b' \\\n {2}-H "Authorization: Bearer \$TOKEN"/,
    );
    expect(text).not.toContain(seededEmails.developer);
  });

  test('that is not described says so', async () => {
    open('/administration/api/nothingGet');
    expect(await screen.findByText('There is no operation nothingGet')).toBeVisible();
  });
});

test('what has changed since the description was last seen is shown until it has been seen', async () => {
  const { azureId = '' } =
    backEnds.store.collection<{ azureId: string }>('people').get(seededEmails.admin) ?? {};
  const before = described((paths) => {
    Reflect.deleteProperty(paths, '/parts/usage/{partNumber}');
    paths['/gone'] = { get: { operationId: 'goneGet' } };
    Object.assign(paths['/parts/all'] as object, { get: { operationId: 'partGetAll' } });
  });
  const prints = buildPrints(before);
  const owner = { email: seededEmails.admin, azureId };
  setPersonalItem('apiSeen', owner, { at: '2026-11-01T12:00:00.000Z', prints });
  const { user } = open('/administration/api');
  const panel = within(await screen.findByRole('region', { name: 'Changes since you last looked' }));
  expect(panel.getByText('New').closest('div')).toHaveTextContent('NewpartUsageGet');
  expect(panel.getByText('Changed').closest('div')).toHaveTextContent(
    'ChangedpartGetAll answers and who may call it',
  );
  expect(panel.getByText('Gone').closest('div')).toHaveTextContent('GonegoneGet');
  await user.click(panel.getByRole('button', { name: 'I have seen this' }));
  await waitFor(() => expect(screen.queryByText('Changes since you last looked')).not.toBeInTheDocument());
  const kept = parseDescriptionSnapshot(getPersonalItem('apiSeen', owner));
  expect(kept?.prints).toEqual(buildPrints(describeCms()));
});

test('an operation that Portal calls and the CMS does not describe is told', async () => {
  const description = described((paths) => Reflect.deleteProperty(paths, '/parts/usage/{partNumber}'));
  backEnds.answer(http.get('*/cms/openapi.json', () => HttpResponse.json(description)));
  open('/administration/api');
  expect(await screen.findByText('Portal calls an operation that the CMS does not describe:')).toBeVisible();
  expect(screen.getByText('partUsageGet').closest('li')).toHaveTextContent(
    'partUsageGet · Part, Cut file, Part and macros, Scan',
  );
});
