import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { parseScan } from '~/domain/scan/label.ts';
import * as saving from '~/platform/saveFile.ts';
import { useNotices } from '~/platform/notices.ts';
import { addScan, useScans } from '~/widgets/scan/scanQueue.ts';
import { seedConfiguration } from './seedConfiguration.ts';
import { backEnds, findConfigurationInState, findDialog, openPortal, seededEmails } from './portal.tsx';

const preferencesOf = () => backEnds.store.collection<{ machineId: string }>('preferences');

/**
 * A released configuration with the labels of its transmitter, which has a milling program, and its receiver,
 * which has none.
 */
function released() {
  const { configurationId, revisions } = findConfigurationInState('READY_FOR_PRODUCTION');
  const active = revisions.find(({ revisionState }) => revisionState === 'ACTIVE');
  const labelOf = (type: string): string =>
    active?.productConfigurations.find(({ deviceType }) => deviceType === type)?.productConfigurationId ?? '';
  return {
    configurationId,
    revision: active?.revisionName ?? '',
    transmitter: labelOf('PCU'),
    receiver: labelOf('CU'),
  };
}

async function lookUp(user: UserEvent, label: string): Promise<void> {
  await user.click(await screen.findByRole('textbox', { name: 'Type a label' }));
  // Pasted, as typing this fast would be a scan.
  await user.paste(label);
  await user.click(screen.getByRole('button', { name: 'Look up' }));
}

const verdict = () => screen.getByRole('status', { name: 'Last scan' });
const lineOf = (label: string): HTMLElement => {
  const term = within(screen.getByRole('region', { name: 'Last scan' })).getByText(label);
  return within(term.parentElement ?? term).getByRole('definition');
};
const actionsOf = () =>
  within(screen.getByRole('group', { name: 'Last scan and machine' }))
    .getAllByText(/\w/, { selector: ':is(a, button) *' })
    .map(({ textContent }) => textContent);

test('the board shows part, machine and revision of the last scan, and its actions keep their places', async () => {
  const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  preferencesOf().put(seededEmails.production, { machineId: '1' });
  const { configurationId, revision, transmitter } = released();
  const { user } = openPortal({ as: seededEmails.production, at: '/scan' });
  expect(await screen.findByText('Ready to scan')).toBeVisible();
  await waitFor(() => expect(lineOf('Machine')).toHaveTextContent('Mill 1, hall A'));
  expect(lineOf('Part')).toHaveTextContent('–');
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  const actions = actionsOf();

  await lookUp(user, transmitter.toLowerCase());
  await waitFor(() => expect(verdict()).toHaveTextContent('run.nc is saved'));
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'run.nc');
  expect(lineOf('Part')).toHaveTextContent(transmitter.slice(0, 6));
  expect(lineOf('Revision')).toHaveTextContent(`${revision} · ${configurationId}`);
  expect(screen.getByRole('link', { name: `Open the files of ${configurationId}` })).toHaveAttribute(
    'href',
    `/configurations/${configurationId}/${revision}?tab=FILES`,
  );
  expect(screen.getByRole('button', { name: `Dry run of ${transmitter}` })).toBeEnabled();
  expect(screen.getByRole('button', { name: `Run again ${transmitter}` })).toBeEnabled();
  expect(screen.getByRole('button', { name: `Usage of part ${transmitter.slice(0, 6)}` })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  expect(actionsOf()).toEqual(actions);

  await lookUp(user, 'HELLO');
  await waitFor(() => expect(verdict()).toHaveTextContent('Unknown label'));
  expect(lineOf('Part')).toHaveTextContent('–');
  expect(lineOf('Revision')).toHaveTextContent('–');
  expect(actionsOf()).toEqual(actions);
});

test('nothing to mill is amber, and its notice goes when the next label is scanned', async () => {
  preferencesOf().put(seededEmails.production, { machineId: '1' });
  vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  const { transmitter, receiver } = released();
  const { user } = openPortal({ as: seededEmails.production, at: '/scan' });
  await lookUp(user, receiver);
  await waitFor(() => expect(verdict()).toHaveTextContent('Could not generate G-code'));
  const titles = (): string[] => useNotices.getState().shown.map(({ title }) => title);
  expect(titles()).toContain('Could not generate G-code');
  expect(screen.getByRole('region', { name: 'Last scan' })).toHaveAttribute('data-tone', 'CAUTION');
  await lookUp(user, transmitter);
  await waitFor(() => expect(verdict()).toHaveTextContent('run.nc is saved'));
  expect(titles()).not.toContain('Could not generate G-code');
});

