import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { generationPollingMs } from '~/queries/configurations/workflow.ts';
import { seedConfiguration, storeConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findConfigurationInState,
  findDialog,
  expectNotice,
  openPortal,
  getStoredConfiguration,
  seededEmails,
} from './portal.tsx';

type Event = {
  readonly as: string;
  readonly from: ConfigurationState;
  readonly label: string;
  readonly action?: string;
  /** Whether the event concerns the whole configuration, so that its text names no revision. */
  readonly ofAll?: boolean;
  readonly question: RegExp;
  readonly success: (id: string) => string;
  readonly to: ConfigurationState;
};

/** Events that change the state, with their texts. */
const events: readonly Event[] = [
  {
    as: seededEmails.engineer,
    from: 'CONFIGURING',
    label: 'Accept quote',
    question: /Has the client accepted the quote and the terms of revision \d[A-Z] of \S+\?/,
    success: (id) => `The quote of ${id} has been accepted`,
    to: 'WAITING_FOR_APPROVAL',
  },
  {
    as: seededEmails.approver,
    from: 'WAITING_FOR_APPROVAL',
    label: 'Request review',
    question: /review/i,
    success: (id) => `A review of ${id} has been requested`,
    to: 'CONFIGURING',
  },
  {
    as: seededEmails.approver,
    from: 'WAITING_FOR_APPROVAL',
    label: 'Approve',
    question: /approve/i,
    success: (id) => `${id} has been approved`,
    to: 'APPROVED',
  },
  {
    as: seededEmails.engineer,
    from: 'WAITING_FOR_APPROVAL',
    label: 'Request approval again',
    action: 'Request approval',
    question: /approv/i,
    success: (id) => `The approval of ${id} has been requested`,
    to: 'WAITING_FOR_APPROVAL',
  },
  {
    as: seededEmails.approver,
    from: 'APPROVED',
    label: 'Unapprove',
    question: /approval/i,
    success: (id) => `The approval of ${id} has been taken back`,
    to: 'WAITING_FOR_APPROVAL',
  },
  {
    as: seededEmails.approver,
    from: 'APPROVED',
    label: 'Release for production',
    action: 'Release',
    question: /ERP/,
    success: (id) => `${id} has been released for production`,
    to: 'READY_FOR_PRODUCTION',
  },
  {
    as: seededEmails.admin,
    from: 'WAITING_FOR_APPROVAL',
    label: 'Archive',
    ofAll: true,
    question: /archive/i,
    success: (id) => `${id} has been archived`,
    to: 'ARCHIVED',
  },
];

async function begin(
  label: string,
  user: ReturnType<typeof openPortal>['user'],
  ofAll = false,
): Promise<HTMLElement> {
  const actions = await screen.findByRole('button', { name: 'Actions' });
  const name = new RegExp(`^${label}${ofAll ? '' : ' \\d[A-Z]'}$`);
  const primary = screen.queryByRole('button', { name });
  if (primary) {
    await user.click(primary);
  } else {
    await user.click(actions);
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  return findDialog(/· \S+$/);
}

describe.each(events)(
  '$label in $from',
  ({ as, from, label, action = label, ofAll, question, success, to }) => {
    test('asks, does it and says so', async () => {
      const { configurationId: id } = findConfigurationInState(from);
      const { user } = openPortal({ as, at: `/configurations/${id}` });
      const asked = await begin(label, user, ofAll);
      expect(asked).toHaveTextContent(question);
      expect(backEnds.store.configurations.get(id)?.state).toBe(from);
      const button = `^${action}${ofAll ? '' : ' \\d[A-Z]'}( despite \\d+ missing)?$`;
      await user.click(within(asked).getByRole('button', { name: new RegExp(button) }));
      await expectNotice(success(id));
      const sent = backEnds.sent.filter(({ method }) => method === 'PUT').map(({ path }) => path);
      expect(sent).toEqual([`/cms/configurations/${id}/${to}`]);
      expect(backEnds.store.configurations.get(id)?.state).toBe(to);
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(formatState(to)));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /·/ })).not.toBeInTheDocument());
    });

    test('does nothing when the person thinks better of it', async () => {
      const { configurationId: id } = findConfigurationInState(from);
      const { user } = openPortal({ as, at: `/configurations/${id}` });
      const asked = await begin(label, user, ofAll);
      await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /·/ })).not.toBeInTheDocument());
      expect(backEnds.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    });
  },
);

