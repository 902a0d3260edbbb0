import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { MacroRecord } from '../mocks/store/records.ts';
import * as saving from '~/platform/saveFile.ts';
import {
  backEnds,
  findConfigurationInState,
  findDialog,
  expectDialogClosed,
  expectNotice,
  openPortal,
  seededEmails,
} from './portal.tsx';

const area = '/administration/gcode';
const machinesOf = () => backEnds.store.collection<{ id: string; name: string; note: string }>('machines');
const macroNamed = (name: string): MacroRecord | undefined =>
  backEnds.store
    .collection<MacroRecord>('macros')
    .all()
    .find((macro) => macro.name === name);
const preferencesOf = () => backEnds.store.collection<{ machineId: string }>('preferences');

/** Writes in order: method and path below the CMS. */
const written = (): string[] =>
  backEnds.sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

const keeper = (at: string) => openPortal({ as: seededEmails.productionAdmin, at: `${area}/${at}` });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });

describe('every address of the milling area', () => {
  test.each([
    ['machines', 'Milling machines'],
    ['machineForm', 'New milling machine'],
    ['machines/1', 'Mill 1, hall A'],
    ['macros', 'Macros'],
    ['macroForm', 'New macro'],
    ['macros/1', 'Joystick cut-out'],
    ['macros/1/version/1', 'Revision 1'],
    ['macros/1/version', 'Revision 1'],
    ['macroVersionForm?macroId=1', 'New macro version'],
    ['parts', 'Parts and macros'],
    ['parts/part?partNumber=P00003', 'Part P00003'],
    ['settings', 'Milling settings'],
  ])('%s is %s', async (address, title) => {
    keeper(address);
    expect(await heading(title)).toBeVisible();
  });

  test.each([
    ['machines/999', 'There is no such milling machine'],
    ['macros/999', 'There is no such macro'],
    ['macros/1/version/999', 'There is no such macro version'],
    ['parts/part?partNumber=P99999', 'There is no such part'],
  ])('%s says that it is not there', async (address, sentence) => {
    keeper(address);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

test.each([
  ['parts/part', 'parts', 'Parts and macros'],
  ['parts/part?partNumber=%20', 'parts', 'Parts and macros'],
  ['macroVersionForm', 'macros', 'Macros'],
  ['macroVersionForm?macroId=', 'macros', 'Macros'],
])('%s names nothing, and leads to its list', async (address, list, title) => {
  keeper(address);
  expect(await heading(title)).toBeVisible();
  expect(location.pathname + location.search).toBe(`${area}/${list}`);
  expect(screen.queryByText(/^There is no such/)).not.toBeInTheDocument();
});

test('the milling area is closed to everybody else', async () => {
  openPortal({ at: `${area}/macros` });
  expect(
    await screen.findByText('Only production and administrators can see the milling area.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Milling' })).not.toBeInTheDocument();
});

test('who sees the area and may not change it is told why, and what it would take', async () => {
  preferencesOf().put(seededEmails.production, { machineId: '2' });
  const { user } = openPortal({ as: seededEmails.production, at: `${area}/machines` });
  expect(await heading('Milling machines')).toBeVisible();
  await user.click(screen.getByText('Why?'));
  expect(screen.getByText('You cannot change machines and macros.')).toBeVisible();
  expect(screen.getByText(/^Production administrator in .* or Administrator in /i)).toBeVisible();
  const create = screen.getByRole('button', { name: 'Create machine' });
  expect(create).toBeDisabled();
  expect(create).toHaveAccessibleDescription(
    'Only production administrators and administrators can change this.',
  );
  expect(await screen.findAllByText('Your default')).toHaveLength(1);
});

test('a machine is renamed and deleted', async () => {
  const { user } = keeper('machines/3');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A name is required')).toBeVisible();
  expect(written()).toEqual([]);
  await user.type(name, 'Mill 3, hall B');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await heading('Mill 3, hall B')).toBeVisible();
  expect(machinesOf().get('3')).toMatchObject({ name: 'Mill 3, hall B', note: 'Slow; for single pieces' });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await findDialog(/^Delete/)).getByRole('button', { name: 'Delete' }));
  await expectNotice('Mill 3, hall B has been deleted');
  expect(await heading('Milling machines')).toBeVisible();
  expect(machinesOf().get('3')).toBeUndefined();
  expect(written()).toEqual(['PUT /cms/milling/machines/3', 'DELETE /cms/milling/machines/3']);
});

