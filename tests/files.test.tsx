import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseFiles } from './chooseFiles.ts';
import { storeConfiguration } from './seedConfiguration.ts';
import { openTestCms, seededEmails, type TestCms } from './factories/testCms.ts';
import { RevisionComparisonView } from '~/features/configurations/compare/RevisionComparisonView.tsx';
import { openCreateProductConfiguration } from '~/features/configurations/CreateProductConfiguration.tsx';
import { FilesTab } from '~/features/configurations/tabs/FilesTab.tsx';
import { anonymousTokenSource, setTokenSource } from '~/api/tokens.ts';
import { createQueryClient } from '~/queries/client.ts';
import { configurationQuery } from '~/queries/configurations/configurations.ts';
import { clearJobs, useJobs } from '~/platform/jobs/jobs.ts';
import { ModalHost } from '~/ui/modal/ModalHost.tsx';
import { clearModals } from '~/platform/modals.ts';

// Slow on a single core shared with other tests.
vi.setConfig({ testTimeout: 30_000 });

let cms: TestCms;

beforeEach(() => {
  cms = openTestCms();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const email = headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const path = url.replace('/cms', '');
    if (init.method === 'GET') return cms.fetch(email, path);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer = await cms.call(email, init.method ?? 'GET', path, body);
    return Response.json(answer.body, { status: answer.status });
  });
});

afterEach(() => {
  clearModals();
  clearJobs();
  setTokenSource(anonymousTokenSource);
  vi.unstubAllGlobals();
});

/** Seeded configurations with two built revisions. */
const inWork = { id: '10012', before: '0A', after: '0B' };
const archived = { id: 'SF1239', after: '0B' };

type Shown = { readonly id: string; readonly revision: string; readonly compared?: string };

function Page({ id, revision, compared }: Shown): ReactElement | null {
  const { data } = useQuery(configurationQuery(id, revision));
  if (!data) return null;
  return compared === undefined ? (
    <FilesTab configuration={data} />
  ) : (
    <RevisionComparisonView subject={data} comparison={{ before: compared, after: revision }} />
  );
}

