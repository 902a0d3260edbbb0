import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareBoms } from '~/domain/bom/comparison.ts';
import { parseBomXml } from '~/domain/bom/parseBomXml.ts';
import { storeConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findDialog,
  expectNotice,
  openPortal,
  seedRevisedConfiguration,
  getStoredConfiguration,
  seededEmails,
} from './portal.tsx';
import {
  clearWaitingConfigurations,
  seedBuiltConfiguration,
  type SeedOptions,
} from './seedBuiltConfiguration.ts';

/** Runs the worker that compares bills of materials on the main thread. */
class BomWorker extends EventTarget {
  readonly #ended = new AbortController();

  postMessage({ id, input }: { id: number; input: { before: string; after: string } }): void {
    queueMicrotask(() => {
      if (this.#ended.signal.aborted) return;
      const [one, other] = [parseBomXml(input.before), parseBomXml(input.after)];
      const output = one.ok && other.ok ? compareBoms(one.bom, other.bom) : { side: 'after', reason: '' };
      this.dispatchEvent(new MessageEvent('message', { data: { id, output } }));
    });
  }

  terminate(): void {
    this.#ended.abort();
  }
}

beforeEach(() => vi.stubGlobal('Worker', BomWorker));
afterEach(() => vi.unstubAllGlobals());

const at = '/configurations?review=1';
const puts = () => backEnds.sent.filter(({ method }) => method === 'PUT').map(({ path }) => path);
const queue = (): Promise<HTMLElement> => screen.findByRole('navigation', { name: 'Waiting for you' });
const changes = (): HTMLElement => screen.getByRole('region', { name: 'Changes' });
const approve = (): HTMLElement => within(changes()).getByRole('button', { name: /^Approve 0/ });

/** Waits until a configuration is displayed and can be approved. */
async function shown(id: string): Promise<void> {
  await waitFor(() => expect(changes()).toHaveTextContent(`${id} · revision`));
  await waitFor(() => expect(approve()).toBeEnabled());
}

const strike = (user: UserEvent): Promise<void> => user.keyboard('{Control>}{Enter}{/Control}');

function plant(...ids: readonly string[]): void {
  clearWaitingConfigurations(backEnds.store);
  // The last modified configuration is displayed first.
  for (const id of ids.toReversed()) seedBuiltConfiguration(backEnds.store, id);
}

test('Ctrl+Enter approves what is on the screen and goes on, with a tally', async () => {
  plant('OU7101', 'OU7102');
  const { user } = openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  await strike(user);
  await shown('OU7102');
  expect(puts()).toEqual(['/cms/configurations/OU7101/APPROVED']);
  expect(await screen.findByText('This session: 1 approved')).toBeVisible();
  expect(await within(await queue()).findByRole('button', { name: /^OU7101.*Decided/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a queue that was not read to its end says that more may wait', async () => {
  plant(...Array.from({ length: 101 }, (_, index) => `OU${7100 + index}`));
  seedBuiltConfiguration(backEnds.store, 'OU7099', { state: 'APPROVED' });
  openPortal({ as: seededEmails.approver, at });
  await shown('OU7100');
  const waiting = within(await queue());
  expect(waiting.getByRole('heading', { name: 'Approve · 100 or more' })).toBeVisible();
  expect(waiting.getByRole('heading', { name: 'Release for production · 1' })).toBeVisible();
});

test('a second Ctrl+Enter at once decides nothing that has not been seen', async () => {
  plant('OU7101', 'OU7102');
  const { user } = openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  await strike(user);
  await strike(user);
  await shown('OU7102');
  expect(puts()).toEqual(['/cms/configurations/OU7101/APPROVED']);
});

test('what a colleague has decided meanwhile is said and not decided again', async () => {
  plant('OU7101', 'OU7102');
  const { user } = openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  storeConfiguration(backEnds.store, { ...getStoredConfiguration('OU7101'), state: 'CONFIGURING' });
  await strike(user);
  const asked = await findDialog('Approve 0B · OU7101');
  expect(asked).toHaveTextContent('State: Waiting for approval → Configuring');
  expect(within(asked).queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(
    await within(await queue()).findByRole('button', { name: /^OU7101.*Decided by somebody else/ }),
  ).toBeVisible();
  expect(puts()).toEqual([]);
});

test('where something is missing Ctrl+Enter asks, and Enter answers', async () => {
  plant('OU7102');
  seedBuiltConfiguration(backEnds.store, 'OU7101', {
    unbuilt: ['VIEW_TOP', 'VIEW_BACK'],
  } satisfies SeedOptions);
  const { user } = openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  await strike(user);
  const asked = await findDialog('Approve 0B · OU7101');
  const answer = within(asked).getByRole('button', { name: 'Approve 0B despite 2 missing' });
  expect(asked).toHaveTextContent('Not there yet: View top, View back.');
  await waitFor(() => expect(answer).toHaveFocus());
  expect(puts()).toEqual([]);
  await user.keyboard('{Enter}');
  await expectNotice('OU7101 has been approved');
  await shown('OU7102');
});

test('a release takes a question that says where its files go, also where nothing is missing', async () => {
  clearWaitingConfigurations(backEnds.store);
  seedBuiltConfiguration(backEnds.store, 'OU7101', { state: 'APPROVED' });
  const { user } = openPortal({ as: seededEmails.approver, at });
  const release = await screen.findByRole('button', { name: /^Release 0/ });
  await waitFor(() => expect(release).toBeEnabled());
  await strike(user);
  const asked = await findDialog('Release for production 0B · OU7101');
  expect(asked).toHaveTextContent('Its output files go to the ERP system, pending production.');
  expect(puts()).toEqual([]);
  await waitFor(() => expect(within(asked).getByRole('button', { name: /^Release/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  await expectNotice('OU7101 has been released for production');
});

/** Delays the next read before a decision; returns the function that releases it. */
function holdTheGuard(): () => void {
  const held = Promise.withResolvers<void>();
  backEnds.answer(
    http.get('*/cms/configurations/OU7101', async () => held.promise.then(() => undefined), { once: true }),
  );
  return held.resolve;
}

test('whoever looks at another one while a decision is carried out stays there', async () => {
  plant('OU7101', 'OU7102', 'OU7103');
  const { user } = openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  const letGo = holdTheGuard();
  await strike(user);
  await user.click(within(await queue()).getByRole('button', { name: /^OU7103/ }));
  await shown('OU7103');
  letGo();
  expect(await within(await queue()).findByRole('button', { name: /^OU7101.*Decided/ })).toBeVisible();
  expect(location.search).toContain('open=OU7103');
});

test('whoever has gone elsewhere is told what was not decided, and not asked there', async () => {
  plant('OU7101', 'OU7102');
  const { user, goTo } = openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  const letGo = holdTheGuard();
  await strike(user);
  await goTo('/products');
  storeConfiguration(backEnds.store, { ...getStoredConfiguration('OU7101'), state: 'CONFIGURING' });
  letGo();
  await expectNotice('OU7101 has not been decided. It waits for you in the queue.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/products');
});

test('of a pending revision beside the active one, the pending one is looked at and decided', async () => {
  clearWaitingConfigurations(backEnds.store);
  seedRevisedConfiguration('OU7101', { state: 'WAITING_FOR_APPROVAL' });
  openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  expect(changes()).toHaveTextContent('OU7101 · revision 0B');
  expect(changes()).toHaveTextContent('There is no product configuration yet.');
  expect(within(changes()).getByRole('link', { name: 'Compare 0A with 0B' })).toHaveAttribute(
    'href',
    '/configurations/OU7101/0B?compare=0A..0B',
  );
});

test('sending back asks first, and is counted apart', async () => {
  plant('OU7101', 'OU7102');
  const { user } = openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  await user.keyboard('{Control>}{Backspace}{/Control}');
  await findDialog('Request review 0B · OU7101');
  await user.keyboard('{Enter}');
  await shown('OU7102');
  expect(screen.getByText('This session: 1 sent back')).toBeVisible();
  expect(puts()).toEqual(['/cms/configurations/OU7101/CONFIGURING']);
});

test('next and previous keep the kind of file', async () => {
  plant('OU7101', 'OU7102');
  const { user } = openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  const choice = (): HTMLElement => screen.getByLabelText('File to show');
  expect(within(choice()).getByRole('option', { selected: true })).toHaveTextContent(
    'Technical specification',
  );
  await user.selectOptions(
    choice(),
    within(choice()).getAllByRole('option', { name: /^Wiring file/ })[0] as HTMLElement,
  );
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  await shown('OU7102');
  expect(within(choice()).getByRole('option', { selected: true })).toHaveTextContent('Wiring file');
  await user.keyboard('{Control>}{ArrowUp}{/Control}');
  await shown('OU7101');
  expect(location.search).toContain('open=OU7101');
});

test('changes stand in words, by content first', async () => {
  plant('OU7101');
  openPortal({ as: seededEmails.approver, at });
  await shown('OU7101');
  expect(changes()).toHaveTextContent(/Reason given.*Longer cable/);
  expect(changes()).toHaveTextContent(/Changes since 0A\S+ on P\d+: .* → /);
  expect(changes()).toHaveTextContent('Bill of materials unchanged · holes unchanged');
});

test('without anything that waits it says so', async () => {
  clearWaitingConfigurations(backEnds.store);
  openPortal({ as: seededEmails.approver, at });
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
});

test('whoever decides nothing is told who does', async () => {
  openPortal({ as: seededEmails.production, at });
  expect(await screen.findByText('No access to Review')).toBeVisible();
  expect(
    screen.getByText('Only Approvers and Administrators can approve and release configurations.'),
  ).toBeVisible();
});

test('a queue that cannot be read says so, and can be read again', async () => {
  plant('OU7101');
  backEnds.faults.add({ operation: 'configurationFilter', effect: 'STATUS', status: 500 });
  const { user } = openPortal({ as: seededEmails.approver, at });
  const again = await screen.findByRole('button', { name: 'Try again' });
  backEnds.faults.clear();
  await user.click(again);
  await shown('OU7101');
  expect(again).not.toBeInTheDocument();
});

test('changes that cannot be read are said and keep nobody from deciding, after a question', async () => {
  plant('OU7101');
  const { user } = openPortal({ as: seededEmails.approver, at });
  await queue();
  backEnds.faults.add({ operation: 'productConfigurationArtefactDownload', effect: 'STATUS', status: 500 });
  await shown('OU7101');
  expect(changes()).toHaveTextContent('The wiring could not be compared');
  await strike(user);
  expect(await findDialog('Approve 0B · OU7101')).toHaveTextContent('revision 0B of OU7101');
  expect(puts()).toEqual([]);
});
