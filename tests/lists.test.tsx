import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerAccount } from '../mocks/seed/accounts.ts';
import {
  backEnds,
  configurationIn,
  configurationList,
  expectNothingSaid,
  openPortal,
  expectSaid,
  who,
} from './portal.tsx';

test('the list shows what the person may see', async () => {
  openPortal({ at: '/configurations' });
  const list = await configurationList();
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  expectNothingSaid();
});

describe.each([401, 403, 404])('what may not be read (%d)', (status) => {
  test('makes a list empty and its count 0, and nothing is said', async () => {
    backEnds.faults.add({ path: '/cms/configurations/filter*', effect: 'STATUS', status });
    openPortal({ at: '/configurations', prepare: (identity) => (identity.renewable = false) });
    expect(await screen.findByText('No configurations')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expectNothingSaid();
  });

  test('is a page that cannot be shown, without a word of what it would be', async () => {
    const { configurationId, configurationDescription } = configurationIn('CONFIGURING');
    backEnds.faults.add({ operation: 'configurationGet', effect: 'STATUS', status });
    openPortal({
      at: `/configurations/${configurationId}`,
      prepare: (identity) => (identity.renewable = false),
    });
    expect(await screen.findByText(`${configurationId} cannot be shown`)).toBeInTheDocument();
    expect(screen.queryByText(configurationDescription)).not.toBeInTheDocument();
    expectNothingSaid();
  });
});

test('any other failure is told, and the list can be read again', async () => {
  backEnds.faults.add({ operation: 'configurationFilter', effect: 'STATUS', status: 503 });
  const { user } = openPortal({ at: '/configurations' });
  expect(await screen.findByText('The configurations could not be read')).toBeInTheDocument();
  await expectSaid('If the problem persist, you can report it');
  backEnds.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await configurationList()).toBeInTheDocument();
});

test('a customer sees their own configurations, and the page of another looks like none', async () => {
  const all = backEnds.store.configurations.find({}, { sort: 'modified', offset: 0, limit: 60 });
  const own = all.filter(({ accountNumber }) => accountNumber === customerAccount);
  const foreign = all.find(({ accountNumber }) => accountNumber !== customerAccount)?.configurationId ?? '';
  const { goTo } = openPortal({ as: who.customerEngineer, at: '/configurations' });
  const links = within(await configurationList()).getAllByRole('link');
  const shown = links.map(({ textContent }) => textContent).filter((text) => text !== '');
  expect(shown.toSorted()).toEqual(own.map(({ configurationId }) => configurationId).toSorted());
  await goTo(`/configurations/${foreign}`);
  expect(await screen.findByText(`${foreign} cannot be shown`)).toBeInTheDocument();
});