test('a machine, a macro and its version are created, and deleted once nothing needs them', async () => {
  const { user } = keeper('machines');
  const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Name' });
  const press = async (what: string): Promise<void> =>
    user.click(await screen.findByRole('button', { name: what }));
  const follow = async (what: string): Promise<void> =>
    user.click(await screen.findByRole('link', { name: what }));
  await press('Create machine');
  await user.type(await name(), 'Mill 9, hall B');
  await press('Create');
  expect(await heading('Mill 9, hall B')).toBeVisible();

  await follow('Macros');
  await press('Create macro');
  await user.type(await name(), 'Key cut-out');
  await press('Create');
  expect(await heading('Key cut-out')).toBeVisible();
  await press('Create version');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Milling machine' }),
    'Mill 9, hall B',
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Revision' })).toHaveValue('1'));
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'G0 X0 Y0{Enter}G1 Z-2 F100');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Active');
  await press('Create');
  expect(await heading('Revision 1')).toBeVisible();
  expect(macroNamed('Key cut-out')).toMatchObject({
    versions: [{ revision: '1', state: 'ACTIVE', main: 'G0 X0 Y0\nG1 Z-2 F100' }],
  });

  await follow('Machines');
  await follow('Mill 9, hall B');
  expect(await screen.findByText('Key cut-out has versions for it. Delete those first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await follow('Key cut-out, revision 1');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Inactive');
  await press('Save');
  await expectNotice('The macro version has been saved');
  await follow('Key cut-out');
  await press('Delete Revision 1');
  await user.click(within(await findDialog(/^Delete/)).getByRole('button', { name: 'Delete' }));
  await expectNotice('Revision 1 has been deleted');
  await expectDialogClosed(/^Delete/);
  expect(macroNamed('Key cut-out')).toMatchObject({ versions: [] });
  await press('Delete');
  await user.click(within(await findDialog(/^Delete/)).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location.pathname).toBe(`${area}/macros`));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Key cut-out' })).not.toBeInTheDocument());
  expect(macroNamed('Key cut-out')).toBeUndefined();
});

