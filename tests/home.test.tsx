import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxCardRows } from '~/domain/home/cards.ts';
import { startJob } from '~/platform/jobs/jobs.ts';
import { backEnds, findConfigurationInState, expectNoNotices, openPortal, seededEmails } from './portal.tsx';
import { seedConfiguration } from './seedConfiguration.ts';

const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const cards = (): readonly string[] => {
  const main = screen.getByRole('main');
  return within(main)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
};
const asked = (start: string): number => backEnds.sent.filter(({ path }) => path.startsWith(start)).length;

beforeEach(() => localStorage.clear());

describe('the first page', () => {
  test.each([
    [
      'an approver',
      seededEmails.approver,
      ['Waiting for me', 'My open work', 'Oldest waiting', 'Recent', 'Running jobs'],
    ],
    ['an application engineer', seededEmails.engineer, ['My open work', 'Recent', 'Running jobs']],
    ['a production worker', seededEmails.production, ['Recent', 'Running jobs']],
    ['a customer', seededEmails.customerEngineer, ['My remote controls', 'Waiting for me', 'Recent']],
    ['a customer who only sees products', seededEmails.customerBasic, ['My remote controls']],
  ])('of %s', async (_, as, expected) => {
    openPortal({ as });
    await screen.findByRole('heading', { name: 'Home' });
    await waitFor(() => expect(cards()).toEqual(expected));
  });

  test('of a production worker begins with the way to the scan page', async () => {
    const { user } = openPortal({ as: seededEmails.production });
    const main = await screen.findByRole('main');
    const scan = await within(main).findByRole('link', { name: /Open the scan page/ });
    expect(within(main).getAllByRole('link')[0]).toBe(scan);
    await user.click(scan);
    expect(location.pathname).toBe('/scan');
  });

  test('somebody without a role is led to the welcome page', async () => {
    openPortal({ as: seededEmails.newcomer });
    expect(await screen.findByText('Welcome to Portal')).toBeInTheDocument();
    expect(location.pathname).toBe('/modulate');
  });

  test('asks once for each list, and all at the same time', async () => {
    const lists = '/cms/configurations/filter?';
    backEnds.faults.add({ backEnd: 'cms', operation: 'configurationFilter', effect: 'DELAY', ms: 600_000 });
    openPortal({ as: seededEmails.approver });
    await card('Oldest waiting');
    await waitFor(() => expect(asked(lists)).toBe(3));
    expect(asked('/cms/configurations/')).toBe(3);
  });
});

describe('a card', () => {
  test('of decisions names what waits and leads to all of it', async () => {
    const { configurationId: id } = findConfigurationInState('APPROVED');
    const { user } = openPortal({ as: seededEmails.approver });
    const waiting = await card('Waiting for me');
    const release = await within(waiting).findByRole('region', { name: 'Release for production' });
    expect((await within(release).findAllByRole('link', { name: /^(?!Show)/ }))[0]).toHaveTextContent(id);
    await user.click(within(release).getByRole('link', { name: 'Show in the list' }));
    expect(location.pathname + location.search).toBe('/configurations?state=APPROVED');
  });

  test('of my work has what is mine and not over, the oldest first', async () => {
    const mine = { assignee: seededEmails.engineer } as const;
    seedConfiguration(backEnds.store, 'OU9001', { ...mine, created: '2004-03-01T00:00:00Z' });
    seedConfiguration(backEnds.store, 'OU9002', { ...mine, created: '2003-03-01T00:00:00Z' });
    seedConfiguration(backEnds.store, 'OU9003', {
      ...mine,
      created: '2002-03-01T00:00:00Z',
      state: 'ARCHIVED',
    });
    openPortal();
    const rows = await screen.findByRole('list', { name: 'My open work' });
    const ids = within(rows)
      .getAllByRole('link')
      .map(({ textContent }) => /OU\d+/.exec(textContent)?.[0]);
    expect(ids.slice(0, 2)).toEqual(['OU9002', 'OU9001']);
    expect(ids).not.toContain('OU9003');
  });

  test.each([
    [maxCardRows, 1],
    [100, 0],
  ])('of my work says which it has looked through: %i read', async (count, times) => {
    for (const index of Array.from({ length: count }).keys()) {
      seedConfiguration(backEnds.store, `${20_000 + index}`, { assignee: seededEmails.quoteEngineer });
    }
    openPortal({ as: seededEmails.quoteEngineer });
    const work = await card('My open work');
    await within(work).findByRole('list', { name: 'My open work' });
    expect(within(work).queryAllByText('Of the 300 that were changed last')).toHaveLength(times);
  });

  test('of work there is none of says so', async () => {
    openPortal({ as: seededEmails.approver });
    const work = await card('My open work');
    expect(await within(work).findByText('Nothing is assigned to you')).toBeInTheDocument();
  });

  test('that fails can be asked again, and the others stay', async () => {
    const rule = { backEnd: 'cms', operation: 'productGetMine', effect: 'STATUS', status: 500 } as const;
    backEnds.faults.add(rule);
    const { user } = openPortal({ as: seededEmails.customerEngineer });
    const controls = await card('My remote controls');
    const again = await within(controls).findByRole('button', { name: 'Try again' });
    expect(await within(await card('Waiting for me')).findByRole('list')).toBeInTheDocument();
    backEnds.faults.clear();
    await user.click(again);
    expect(await within(controls).findByRole('list', { name: 'My remote controls' })).toBeInTheDocument();
  });

  test('that is refused says so, and nothing else does', async () => {
    backEnds.faults.add({ backEnd: 'cms', operation: 'configurationFilter', effect: 'STATUS', status: 403 });
    openPortal({ as: seededEmails.approver });
    const work = await card('My open work');
    expect(await within(work).findByText('You do not have access to this')).toBeInTheDocument();
    expectNoNotices();
  });

  test('of jobs has those that run', async () => {
    openPortal();
    const jobs = await card('Running jobs');
    expect(within(jobs).getByText('Nothing is running')).toBeInTheDocument();
    const work = Promise.withResolvers<undefined>();
    const job = startJob({ title: 'Build OU1234', run: () => work.promise, reason: () => '' });
    expect(await within(jobs).findByText('Build OU1234')).toBeInTheDocument();
    work.resolve(undefined);
    await job.ended;
    await waitFor(() => expect(within(jobs).queryByText('Build OU1234')).not.toBeInTheDocument());
  });
});

test('a customer has the latest specification of a remote control in one click', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = openPortal({ as: seededEmails.customerEngineer });
  const controls = await screen.findByRole('list', { name: 'My remote controls' });
  const [specification] = within(controls).getAllByRole('button', {
    name: /^Download the latest specification/,
  });
  if (!specification) throw new Error('There is no specification');
  await user.click(specification);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const file = saved.mock.contexts[0];
  expect(file instanceof HTMLAnchorElement && file.download).toMatch(/\.pdf$/i);
});

test('a customer without the files has neither pictures nor specifications, and nothing is asked in vain', async () => {
  openPortal({ as: seededEmails.customerBasic });
  const controls = await screen.findByRole('list', { name: 'My remote controls' });
  await waitFor(() =>
    expect(within(controls).queryByRole('button', { name: /specification/ })).not.toBeInTheDocument(),
  );
  expect(within(controls).getAllByRole('article').length).toBeGreaterThan(0);
  expect(within(controls).queryByRole('link')).not.toBeInTheDocument();
});
