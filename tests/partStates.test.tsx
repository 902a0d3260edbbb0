import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PartData } from '../mocks/cms/part/routes.ts';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { backEnds, openPortal, seededEmails } from './portal.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', DrawingWorker);
});

const area = '/administration/parts';
const stored = () => backEnds.store.collection<PartData>('parts');
const plantPart = (partNumber: string, change: Partial<PartData>): void => {
  const model = stored().get('P00101');
  if (!model) throw new Error('No part P00101 is seeded');
  stored().put(partNumber, { ...model, partNumber, ...change });
};
const openForm = (partNumber: string) =>
  openPortal({ as: seededEmails.admin, at: `${area}/${partNumber}?edit=1` });
const label = () => screen.findByRole('textbox', { name: /^Label/ });
const state = () => screen.findByRole('combobox', { name: 'State' });

/** Writes to parts in order: method and path. */
const writes = (): readonly string[] =>
  backEnds.sent
    .filter(({ method, path }) => method !== 'GET' && /\/cms\/part/.test(path))
    .map(({ method, path }) => `${method} ${path.replace('/cms', '').replace(/\?.*/, '')}`);

test.each([
  ['Archived', 'ARCHIVED'],
  ['Not available', 'NOT_AVAILABLE'],
])(
  'what is typed before the state %s is chosen stays in the form when only that is saved',
  async (text, sent) => {
    plantPart('P97001', { label: 'Lever' });
    const { user } = openForm('P97001');
    await user.type(await label(), ' long');
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), ',FOUND');
    await user.selectOptions(await state(), text);
    expect(screen.getByText(/Not saved with it: Label and Tags\.$/)).toBeVisible();
    expect(await label()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`Part P97001 is ${text} now`)).toBeVisible();
    expect(
      screen.getByText(/Nothing but its state has been saved. What you changed in Label and Tags/),
    ).toBeVisible();
    expect(screen.queryByText('Part P97001 has been saved')).not.toBeInTheDocument();
    expect(writes()).toEqual([`PUT /parts/P97001/${sent}`]);
    expect(await label()).toHaveValue('Lever long');

    await user.selectOptions(await state(), 'Ready');
    expect(await label()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Part P97001 has been saved')).toBeVisible();
    expect(stored().get('P97001')).toMatchObject({ label: 'Lever long', partState: 'READY' });
  },
);

test('of an archived part nothing but the state can be edited', async () => {
  plantPart('P97002', { partState: 'ARCHIVED' });
  const { user } = openForm('P97002');
  expect(await label()).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'G6' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Tags' })).toBeDisabled();
  expect(await screen.findByRole('combobox', { name: 'Part number to add' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add output' })).toBeDisabled();
  const grid = screen.getByRole('grid', { name: 'Outputs' });
  fireEvent.focus(grid);
  fireEvent.keyDown(grid, { key: 'Delete' });
  expect(screen.queryByText(/Not saved with it/)).not.toBeInTheDocument();
  await user.selectOptions(await state(), 'Decorating');
  expect(await label()).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'G6' })).toBeEnabled();
});

test('changing many parts says of each what is saved, before and after', async () => {
  plantPart('P97011', { label: 'Toggle A', tagCloud: 'OLD' });
  plantPart('P97012', { label: 'Toggle B', tagCloud: 'OLD', partState: 'NOT_AVAILABLE' });
  plantPart('P97013', { label: 'Toggle C', tagCloud: 'NEW' });
  const { user } = openPortal({ as: seededEmails.admin, at: `${area}?search=P9701` });
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Change selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 parts' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Tag to add' }), 'NEW');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  const row = (partNumber: string): HTMLElement | null => dialog.getByText(partNumber).closest('li');
  await dialog.findByText('Tags: OLD → OLD, NEW');
  const leftOut = 'Tags: not changed, since no data are sent for a part that is Not available.';
  expect(row('P97012')).toHaveTextContent(leftOut);
  expect(row('P97012')).toHaveTextContent('Left out');
  await user.click(dialog.getByRole('button', { name: 'Change 1 part' }));
  await waitFor(() => expect(row('P97011')).toHaveTextContent('Changed'));
  expect(row('P97012')).toHaveTextContent(leftOut);
  expect(writes().filter((write) => write.includes('P97012'))).toEqual([]);
});

test('a state that sends no data is changed for many parts alone, and the rest is named as not changed', async () => {
  plantPart('P97021', { label: 'Toggle A', familyCompatibility: ['G2'] });
  const { user } = openPortal({ as: seededEmails.admin, at: `${area}?search=P9702` });
  await user.click(await screen.findByRole('button', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Change selected' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'New state' }), 'Archived');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Family to add' }), 'G6');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('State: Ready → Archived')).toBeVisible();
  expect(dialog.queryByText(/^Families: G2 →/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change 1 part' }));
  expect(await dialog.findByText('Changed')).toBeVisible();
  expect(dialog.getByText(/^Families: not changed, since no data are sent/)).toBeVisible();
  expect(stored().get('P97021')).toMatchObject({ partState: 'ARCHIVED', familyCompatibility: ['G2'] });
});
