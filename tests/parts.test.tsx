import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import type { Part, PartData } from '../mocks/cms/part/routes.ts';
import * as files from '~/platform/saveFile.ts';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { backEnds, expectNotice, openPortal, seededEmails } from './portal.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', DrawingWorker);
});

const area = '/administration/parts';
const stored = () => backEnds.store.collection<PartData>('parts');
const storedPart = (partNumber: string): PartData => {
  const part = stored().get(partNumber);
  if (!part) throw new Error(`No part ${partNumber} is seeded`);
  return part;
};
const plant = (partNumber: string, change: Partial<PartData>): void =>
  stored().put(partNumber, { ...storedPart('P00101'), partNumber, ...change });
const rows = async () => within(await screen.findByRole('list', { name: 'Parts' })).getAllByRole('listitem');
const openPart = (partNumber: string, query = '') =>
  openPortal({ as: seededEmails.admin, at: `${area}/${partNumber}${query}` });
const button = (name: string) => screen.findByRole('button', { name });

/** Writes to parts in order: method and path. */
const writes = (): readonly string[] =>
  backEnds.sent
    .filter(({ method, path }) => method !== 'GET' && /\/cms\/part/.test(path))
    .map(({ method, path }) => `${method} ${path.replace('/cms', '').replace(/\?.*/, '')}`);