test('macros are linked to parts from either side, and the field goes on having the focus', async () => {
  const { user } = keeper('parts?macros=WITHOUT');
  const parts = within(await screen.findByRole('list', { name: 'Parts' }));
  const [first] = parts.getAllByRole('link');
  const partNumber = first?.textContent ?? '';
  if (first) await user.click(first);
  const macro = await screen.findByRole('combobox', { name: 'Link a macro' });
  await user.selectOptions(macro, 'Display window');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const link = await screen.findByRole('link', { name: 'Display window' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Link a macro' })).toHaveFocus());

  await user.click(link);
  const removes = (): HTMLElement | null => screen.queryByRole('button', { name: `Remove ${partNumber}` });
  await user.click(await screen.findByRole('button', { name: `Remove ${partNumber}` }));
  await user.click(within(await findDialog(/^Remove/)).getByRole('button', { name: 'Remove' }));
  await expectNotice('The macro has been removed from the part');
  await waitFor(() => expect(removes()).not.toBeInTheDocument());
  const field = screen.getByPlaceholderText('Search by number or label');
  await user.type(field, partNumber);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${partNumber}`), hidden: true }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(removes()).toBeInTheDocument());
  await waitFor(() => expect(field).toHaveFocus());
});

test('a refused name is told, and what was typed stays', async () => {
  const { user } = keeper('machineForm');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'Prototype mill');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await expectNotice(/A milling machine is called Prototype mill already/);
  expect(name).toHaveValue('Prototype mill');
});

test.each([
  ['a milling machine', 'machine', 'millingMachineCreate'],
  ['a macro', 'macro', 'macroCreate'],
] as const)('%s whose answer was lost is there, and its page opens', async (_what, kind, operation) => {
  backEnds.faults.add({ operation, effect: 'DROP_ANSWER', times: 1 });
  const { user } = keeper(`${kind}Form`);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Of the quay');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await heading('Of the quay')).toBeVisible();
  expect(screen.queryByText(/could not be reached/)).toBeNull();
});

test('a version in use says why it stays', async () => {
  keeper('macros/1');
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  const [, active] = versions.getAllByRole('button', { name: /^Delete Revision/ });
  expect(active).toBeDisabled();
  expect(active).toHaveAccessibleDescription('Make it inactive first.');
  const areas = screen.getAllByRole('link', { name: 'Milling', hidden: true });
  expect(areas.some((link) => link.getAttribute('aria-current') === 'page')).toBe(true);
});

test('a macro is renamed', async () => {
  const { user } = keeper('macros/1');
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await user.type(note, 'For all joysticks');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectNotice('The macro has been saved');
  expect(written()).toEqual(['PUT /cms/milling/macros/1']);
});

test('the state of an active version is set before it is updated, and otherwise not at all', async () => {
  const { user } = keeper('macros/1/version/2');
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), ' ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectNotice('The macro version has been saved');
  const version = '/cms/milling/macros/1/versions/2';
  expect(written()).toEqual([`PUT ${version}/ACTIVE`, `PUT ${version}`]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Inactive');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written().slice(2)).toEqual([`PUT ${version}/INACTIVE`, `PUT ${version}`]));
});

describe('the default machine', () => {
  test('is each person’s own', async () => {
    const { user } = openPortal({ as: seededEmails.production, at: `${area}/settings` });
    const machine = await screen.findByRole('combobox', { name: 'Milling machine' });
    preferencesOf().put(seededEmails.productionAdmin, { machineId: '1' });
    await user.selectOptions(machine, '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('Your milling settings have been saved');
    expect(preferencesOf().get(seededEmails.production)).toEqual({ machineId: '2' });
    expect(preferencesOf().get(seededEmails.productionAdmin)).toEqual({ machineId: '1' });
  });

  test('that has been deleted since has to be chosen anew', async () => {
    preferencesOf().put(seededEmails.production, { machineId: '999' });
    const { user } = openPortal({ as: seededEmails.production, at: `${area}/settings` });
    expect(await screen.findByRole('combobox', { name: 'Milling machine' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A milling machine is required')).toBeVisible();
    expect(written()).toEqual([]);
  });

  test('cannot be chosen where there is no machine', async () => {
    for (const { id } of machinesOf().all()) machinesOf().delete(id);
    openPortal({ as: seededEmails.production, at: `${area}/settings` });
    expect(await screen.findByText('No milling machines')).toBeVisible();
  });
});

test('a dry run asks for the machine first, and then goes on', async () => {
  const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  preferencesOf().delete(seededEmails.production);
  const { revisions } = findConfigurationInState('READY_FOR_PRODUCTION');
  const active = revisions.find(({ revisionState }) => revisionState === 'ACTIVE');
  const label = active?.productConfigurations.find(({ deviceType }) => deviceType === 'PCU');
  const id = label?.productConfigurationId ?? '';
  const { user } = openPortal({ as: seededEmails.production, at: '/scan' });
  await user.type(await screen.findByRole('textbox', { name: 'Type a label' }), id);
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  await user.click(within(await findDialog('Milling settings')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: `Dry run of ${id}` }));
  const settings = await findDialog('Milling settings');
  expect(saveFile).not.toHaveBeenCalled();
  await user.selectOptions(await within(settings).findByRole('combobox', { name: 'Milling machine' }), '1');
  await user.click(within(settings).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'dry-run.nc'));
});

test('where a part is used is shown and exported without asking again', async () => {
  const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  const { user } = keeper('parts/part?partNumber=P00003');
  await user.click(await screen.findByRole('button', { name: 'Where it is used' }));
  const usage = await findDialog('Part usage · P00003');
  const columns = await within(usage).findAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Configuration', 'Count', 'State', 'Link']);
  const [link] = within(usage).getAllByRole('link');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link?.getAttribute('href')).toMatch(/^\/configurations\/[^/]+\/[^/]+$/);
  const asked = backEnds.sent.length;
  await user.click(within(usage).getByRole('button', { name: 'Export CSV' }));
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'P00003.csv');
  expect(backEnds.sent).toHaveLength(asked);
});

test('the text of a macro is looked at while it is typed', async () => {
  const { user } = openPortal({
    as: seededEmails.productionAdmin,
    at: '/administration/gcode/macroVersionForm?macroId=1',
  });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.type(text, 'G0 X1{Enter}PLEASE MILL');
  const checks = within(screen.getByRole('list', { name: 'Checks of the text' }));
  expect(await checks.findByText(/^Failed: Line 2 cannot be read or done\.$/)).toBeVisible();
  await user.clear(text);
  await user.type(text, 'G0 X#1');
  expect(await checks.findByText(/^Passed: Every line can be read\.$/)).toBeVisible();
});