test('asking for approval again tells the support by mail, with configuration and revision', async () => {
  const { configurationId: id } = findConfigurationInState('WAITING_FOR_APPROVAL');
  const { user } = openPortal({ at: `/configurations/${id}` });
  const asked = await begin('Request approval again', user);
  await user.click(within(asked).getByRole('button', { name: /^Request approval \d[A-Z]$/ }));
  await expectNotice(`The approval of ${id} has been requested`);
  const mail = backEnds.sent.find(({ path }) => path.startsWith('/cms/support'));
  expect(mail?.body).toContain('support@maker.example');
  expect(mail?.body).toMatch(new RegExp(`${id}/\\d[A-Z]`));
});

describe('what a person may not do', () => {
  test('is offered with the reason, and cannot be begun', async () => {
    const { configurationId: id } = findConfigurationInState('WAITING_FOR_APPROVAL');
    const { user } = openPortal({ as: seededEmails.engineer, at: `/configurations/${id}` });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    const approve = await screen.findByRole('menuitem', { name: /^Approve/ });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve).toHaveTextContent(/approver/i);
    // Actions on all files are only in the toolbar above them.
    expect(screen.queryByRole('menuitem', { name: /^(?:Generate files|Export)/ })).not.toBeInTheDocument();
  });

  test('can be asked for beside the note, too', async () => {
    const { user } = openPortal({ as: seededEmails.customerEngineer, at: '/configurations/KS1248' });
    const note = await screen.findByRole('region', { name: 'Note' });
    expect(within(note).getByRole('button', { name: 'Update note' })).toBeDisabled();
    expect(note).toHaveTextContent(
      "Only the manufacturer's approvers and application engineers can do this.",
    );
    await user.click(within(note).getByRole('button', { name: 'Request access to Update note' }));
    expect(await findDialog('Create request')).toHaveTextContent('I need to update notes because');
  });

  test('changes with the state', async () => {
    const { configurationId: id } = findConfigurationInState('ARCHIVED');
    const { user } = openPortal({ as: seededEmails.admin, at: `/configurations/${id}` });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

const currentStep = (): HTMLElement | undefined =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');

test('while its files are generated the page looks again every 20 s until they are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const id = 'OU7108';
  seedConfiguration(backEnds.store, id, { state: 'GENERATING_ARTEFACTS' });
  openPortal({ at: `/configurations/${id}` });
  expect((await screen.findAllByText('Generating artefacts'))[0]).toBeVisible();
  storeConfiguration(backEnds.store, { ...getStoredConfiguration(id), state: 'APPROVED' });
  await vi.advanceTimersByTimeAsync(generationPollingMs);
  await waitFor(() => expect(currentStep()).toHaveTextContent('Approved'));
  expect(screen.queryByText('Generating artefacts')).not.toBeInTheDocument();
  vi.useRealTimers();
});

test('the step line shows the four steps in order, and where the configuration stands', async () => {
  const { configurationId: id } = findConfigurationInState('APPROVED');
  openPortal({ at: `/configurations/${id}` });
  await screen.findByRole('button', { name: 'Actions' });
  const current = currentStep();
  expect(current).toHaveTextContent('Approved');
  const steps = within(current?.parentElement ?? document.body).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/^\d+/, ''))).toEqual([
    expect.stringContaining('Configuring'),
    expect.stringContaining('Waiting for approval'),
    expect.stringContaining('Approved'),
    expect.stringContaining('Ready for production'),
  ]);
});