describe('the list', () => {
  test('is searched and filtered, and shows values nobody listed as they are', async () => {
    plant('P90001', { label: 'Hyper lever', partType: 'HYPER_LEVER', partState: 'FROZEN_SOLID' });
    const { user } = openPortal({ as: seededEmails.support, at: area });
    await user.type(await screen.findByRole('searchbox', { name: 'Search parts' }), 'hyper p90001');
    await waitFor(() => expect(location.search).toBe('?search=hyper+p90001'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    const [row] = await rows();
    expect(row).toHaveTextContent('Hyper lever');
    expect(row).toHaveTextContent('Frozen solid');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Archived');
    expect(await screen.findByText('No part fits this search and these filters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create part' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Reset cache' })).not.toBeInTheDocument();
  });

  test('is closed to customers', async () => {
    openPortal({ as: seededEmails.customerAdmin, at: area });
    expect(await screen.findByText('No access to Parts')).toBeVisible();
  });

  test('has its cache reset', async () => {
    const { user } = openPortal({ as: seededEmails.admin, at: area });
    stored().put('P00003', { ...storedPart('P00003'), label: 'Renamed' });
    await user.click(await button('Reset cache'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reset cache' }));
    expect(await screen.findByText('The cache of parts has been reset')).toBeVisible();
    expect(backEnds.store.collection<Part>('partsObeyed').get('P00003')?.label).toBe('Renamed');
  });
});

describe('the form', () => {
  test('creates a part by data, outputs and state', async () => {
    const { user } = openPortal({ as: seededEmails.admin, at: area });
    await user.click(await button('Create part'));
    await user.type(await screen.findByRole('textbox', { name: 'Part number' }), 'p91000');
    await user.click(await button('Continue'));
    await user.type(await screen.findByRole('textbox', { name: /^Label/ }), 'Spring');
    await user.type(screen.getByRole('combobox', { name: /^Type/ }), 'SPRING');
    await user.click(screen.getByRole('checkbox', { name: 'G6' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Ready');
    await user.click(await button('Save'));
    expect(await screen.findByRole('heading', { name: 'Part P91000', level: 1 })).toBeVisible();
    await screen.findByText('Completeness');
    expect(writes()).toEqual(['POST /parts', 'PATCH /parts', 'PUT /parts/P91000/READY']);
    expect(storedPart('P91000')).toMatchObject({
      label: 'Spring',
      partState: 'READY',
      familyCompatibility: ['G6'],
    });
  });

  test('sets the state of a known part first, then data, outputs and the state again', async () => {
    const { user } = openPart('P00101', '?edit=1');
    const label = await screen.findByRole('textbox', { name: /^Label/ });
    await user.clear(label);
    await user.type(label, 'Renamed joystick');
    await user.click(await button('Save'));
    await screen.findByText('Completeness');
    expect(writes()).toEqual([
      'PUT /parts/P00101/READY',
      'POST /parts',
      'PATCH /parts',
      'PUT /parts/P00101/READY',
    ]);
    expect(storedPart('P00101').label).toBe('Renamed joystick');
  });

  test('sends nothing but the state for an archived part, after showing where it is used', async () => {
    const { user } = openPart('P00101', '?edit=1');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Archived');
    expect(await screen.findByText(/^Only the state is saved/)).toBeVisible();
    expect(await screen.findByText(/ready for production\.$/)).toBeVisible();
    await user.click(await button('Save'));
    await screen.findByText('Completeness');
    expect(writes()).toEqual(['PUT /parts/P00101/ARCHIVED']);
  });

  test('goes on at the call that failed, and loses nothing', async () => {
    const { user } = openPart('P00101', '?edit=1');
    const label = await screen.findByRole('textbox', { name: /^Label/ });
    await user.type(label, ' new');
    backEnds.faults.add({ operation: 'partOutputsUpdate', effect: 'STATUS', status: 500, times: 1 });
    await user.click(await button('Save'));
    expect(await screen.findByRole('button', { name: 'Continue saving' })).toBeVisible();
    expect(screen.getByText('Save the outputs').closest('li')).toHaveAttribute('data-state', 'FAILED');
    expect(label).toHaveValue('Joystick, 1 axis new');
    const before = writes().length;
    await user.click(await button('Continue saving'));
    await screen.findByText('Completeness');
    expect(writes().slice(before)).toEqual(['PATCH /parts', 'PUT /parts/P00101/READY']);
  });

  test('shows what has changed meanwhile instead of saving over it', async () => {
    const { user } = openPart('P00101', '?edit=1');
    await user.type(await screen.findByRole('textbox', { name: /^Label/ }), ' mine');
    stored().put('P00101', { ...storedPart('P00101'), tagCloud: 'OTHER' });
    await user.click(await button('Save'));
    expect(await screen.findByText('Tags: CONTROL → OTHER')).toBeVisible();
    expect(writes()).toEqual([]);
    await user.click(await button('Save'));
    await screen.findByText('Completeness');
    expect(storedPart('P00101')).toMatchObject({ label: 'Joystick, 1 axis mine', tagCloud: 'CONTROL' });
  });

  test('refuses a sub-part that contains the part', async () => {
    const { user } = openPart('P00342', '?edit=1');
    const number = await screen.findByRole('combobox', { name: 'Part number to add' });
    await user.type(number, 'P00101');
    await user.click(await button('Add'));
    expect(await screen.findByText('A part cannot contain itself: P00342 → P00101 → P00342')).toBeVisible();
    await user.clear(number);
    // Pasted, as keys this fast would be a scan.
    await user.paste('P00378');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('spinbutton', { name: 'Quantity of P00378' })).toBeVisible();
  });

  test('shows the one sub-part that is meant, and takes it by Enter', async () => {
    plant('P93077', { label: 'Bracket, tilted', partOutPuts: [], subParts: [] });
    const { user } = openPart('P00342', '?edit=1');
    const number = await screen.findByRole('combobox', { name: 'Part number to add' });
    await user.click(number);
    await user.paste('tilted bracket');
    expect(await screen.findByText('P93077 · Bracket, tilted')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('spinbutton', { name: 'Quantity of P93077' })).toBeVisible();
  });
});

describe('outputs are a spreadsheet', () => {
  const grid = () => screen.findByRole('grid', { name: 'Outputs' });
  const cells = async () =>
    within(await grid())
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);

  test('keys move, typing edits, paste lays cells over, and it is taken back', async () => {
    const { user } = openPart('P00101', '?edit=1');
    (await grid()).focus();
    await user.keyboard('Lift{Enter}');
    expect((await cells())[0]).toBe('Lift');
    await user.keyboard('{ArrowUp}{ArrowRight}');
    fireEvent.paste(await grid(), {
      clipboardData: { getData: () => 'led driver\tany\nDIGITAL\tX9\nNONE\tA' },
    });
    expect(await screen.findByText('3 outputs')).toBeVisible();
    expect((await cells())[1]).toBe('LED_DRIVER');
    expect(await screen.findByText('2 cells of the outputs cannot be saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('2 outputs')).toBeVisible();
    expect((await cells()).slice(0, 2)).toEqual(['Lift', 'ANALOGUE']);
  });

  test('five hundred are live with those in view', async () => {
    const [output] = storedPart('P00101').partOutPuts;
    if (!output) throw new Error('It has outputs');
    plant('P92000', {
      partOutPuts: Array.from({ length: 500 }, (_, index) => ({ ...output, name: `OUT${index}` })),
    });
    const { user } = openPart('P92000');
    const table = await screen.findByRole('table', { name: 'Outputs' });
    expect(table).toHaveAttribute('aria-rowcount', '501');
    expect(within(table).getAllByRole('row').length).toBeLessThan(40);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(within(table).getAllByRole('row')).toHaveLength(501);
    act(() => void dispatchEvent(new Event('afterprint')));
    await user.click(await button('Edit'));
    expect(await grid()).toHaveAttribute('aria-rowcount', '501');
    expect(within(await grid()).getAllByRole('row').length).toBeLessThan(40);
  });

  test('keys lead to its ends', async () => {
    const { user } = openPart('P00101', '?edit=1');
    (await grid()).focus();
    const active = async () => {
      const at = document.getElementById((await grid()).getAttribute('aria-activedescendant') ?? '');
      const row = at?.closest('[role=row]');
      return [row?.getAttribute('aria-rowindex'), at && [...(row?.children ?? [])].indexOf(at)];
    };
    await user.keyboard('{Control>}{End}{/Control}');
    expect(await active()).toEqual(['3', 8]);
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    expect(await active()).toEqual(['3', 0]);
    await user.keyboard('{Control>}{ArrowRight}{Home}{/Control}');
    expect(await active()).toEqual(['2', 0]);
    await user.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}{Delete}');
    expect((await cells()).filter((text) => text !== 'NONE' && text !== '')).toEqual([]);
  });
});

test('all outputs are selected by keys, cut, and taken back', async () => {
  const { user } = openPart('P00101', '?edit=1');
  const grid = await screen.findByRole('grid', { name: 'Outputs' });
  grid.focus();
  await user.keyboard('{ArrowDown}{Control>}a{/Control}');
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(18);
  const setData = vi.fn<(type: string, text: string) => void>();
  fireEvent.cut(grid, { clipboardData: { setData } });
  expect(setData.mock.calls[0]?.[1].split('\n')).toHaveLength(2);
  expect(within(grid).queryByText('ANALOGUE')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(within(grid).getAllByText('ANALOGUE')).not.toEqual([]);
});

test('a part that thousands of revisions use shows those in view, and exports all of them', async () => {
  const usage = Array.from({ length: 5000 }, (_, index) => ({
    configurationId: `C${100_000 + index}`,
    revision: '0A',
    count: 1,
    state: 'APPROVED',
  }));
  backEnds.answer(http.get('*/cms/parts/usage/P00101', () => HttpResponse.json(usage)));
  const { user } = openPart('P00101');
  await user.click(await button('Usage'));
  const form = within(await screen.findByRole('dialog', { name: 'Part usage · P00101' }));
  expect(await form.findByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  expect(form.getAllByRole('row').length).toBeLessThan(40);
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  await user.click(form.getByRole('button', { name: 'Export CSV' }));
  expect((await saved.mock.calls[0]?.[0].text())?.trim().split('\n')).toHaveLength(5001);
});

test('a part that cannot be chosen says by which rule', async () => {
  plant('P93000', { partState: 'DECORATING', tagCloud: 'CONFIGURATION' });
  openPart('P93000');
  const card = within(await screen.findByRole('region', { name: 'Can it be chosen?' }));
  expect(card.getAllByText('Its state is “Decorating”, not “Ready”.')).toHaveLength(2);
  expect(card.getByText('It is not tagged PRODUCT_CONFIGURATION.')).toBeVisible();
});

test.each([area, `${area}/P00101`])('nothing is asked for somebody who belongs nowhere (%s)', async (at) => {
  openPortal({ as: seededEmails.newcomer, at });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  expect(backEnds.sent.filter(({ path }) => path.startsWith('/cms/part'))).toEqual([]);
});

test('there is a place for each of the six kinds of pictures', async () => {
  openPart('P00101');
  await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
  const places = screen.getAllByRole('group', { name: /: drop or paste a picture$/ });
  expect(places.map((place) => place.getAttribute('aria-label')?.replace(/:.*/, ''))).toEqual([
    'Function symbol',
    'Mounting symbol',
    'Photo',
    'Drawing',
    'Top picture',
    'Bottom picture',
  ]);
});

test('a picture is looked at before it is uploaded, and deleted', async () => {
  const { user } = openPart('P00101');
  const file = new File(['<svg/>'], 'top.svg', { type: 'image/svg+xml' });
  const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
  fireEvent.drop(slot, { dataTransfer: { files: [file], types: ['Files'] } });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^top\.svg/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await user.click(await button('Delete Top picture'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(writes()).toEqual(['POST /part/upload', 'DELETE /parts/deletePartImage/P00101/TOP_PICTURE']),
  );
});

test('a picture that somebody else has replaced meanwhile is shown before it is deleted', async () => {
  const { user } = openPart('P00101');
  const drawing = (size: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="M0 0h8v8z"/></svg>`;
  const file = new File([drawing(8)], 'top.svg', { type: 'image/svg+xml' });
  const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
  fireEvent.drop(slot, { dataTransfer: { files: [file], types: ['Files'] } });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Upload' }));
  expect(await within(slot).findByRole('img', { name: 'Top picture of P00101' })).toBeVisible();
  await user.click(await button('Delete Top picture'));
  const asked = within(await screen.findByRole('dialog', { name: 'Top picture · P00101' }));
  const headers = { 'content-type': 'image/svg+xml' };
  backEnds.answer(http.get('*/cms/part/download', () => new HttpResponse(drawing(9), { headers })));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(
    await asked.findByText('Top picture has been changed by somebody else since you saw it.'),
  ).toBeVisible();
  expect(await asked.findByRole('img', { name: 'Top picture now' })).toBeVisible();
  const deletion = 'DELETE /parts/deletePartImage/P00101/TOP_PICTURE';
  expect(writes()).not.toContain(deletion);
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(writes()).toContain(deletion));
});

test('a picture that could not be uploaded or downloaded is told', async () => {
  const { user } = openPart('P00101');
  backEnds.faults.add({ operation: 'partImageUpload', effect: 'STATUS', status: 503, times: 1 });
  const file = new File(['<svg/>'], 'top.svg', { type: 'image/svg+xml' });
  const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
  fireEvent.drop(slot, { dataTransfer: { files: [file], types: ['Files'] } });
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Upload' }));
  await expectNotice('Api unavailable error');
  await user.click(form.getByRole('button', { name: 'Upload' }));
  backEnds.faults.add({ operation: 'partImageDownload', effect: 'STATUS', status: 502 });
  await user.click(await button('Download Top picture'));
  await expectNotice('Api bad gateway error');
});

test('what is no picture is refused', async () => {
  openPart('P00101');
  const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
  const file = new File(['%PDF'], 'top.pdf', { type: 'application/pdf' });
  fireEvent.paste(slot, { clipboardData: { files: [file] } });
  expect(await screen.findByText('Pictures of parts are PNG, JPEG or SVG files.')).toBeVisible();
});

test('a part is deleted in whatever state it is', async () => {
  const { user } = openPart('P00101');
  await user.click(await button('Delete'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('list', { name: 'Parts' });
  expect(stored().get('P00101')).toBeUndefined();
});

test('a part that has changed since it was opened is not deleted before that has been seen', async () => {
  const { user } = openPart('P00101');
  await user.click(await button('Delete'));
  const asked = within(await screen.findByRole('dialog'));
  const known = stored().get('P00101');
  if (!known) throw new Error('There is a part P00101');
  stored().put('P00101', { ...known, label: 'A better one' });
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await asked.findByText('P00101 has been changed since you opened it.')).toBeVisible();
  expect(asked.getByText(/^Label: .* → A better one$/)).toBeVisible();
  expect(stored().get('P00101')).toBeDefined();
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('list', { name: 'Parts' });
  expect(stored().get('P00101')).toBeUndefined();
});

test('a part is not deleted when its question is closed while it is read again', async () => {
  const { user } = openPart('P00101');
  await user.click(await button('Delete'));
  const asked = within(await screen.findByRole('dialog'));
  const held = Promise.withResolvers<undefined>();
  backEnds.answer(http.get('*/cms/parts/P00101', () => held.promise));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  held.resolve(undefined);
  // The question can be repeated, and nothing has been written yet.
  await user.click(await button('Delete'));
  const again = within(await screen.findByRole('dialog'));
  expect(stored().get('P00101')).toBeDefined();
  await user.click(again.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('list', { name: 'Parts' });
});

test('many parts are changed after a preview, and those that failed are kept', async () => {
  const { user } = openPortal({ as: seededEmails.admin, at: `${area}?search=joystick` });
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  await user.click(await button('Clear selection'));
  expect(document.body).not.toHaveFocus();
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  expect(document.body).not.toHaveFocus();
  await user.click(await button('Change selected'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change \d+ parts$/ }));
  await user.type(await dialog.findByRole('textbox', { name: 'Tag to add' }), 'STICK');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findAllByText('Tags: CONTROL → CONTROL, STICK');
  const changed = dialog.getAllByText('To do').length;
  expect(changed).toBeGreaterThan(1);
  expect(writes()).toEqual([]);
  backEnds.faults.add({ operation: 'partCreate', effect: 'STATUS', status: 500, times: 1 });
  await user.click(dialog.getByRole('button', { name: `Change ${changed} parts` }));
  const again = await dialog.findByRole('button', { name: 'Try 1 failed part again' });
  expect(dialog.getByText(/^Save the data: /)).toBeInTheDocument();
  expect(dialog.getAllByText('Changed')).toHaveLength(changed - 1);
  await user.click(again);
  await waitFor(() => expect(dialog.getAllByText('Changed')).toHaveLength(changed));
  expect(storedPart('P00101').tagCloud).toBe('CONTROL,STICK');
});

test('of very many parts that are changed those that failed are shown, and how far it is', async () => {
  for (let index = 0; index < 260; index += 1) {
    plant(`P95${index}`, { label: 'Massive', tagCloud: 'OLD', partOutPuts: [], subParts: [] });
  }
  const { user } = openPortal({ as: seededEmails.admin, at: `${area}?search=massive` });
  await user.click(await button('Select all 260 found'));
  await user.click(await button('Change selected'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 260 parts' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Tag to add' }), 'NEW');
  backEnds.faults.add({ path: '/cms/parts/P95259', effect: 'STATUS', status: 500, times: 1 });
  backEnds.faults.add({ path: '/cms/parts/P95100', effect: 'DELAY', ms: 300, times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText(/^\d+ of 260 parts$/)).toBeInTheDocument();
  expect(await dialog.findByText(/^It could not be read: /)).toBeInTheDocument();
  expect(within(dialog.getByRole('list', { name: 'Preview' })).getAllByRole('listitem')).toHaveLength(201);
  expect(dialog.getByText('and 60 more parts')).toBeInTheDocument();
  expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
  // Focusable, as it scrolls and keyboard users have no other way to scroll it.
  expect(dialog.getByRole('group', { name: 'Preview' })).toHaveAttribute('tabindex', '0');
});

/** Opens the dialog that changes several parts, with its preview. */
async function previewOfMany() {
  const { user } = openPortal({ as: seededEmails.admin, at: `${area}?search=joystick` });
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  await user.click(await button('Change selected'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Tag to add' }), 'STICK');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  return { user, dialog };
}

test('changing many parts changes none that is still read again when its dialog is closed', async () => {
  const { user, dialog } = await previewOfMany();
  const change = await dialog.findByRole('button', { name: /^Change \d+ parts$/ });
  const held = Promise.withResolvers<undefined>();
  const asked = vi.fn(() => held.promise);
  backEnds.answer(http.get('*/cms/parts/P00101', asked, { once: true }));
  await user.click(change);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const before = backEnds.sent.length;
  held.resolve(undefined);
  // The list is refetched after the part has been left.
  await waitFor(() => expect(backEnds.sent.length).toBeGreaterThan(before));
  expect(writes()).toEqual([]);
});

test('changing many parts goes on with no further one once its dialog is closed', async () => {
  const { user, dialog } = await previewOfMany();
  backEnds.faults.add({ operation: 'partSetState', effect: 'DELAY', ms: 300, times: 1 });
  await user.click(await dialog.findByRole('button', { name: /^Change \d+ parts$/ }));
  await waitFor(() => expect(writes()).toContain('PUT /parts/P00101/READY'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(storedPart('P00101').tagCloud).toBe('CONTROL,STICK'));
  await waitFor(() => expect(writes()).toHaveLength(4));
  expect(new Set(writes().filter((each) => each.startsWith('PUT'))).size).toBe(1);
});

test('parts are laid side by side, fact by fact', async () => {
  const { user } = openPortal({ as: seededEmails.support, at: `${area}?search=joystick` });
  await user.click(await screen.findByRole('checkbox', { name: 'Select P00101' }));
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select P00102' }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 parts side by side' }));
  expect(await dialog.findByRole('cell', { name: 'Joystick, 2 axes' })).toBeInTheDocument();
  expect(dialog.getByRole('rowheader', { name: 'Type' })).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Only differences' }));
  expect(dialog.queryByRole('rowheader', { name: 'Type' })).not.toBeInTheDocument();
});

test('the page of a part says when configurations take it, and has its cache reset', async () => {
  plant('P99002', { label: 'Made just now', tagCloud: 'CONFIGURATION' });
  const { user } = openPart('P99002');
  expect(
    await screen.findByText(/one that was made or changed since once the cache has been reset\.$/),
  ).toBeVisible();
  await user.click(await button('Reset cache'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset cache' }));
  expect(await screen.findByText('The cache of parts has been reset')).toBeVisible();
  expect(backEnds.store.collection<Part>('partsObeyed').get('P99002')?.label).toBe('Made just now');
});