test('a machine is chosen by its label, also while it is asked for', async () => {
  const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  preferencesOf().delete(seededEmails.production);
  const { transmitter } = released();
  const { user, goTo } = openPortal({ as: seededEmails.production, at: '/scan' });
  await lookUp(user, transmitter);
  await findDialog('Milling settings');
  // Typed at the speed of a scanner.
  await user.keyboard('machine-2{Enter}');
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'run.nc'));
  expect(preferencesOf().get(seededEmails.production)).toEqual({ machineId: '2' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await lookUp(user, 'MACHINE-99');
  await waitFor(() => expect(verdict()).toHaveTextContent('There is no MACHINE-99'));
  expect(preferencesOf().get(seededEmails.production)).toEqual({ machineId: '2' });

  await goTo('/administration/gcode/machines/2');
  expect(await screen.findByRole('img', { name: 'Bar code MACHINE-2' })).toBeVisible();
});

test('labels that wait for a machine are dropped with the question, and all carried out with its answer', async () => {
  const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  preferencesOf().delete(seededEmails.production);
  const { transmitter } = released();
  for (const id of ['OU4731', 'OU4732'])
    seedConfiguration(backEnds.store, id, { state: 'READY_FOR_PRODUCTION' });
  const { user } = openPortal({ as: seededEmails.production, at: '/scan' });
  const results = () =>
    within(screen.getByRole('list', { name: 'Scans' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Not milled|Could not find settings|run\.nc is saved/.exec(textContent)?.[0]);
  await lookUp(user, transmitter);
  await findDialog('Milling settings');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(results()).toEqual(['Not milled']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await lookUp(user, 'P00000-OU4731');
  const settings = within(await findDialog('Milling settings'));
  addScan(parseScan('P00000-OU4732'));
  const asked = 'Could not find settings';
  await waitFor(() => expect(results()).toEqual([asked, asked, 'Not milled']));
  expect(saveFile).not.toHaveBeenCalled();
  await user.selectOptions(await settings.findByRole('combobox', { name: 'Milling machine' }), '1');
  await user.click(settings.getByRole('button', { name: 'Save' }));
  const saved = 'run.nc is saved';
  await waitFor(() => expect(results()).toEqual([saved, saved, 'Not milled']));
  expect(saveFile.mock.calls.map(([, name]) => name)).toEqual(['run.nc', 'run.nc']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a part that no configuration uses says so', async () => {
  backEnds.answer(http.get('*/cms/parts/usage/*', () => HttpResponse.json([])));
  vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  preferencesOf().put(seededEmails.production, { machineId: '1' });
  const { transmitter } = released();
  const { user } = openPortal({ as: seededEmails.production, at: '/scan' });
  await lookUp(user, transmitter);
  const part = transmitter.slice(0, 6);
  await user.click(await screen.findByRole('button', { name: `Usage of part ${part}` }));
  const usage = await findDialog(`Part usage · ${part}`);
  await waitFor(() => expect(usage).toHaveTextContent('Not in use'));
  expect(usage).toHaveTextContent('This part is not used in any configurations');
  expect(within(usage).queryByRole('table')).not.toBeInTheDocument();
});

test('a customer has neither a scan page nor a way to it', async () => {
  openPortal({ as: seededEmails.customerEngineer, at: '/scan' });
  expect(await screen.findByText('No access to Scan')).toBeVisible();
  expect(screen.getByText('The scan page is for employees.')).toBeVisible();
  // The scan handlers are loaded late, and with them the scanner button of users who have one.
  addScan(parseScan('HELLO'));
  await waitFor(() => expect(useScans.getState().entries[0]?.result.kind).toBe('UNKNOWN'));
  expect(screen.queryByRole('button', { name: /^Scanner, / })).not.toBeInTheDocument();
});
