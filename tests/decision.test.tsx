import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seedBuiltConfiguration } from './seedBuiltConfiguration.ts';
import { seedConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findDialog,
  expectNotice,
  openPortal,
  seedRevisedConfiguration,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

const id = 'OU7201';
const at = `/configurations/${id}/0B`;
const puts = () => backEnds.sent.filter(({ method }) => method === 'PUT').map(({ path }) => path);

async function ask(user: OpenPortal['user'], name: RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }));
  return findDialog(name);
}

test('the question shows picture, reason and changes against the revision in force, with the way to compare', async () => {
  seedBuiltConfiguration(backEnds.store, id);
  const { user } = openPortal({ as: seededEmails.approver, at });
  const asked = await ask(user, /^Approve 0B/);
  expect(asked).toHaveTextContent(`Do you want to approve revision 0B of ${id}?`);
  expect(within(asked).getByRole('button', { name: 'Approve 0B' })).toBeEnabled();
  await waitFor(() => expect(asked).toHaveTextContent(/Changes since 0A\S+ on P\d+: .* → /));
  expect(asked).toHaveTextContent('Reason givenLonger cable');
  expect(asked).toHaveTextContent('oles unchanged');
  expect(await within(asked).findByRole('img', { name: /^Transmitter P/ })).toBeInTheDocument();
  const compare = within(asked).getByRole('link', { name: 'Compare 0A with 0B' });
  expect(compare).toHaveAttribute('href', `${at}?compare=0A..0B`);
  await user.click(compare);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
});

test('contents that could not be compared once are read again when asked for, and when the question opens again', async () => {
  seedBuiltConfiguration(backEnds.store, id);
  const { user } = openPortal({ as: seededEmails.approver, at });
  await screen.findByRole('button', { name: /^Approve 0B/ });
  backEnds.faults.add({ path: '/cms/download*', effect: 'DROP' });
  const asked = await ask(user, /^Approve 0B/);
  await waitFor(() => expect(asked).toHaveTextContent('The wiring could not be compared'));
  backEnds.faults.clear();
  await user.click(within(asked).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveTextContent(/Changes since 0A\S+ on P\d+: .* → /));
  expect(asked).not.toHaveTextContent('The wiring could not be compared');
  expect(asked).toContainElement(document.activeElement as HTMLElement);
});

test('what is missing stands in the question and on its button', async () => {
  seedBuiltConfiguration(backEnds.store, id, {
    unbuilt: ['VIEW_TOP', 'VIEW_BACK', 'CUSTOM_OVERLAY_TOP_EPS'],
  });
  const { user } = openPortal({ as: seededEmails.approver, at });
  const asked = await ask(user, /^Approve 0B/);
  expect(asked).toHaveTextContent('Not there yet: Custom overlay top, EPS; View top; View back.');
  await user.click(within(asked).getByRole('button', { name: 'Approve 0B despite 3 missing' }));
  await expectNotice(`${id} has been approved`);
});

test('a first revision says so', async () => {
  seedConfiguration(backEnds.store, id, { state: 'WAITING_FOR_APPROVAL' });
  const { user } = openPortal({ as: seededEmails.approver, at: `/configurations/${id}` });
  const asked = await ask(user, /^Approve 0A/);
  await waitFor(() => expect(asked).toHaveTextContent('First revision'));
  expect(within(asked).queryByRole('link')).not.toBeInTheDocument();
});

test('a revision that cannot be read is said, and keeps nobody from deciding', async () => {
  seedBuiltConfiguration(backEnds.store, id);
  const { user } = openPortal({ as: seededEmails.approver, at });
  await screen.findByRole('button', { name: /^Approve 0B/ });
  backEnds.faults.add({ operation: 'configurationGet', effect: 'STATUS', status: 500 });
  const asked = await ask(user, /^Approve 0B/);
  await waitFor(() =>
    expect(asked).toHaveTextContent('Revision 0A could not be read, so the changes are not known.'),
  );
  backEnds.faults.clear();
  await user.click(within(asked).getByRole('button', { name: 'Approve 0B' }));
  await expectNotice(`${id} has been approved`);
});

test.each([
  ['Release for production 0B', 'APPROVED', 'Release 0B', 'READY_FOR_PRODUCTION'],
  ['Accept quote 0B', 'CONFIGURING', 'Accept quote 0B', 'WAITING_FOR_APPROVAL'],
] as const)('%s shows the same', async (name, state, action, to) => {
  seedBuiltConfiguration(backEnds.store, id, { state });
  const { user } = openPortal({ as: seededEmails.approver, at });
  const asked = await ask(user, new RegExp(`^${name}`));
  await waitFor(() => expect(asked).toHaveTextContent('Changes since 0A'));
  await user.click(within(asked).getByRole('button', { name: action }));
  await waitFor(() => expect(puts()).toEqual([`/cms/configurations/${id}/${to}`]));
});

test('archiving shows the same, from the menu of a row', async () => {
  seedBuiltConfiguration(backEnds.store, id);
  const { user } = openPortal({ as: seededEmails.approver, at: `/configurations?search=${id}` });
  await user.click(await screen.findByRole('button', { name: `Actions of ${id}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const asked = await findDialog(`Archive · ${id}`);
  await waitFor(() => expect(asked).toHaveTextContent('Changes since 0A'));
  expect(within(asked).getByRole('button', { name: 'Archive' })).toBeEnabled();
});

test('a pending revision is held against the one in force wherever it is compared', async () => {
  seedRevisedConfiguration(id);
  openPortal({ at: `${at}?tab=FILES` });
  expect(await screen.findByRole('link', { name: 'Compare with 0A' })).toHaveAttribute(
    'href',
    `/configurations/${id}?compare=0A..0B`,
  );
});