function open(as: string, shown: Shown, search = ''): void {
  setTokenSource({ ...anonymousTokenSource, current: () => Promise.resolve(as) });
  const element = (
    <Suspense fallback="Loading">
      <Page {...shown} />
      <ModalHost />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [`/configurations/${shown.id}${search}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const wait = { timeout: 10_000 };

test('an engineer sees the files of every place, and what can be done with them', async () => {
  const { id, after } = inWork;
  open(seededEmails.engineer, { id, revision: after }, '?tab=FILES&files=LIST');
  const own = within(await screen.findByRole('region', { name: 'Configuration' }, wait));
  expect(own.getByText('Quote')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add files' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Generate files' })).toBeEnabled();
  await userEvent.click(own.getByRole('button', { name: 'Download Quote' }));
  await vi.waitFor(() => expect(useJobs.getState().jobs[0]).toMatchObject({ title: 'Quote', state: 'DONE' }));
});

describe('the matrix', () => {
  const { id, after } = inWork;
  const artefacts = async () => within(await screen.findByRole('region', { name: 'Artefacts' }, wait));

  test('comes first where there are more than twenty files, unless the list is chosen', async () => {
    open(seededEmails.engineer, { id, revision: after });
    expect((await artefacts()).getByText(/^\d+ of \d+ artefacts are there/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Matrix' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'List' }));
    expect(await screen.findByRole('region', { name: 'Configuration' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Artefacts' })).toBeNull();
  });

  test('waits where there are few files, and names what is missing', async () => {
    const record = cms.store.configurations.get(id);
    if (!record) throw new Error('It is seeded');
    const revisions = record.revisions.map((revision) => ({
      ...revision,
      artefacts: [],
      builds: [],
      productConfigurations: [],
    }));
    storeConfiguration(cms.store, { ...record, revisions });
    open(seededEmails.engineer, { id, revision: after });
    expect(await screen.findByRole('region', { name: 'Configuration' }, wait)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Artefacts' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Matrix' }));
    const holes = (await artefacts()).getAllByRole('cell', { name: 'Missing' });
    expect(holes.length).toBeGreaterThan(0);
    for (const hole of holes) expect(hole).toHaveAttribute('data-state', 'MISSING');
  });

  test('opens the preview from a cell, with the way to the next file', async () => {
    open(seededEmails.engineer, { id, revision: after });
    const quote = (await artefacts()).getByRole('button', { name: /^View Quote of Configuration: v\d+$/ });
    expect(quote).toHaveAttribute('title', expect.stringMatching(/\d{4} at \d/));
    await userEvent.click(quote);
    const dialog = within(await screen.findByRole('dialog', { name: /^Quote · / }, wait));
    expect(dialog.getByText(/^\d+ of \d+$/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Next file' })).toBeEnabled();
  });

  test('has in the menu of a cell what the row offers', async () => {
    open(seededEmails.engineer, { id, revision: after });
    const cells = await artefacts();
    await userEvent.click(cells.getByRole('button', { name: 'Actions of Quote of Configuration' }));
    const menu = within(await screen.findByRole('menu'));
    const [newest = 0, ...older] = versionsOf(cells.getByRole('button', { name: /^View Quote of C/ }));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'View',
      'Download',
      ...older.flatMap((version) => [`View version ${version}`, `Download version ${version}`]),
    ]);
    expect(newest).toBeGreaterThan(0);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Download' }));
    await vi.waitFor(() =>
      expect(useJobs.getState().jobs[0]).toMatchObject({ title: 'Quote', state: 'DONE' }),
    );
  });

  test('has the attachments of all places below it, and the way to add one to each', async () => {
    await cms.call(seededEmails.engineer, 'POST', '/configurations/attachment', {
      configurationId: id,
      revision: after,
      attachmentName: 'Spare drawing',
      documentType: 'PDF',
      attachmentType: 'ATTACHMENT_GENERIC',
      makerOnly: false,
      revisionOnly: true,
    });
    open(seededEmails.engineer, { id, revision: after });
    const attachments = within(await screen.findByRole('region', { name: 'Attachments' }, wait));
    const row = attachments.getByText('Spare drawing').closest('li');
    expect(row).toHaveTextContent('Configuration');
    expect(row).toHaveTextContent('Pending File Upload');
    const adds = (await artefacts()).getAllByRole('button', { name: /^Add file to / });
    expect(adds).toHaveLength(screen.getAllByRole('columnheader').length - 1);
    const [first] = adds;
    if (first) await userEvent.click(first);
    expect(await screen.findByRole('dialog', { name: `Add file to ${after} · ${id}` }, wait)).toBeVisible();
  });
});

/** The restrictions in the popover of their button, which jsdom does not open. */
function refusals() {
  const panel = screen.getByText('Not possible now').closest<HTMLElement>('[popover]');
  if (!panel) throw new Error('The reasons stand behind a button');
  return within(panel);
}

/** Version numbers of a file, newest first, derived from the text of its cell. */
function versionsOf(cell: HTMLElement): readonly number[] {
  const newest = Number(/v(\d+)$/.exec(cell.textContent)?.[1]);
  return Array.from({ length: newest }, (_, index) => newest - index);
}

test('nothing is added to or built of what is archived', async () => {
  const { id, after } = archived;
  open(seededEmails.engineer, { id, revision: after });
  expect(await screen.findByRole('button', { name: 'Add files' }, wait)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Generate files' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Add file to/ })).toBeNull();
  const reasons = refusals();
  expect(reasons.getByText('Files can no longer be changed in “Archived”.')).toBeInTheDocument();
  expect(reasons.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Generate files: not possible/),
    expect.stringMatching(/^Add files: not possible/),
  ]);
  // The state is the reason, so requesting access is not offered.
  expect(reasons.queryByRole('button', { hidden: true })).toBeNull();
});

test('a chosen file shows its name with nothing hidden, and whether it is what its name says', async () => {
  const { id, after } = inWork;
  open(seededEmails.engineer, { id, revision: after });
  const fake = new File(['MZ'], 'photo\u202Egnp.png', { type: 'image/png' });
  await chooseFiles(await screen.findByRole('button', { name: 'Add files' }, wait), [fake]);
  const dialog = within(await screen.findByRole('dialog', { name: /^Add files/ }, wait));
  const name = dialog.getByLabelText('Name of photo[U+202E]gnp.png');
  await vi.waitFor(() =>
    expect(name).toHaveAccessibleDescription(
      'The file is called .png but is no PNG file. It can be added as an attachment all the same',
    ),
  );
  expect(name).toBeValid();
  expect(dialog.getByRole('button', { name: 'Add 1 file' })).toBeEnabled();
});

test('two revisions stand beside each other with summary, fields, files and text', async () => {
  const { id, before, after } = inWork;
  open(seededEmails.engineer, { id, revision: after, compared: before });
  expect(await screen.findByRole('heading', { name: 'Summary' }, wait)).toBeVisible();
  await userEvent.click(screen.getByText('State, note and date of both revisions'));
  expect(screen.getByRole('row', { name: /Created Revision/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Artefacts and attachments' }, wait)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Text' }, wait)).toBeVisible();
  expect(await screen.findByRole('slider', {}, wait)).toHaveValue('50');
});

test('an attachment is deleted after a question', async () => {
  const { id, after } = inWork;
  const record = cms.store.configurations.get(id);
  await cms.call(seededEmails.engineer, 'POST', '/configurations/attachment', {
    configurationId: id,
    revision: after,
    attachmentName: 'Spare drawing',
    documentType: 'PDF',
    attachmentType: 'ATTACHMENT_GENERIC',
    makerOnly: false,
    revisionOnly: true,
  });
  open(seededEmails.engineer, { id, revision: after });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Spare drawing' }, wait));
  const dialog = within(await screen.findByRole('dialog', {}, wait));
  expect(dialog.getByText(/^Do you want to delete Spare drawing\?/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(screen.queryByText('Spare drawing')).toBeNull());
  expect(cms.store.configurations.get(id)?.attachments).toHaveLength(record?.attachments.length ?? -1);
});

test('a product configuration of a classic configuration can be created once it has an id, a description and a part', async () => {
  const id = 'OU1252';
  const revision = cms.store.configurations.get(id)?.revisions.at(-1)?.revisionName ?? '';
  open(seededEmails.engineer, { id, revision });
  await screen.findByRole('button', { name: 'Add files' }, wait);
  const answer = await cms.call(seededEmails.engineer, 'GET', `/configurations/${id}`);
  openCreateProductConfiguration({
    configuration: answer.body,
    quoteState: undefined,
    me: { email: seededEmails.engineer, firstName: '', lastName: '', units: [] },
    actor: { units: [] },
    client: createQueryClient(),
    navigate: () => undefined,
    afterDelete: () => undefined,
  });
  const dialog = within(await screen.findByRole('dialog', {}, wait));
  const create = dialog.getByRole('button', { name: 'Create' });
  const lacks = async (reason: string) => {
    await vi.waitFor(() => expect(create).toHaveAccessibleDescription(reason));
    expect(create).toBeDisabled();
  };
  await lacks('A product configuration ID is required');
  await userEvent.type(dialog.getByLabelText('Product configuration ID'), 'P000');
  await lacks('A description is required');
  await userEvent.type(dialog.getByLabelText('Description'), 'Crane');
  await lacks('A part number is required');
  await userEvent.click(dialog.getByRole('radio', { name: 'Transmitter' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Part' }));
  const [part] = await screen.findAllByRole('option', { name: /^P\d+/ }, wait);
  if (part) await userEvent.click(part);
  await vi.waitFor(() => expect(create).toBeEnabled());
  await userEvent.click(create);
  expect(
    await dialog.findByText('A product configuration ID must be at least 5 characters long'),
  ).toBeVisible();
});

test('a customer sees nothing internal, and what is added is for everybody', async () => {
  const id = '10015';
  const record = cms.store.configurations.get(id);
  const revision = record?.revisions.at(-1)?.revisionName ?? '';
  const announce = (attachmentName: string, makerOnly: boolean) =>
    cms.call(seededEmails.engineer, 'POST', '/configurations/attachment', {
      configurationId: id,
      revision,
      attachmentName,
      documentType: 'PDF',
      attachmentType: 'ATTACHMENT_GENERIC',
      makerOnly,
      revisionOnly: true,
    });
  await announce('Internal calculation', true);
  await announce('Shared drawing', false);
  open(seededEmails.customerEngineer, { id, revision });
  expect(await screen.findByText('Shared drawing', {}, wait)).toBeVisible();
  expect(screen.queryByText('Internal calculation')).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Why not? Actions on files' }));
  const reasons = refusals();
  expect(reasons.getByText(/^Only the manufacturer's /)).toBeInTheDocument();
  expect(reasons.getByRole('button', { name: 'Request access to Export', hidden: true })).toBeInTheDocument();
  await userEvent.click(reasons.getByLabelText('Why? Export'));
  expect(reasons.getByText('The roles decide')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add file to Configuration' }));
  const dialog = within(await screen.findByRole('dialog', {}, wait));
  expect(dialog.queryByRole('switch', { name: /^Visible to employees only/ })).toBeNull();
  expect(dialog.getByRole('switch', { name: /^Only for revision/ })).toBeChecked();
  await userEvent.type(dialog.getByRole('combobox', { name: 'Name' }), 'Quote');
  await userEvent.click(dialog.getByRole('button', { name: 'Add file' }));
  expect(await dialog.findByText('You must upload a file')).toBeVisible();
  expect(dialog.getByText(/^“Quote” is the name of an artefact/)).toBeVisible();
});
