import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findConfigurationList,
  findDialog,
  expectNotice,
  findNextSteps,
  openPortal,
  seedRevisedConfiguration,
  getStoredConfiguration,
  seededEmails,
} from './portal.tsx';

const id = 'OU7001';
const at = `/configurations/${id}`;
const puts = () => backEnds.sent.filter(({ method }) => method === 'PUT').map(({ path }) => path);
const strip = (): Promise<HTMLElement> => screen.findByRole('note');

test('the page of the revision in force decides about the pending one, by name, and says so', async () => {
  seedRevisedConfiguration(id, { state: 'WAITING_FOR_APPROVAL' });
  const { user } = openPortal({ as: seededEmails.approver, at });
  expect(await strip()).toHaveTextContent(
    /You are looking at revision 0A\. Revision 0B is waiting for approval/,
  );
  const next = await findNextSteps();
  expect(next).toHaveTextContent('Revision 0B: ');
  expect(next).toHaveTextContent('There is no product configuration yet.');
  await user.click(await screen.findByRole('button', { name: 'Approve 0B' }));
  const asked = await findDialog(`Approve 0B · ${id}`);
  expect(asked).toHaveTextContent(`Do you want to approve revision 0B of ${id}?`);
  await user.click(within(asked).getByRole('button', { name: /^Approve 0B/ }));
  await expectNotice(`${id} has been approved`);
});

test('what has moved in the pending revision is shown before it is approved from the page of another', async () => {
  seedRevisedConfiguration(id, { state: 'WAITING_FOR_APPROVAL' });
  const { user } = openPortal({ as: seededEmails.approver, at });
  await user.click(await screen.findByRole('button', { name: 'Approve 0B' }));
  const asked = await findDialog(`Approve 0B · ${id}`);
  const now = getStoredConfiguration(id);
  const [active, pending] = now.revisions;
  if (!active || !pending) throw new Error('Two revisions are planted');
  const { productConfigurations } = active;
  storeConfiguration(backEnds.store, { ...now, revisions: [active, { ...pending, productConfigurations }] });
  await user.click(within(asked).getByRole('button', { name: /^Approve 0B/ }));
  await waitFor(() => expect(asked).toHaveTextContent('Product configurations: None →'));
  expect(puts()).toEqual([]);
});

test('one click leads to the revision in work, with the tab', async () => {
  seedRevisedConfiguration(id);
  const { user } = openPortal({ at: `${at}?tab=FILES` });
  await user.click(within(await strip()).getByRole('link', { name: 'Open revision 0B' }));
  await waitFor(() => expect(location.pathname).toBe(`${at}/0B`));
  expect(location.search).toBe('?tab=FILES');
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
});

test('a link of the list opens the revision in work', async () => {
  seedRevisedConfiguration(id);
  const { user } = openPortal({ at: `/configurations?search=${id}` });
  await user.click(within(await findConfigurationList()).getByRole('link', { name: id }));
  await waitFor(() => expect(location.pathname).toBe(`${at}/0B`));
  expect(location.search).toBe('');
});

test('the menu of a row names the revision in work, and asks about it', async () => {
  seedRevisedConfiguration(id, { state: 'WAITING_FOR_APPROVAL' });
  const { user } = openPortal({ as: seededEmails.approver, at: `/configurations?search=${id}` });
  await findConfigurationList();
  await user.click(screen.getByRole('button', { name: `Actions of ${id}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Approve 0B' }));
  expect(await findDialog(`Approve 0B · ${id}`)).toHaveTextContent(`revision 0B of ${id}?`);
});

test('files are added to the revision in work from the page of another, and the button says so', async () => {
  seedRevisedConfiguration(id);
  const { user } = openPortal({ at: `${at}?tab=FILES` });
  const adds = await screen.findByRole('button', { name: 'Add files to 0B' });
  await waitFor(() => expect(adds).toBeEnabled());
  const [input] = document.querySelectorAll<HTMLInputElement>('main input[type=file]');
  if (!input) throw new Error('No files are asked for');
  await user.upload(input, [new File(['a'], 'a.txt', { type: 'text/plain' })]);
  expect(await findDialog(`Add files to 0B · ${id}`)).toHaveTextContent('Only for revision 0B');
});

test('whoever compares two revisions is not told of one alone', async () => {
  seedRevisedConfiguration(id);
  openPortal({ at: `${at}?compare=0A..0B` });
  expect(await screen.findByLabelText('Before')).toHaveValue('0A');
  expect(screen.getByLabelText('After')).toHaveValue('0B');
  expect(screen.queryByText(/^Revision 0[AB]$/)).not.toBeInTheDocument();
});

test('a revision that is missing says which one, and leads to its configuration', async () => {
  seedRevisedConfiguration(id);
  const { user } = openPortal({ at: `${at}/0Z` });
  expect(await screen.findByText(`${id} has no revision 0Z`)).toBeVisible();
  expect(screen.getByText(/There are: 0A, 0B\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: `Go to ${id}` }));
  await waitFor(() => expect(location.pathname).toBe(`${at}/0B`));
});
