import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PartData } from '../mocks/cms/part/routes.ts';
import { getCurrentSession } from '~/session/session.ts';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { backEnds, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', DrawingWorker);
});

const area = '/administration/parts';
const stored = () => backEnds.store.collection<PartData>('parts');
const storedPart = (partNumber: string): PartData => {
  const part = stored().get(partNumber);
  if (!part) throw new Error(`No part ${partNumber} is stored`);
  return part;
};
const openPart = (partNumber: string, query = '?edit=1') =>
  openPortal({ as: seededEmails.admin, at: `${area}/${partNumber}${query}` });
const button = (name: string) => screen.findByRole('button', { name });
const label = () => screen.findByRole('textbox', { name: /^Label/ });
const grid = () => screen.findByRole('grid', { name: 'Outputs' });
const firstCell = async () => within(await grid()).getAllByRole('gridcell')[0]?.textContent;

/** Leaves the page and comes back with only the data stored in the tab. */
async function comeBack({ goTo }: OpenPortal, partNumber: string, meanwhile?: () => void): Promise<void> {
  await act(() => goTo(area));
  await screen.findByRole('list', { name: 'Parts' });
  meanwhile?.();
  const isOfParts = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    JSON.stringify(queryKey).includes('partGet');
  getCurrentSession()?.client.removeQueries({ predicate: isOfParts });
  await act(() => goTo(`${area}/${partNumber}?edit=1`));
}

/** Pastes the number of a sub-part, as keys this fast would be a scan. */
async function addPart(user: OpenPortal['user'], field: HTMLElement): Promise<void> {
  await user.click(field);
  await user.paste('P00378');
  await user.keyboard('{Enter}');
}

/** Writes to parts in order: method and path. */
const writes = (): readonly string[] =>
  backEnds.sent
    .filter(({ method, path }) => method !== 'GET' && /\/cms\/part/.test(path))
    .map(({ method, path }) => `${method} ${path.replace('/cms', '')}`);

describe('a cell that is being typed', () => {
  test('is saved with the part, without Enter', async () => {
    const { user } = openPart('P00101');
    (await grid()).focus();
    await user.keyboard('Lift');
    await user.click(await button('Save'));
    await screen.findByText('Completeness');
    expect(storedPart('P00101').partOutPuts[0]?.name).toBe('Lift');
  });

  test('mends what keeps the part from being saved before Enter', async () => {
    const { user } = openPart('P00101');
    await user.click(await button('Add output'));
    expect(await button('Save')).toBeDisabled();
    (await grid()).focus();
    await user.keyboard('Lift');
    expect(await button('Save')).toBeEnabled();
    await user.keyboard('{Escape}');
    expect(await button('Save')).toBeDisabled();
  });

  test('is there again after the page was left', async () => {
    const portal = openPart('P00101');
    (await grid()).focus();
    await portal.user.keyboard('Lif');
    await comeBack(portal, 'P00101');
    expect(await firstCell()).toBe('Lif');
  });

  test('is as it was once it is called off', async () => {
    const portal = openPart('P00101');
    const before = storedPart('P00101').partOutPuts[0]?.name;
    (await grid()).focus();
    await portal.user.keyboard('Lift{Escape}');
    expect(await firstCell()).toBe(before);
    expect(await grid()).toHaveFocus();
    await comeBack(portal, 'P00101');
    expect(await firstCell()).toBe(before);
  });

  test('is taken before an output is added', async () => {
    const { user } = openPart('P00101');
    (await grid()).focus();
    await user.keyboard('Lift');
    await user.click(await button('Add output'));
    expect(await screen.findByText('3 outputs')).toBeVisible();
    expect(await firstCell()).toBe('Lift');
  });
});

describe('a draft that was begun before a colleague changed the part', () => {
  const meanwhile = () => stored().put('P00101', { ...storedPart('P00101'), tagCloud: 'OTHER' });

  test.each([
    ['a field', async ({ user }: OpenPortal) => user.type(await label(), ' mine')],
    [
      'a cell that is half typed',
      async ({ user }: OpenPortal) => {
        (await grid()).focus();
        await user.keyboard('Lif');
      },
    ],
  ])('does not write over that unseen: %s', async (_, edit) => {
    const portal = openPart('P00101');
    await edit(portal);
    await comeBack(portal, 'P00101', meanwhile);
    await grid();
    await portal.user.click(await button('Save'));
    expect(await screen.findByText('Tags: CONTROL → OTHER')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('is none once what was typed has been called off', async () => {
    const portal = openPart('P00101');
    (await grid()).focus();
    await portal.user.keyboard('Lif{Escape}');
    await comeBack(portal, 'P00101', meanwhile);
    expect(await screen.findByDisplayValue('OTHER')).toBeVisible();
    await portal.user.type(await label(), ' mine');
    await portal.user.click(await button('Save'));
    await screen.findByText('Completeness');
    expect(storedPart('P00101')).toMatchObject({ label: 'Joystick, 1 axis mine', tagCloud: 'OTHER' });
  });
});

test('a draft that was given up leaves nothing behind', async () => {
  const portal = openPart('P00101');
  await portal.user.type(await label(), ' mine');
  await portal.user.click(await button('Cancel'));
  await screen.findByText('Completeness');
  await comeBack(portal, 'P00101', () => stored().put('P00101', { ...storedPart('P00101'), label: 'Other' }));
  expect(await label()).toHaveValue('Other');
});

test('a new part goes on at the call that failed, as a new part', async () => {
  const { user } = openPart('P91000');
  await user.type(await label(), 'Spring');
  await user.type(screen.getByRole('combobox', { name: /^Type/ }), 'SPRING');
  backEnds.faults.add({ operation: 'partOutputsUpdate', effect: 'STATUS', status: 500, times: 1 });
  await user.click(await button('Save'));
  expect(await button('Continue saving')).toBeVisible();
  expect(screen.getByText('Save the outputs').closest('li')).toHaveAttribute('data-state', 'FAILED');
  await user.click(await button('Continue saving'));
  await screen.findByText('Completeness');
  expect(writes()).toEqual(['POST /parts', 'PATCH /parts', 'PATCH /parts', 'PUT /parts/P91000/DECORATING']);
});

test('a type that is typed in small letters is the one there is', async () => {
  const { user } = openPart('P91001');
  await user.type(await label(), 'Spring');
  await user.type(screen.getByRole('combobox', { name: /^Type/ }), 'toggle switch');
  await user.click(await button('Save'));
  await screen.findByText('Completeness');
  expect(storedPart('P91001').partType).toBe('TOGGLE_SWITCH');
});

test('an address in another spelling leads on to the part', async () => {
  openPart('p00101', '?edit=1');
  expect(await screen.findByRole('heading', { name: 'Part P00101', level: 1 })).toBeVisible();
  expect(await label()).toHaveValue('Joystick, 1 axis');
  expect(location.pathname).toBe(`${area}/P00101`);
});

test('a part is edited after a change of its state, which nobody else has made', async () => {
  const { user } = openPart('P00101', '');
  await user.click(await button('Change state'));
  const asked = within(await screen.findByRole('dialog', { name: 'Change state · P00101' }));
  await user.click(asked.getByRole('button', { name: 'Change state' }));
  await screen.findAllByText('Its state is “Decorating”, not “Ready”.');
  await user.click(await button('Edit'));
  await user.type(await label(), ', grey');
  await user.click(await button('Save'));
  await screen.findByText('Completeness');
  expect(storedPart('P00101').label).toBe('Joystick, 1 axis, grey');
});

test('the quantity of a sub-part can be cleared and typed anew', async () => {
  const { user } = openPart('P00101');
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of P00345' });
  await user.type(quantity, '{Backspace}{Backspace}12');
  expect(quantity).toHaveValue(12);
  await user.clear(quantity);
  await user.tab();
  expect(quantity).toHaveValue(12);
  await user.click(await button('Save'));
  await screen.findByText('Completeness');
  expect(storedPart('P00101').subParts).toContainEqual(
    expect.objectContaining({ subPartNumber: 'P00345', quantity: 12 }),
  );
});

describe('the focus', () => {
  test('stays on the button that takes the last change back', async () => {
    const { user } = openPart('P00101');
    await user.click(await button('Remove row'));
    const undo = await button('Undo');
    await user.click(undo);
    expect(await screen.findByText('2 outputs')).toBeVisible();
    expect(undo).toHaveFocus();
  });

  test('goes to the field when a sub-part is removed, and when one is to be added at the top', async () => {
    const { user } = openPart('P00342');
    const field = await screen.findByRole('combobox', { name: 'Part number to add' });
    await addPart(user, field);
    await user.click(await button('Add below P00378'));
    await user.click(await button('Add at the top'));
    expect(await screen.findByRole('combobox', { name: 'Part number to add' })).toHaveFocus();
    await user.click(await button('Remove P00378'));
    expect(await screen.findByRole('combobox', { name: 'Part number to add' })).toHaveFocus();
  });

  test('finds a part that is added before the parts have come', async () => {
    backEnds.faults.add({ operation: 'partGetAll', effect: 'DELAY', ms: 150 });
    const { user } = openPart('P91234');
    await addPart(user, await screen.findByRole('combobox', { name: 'Part number to add' }));
    expect(await button('Remove P00378')).toBeVisible();
  });

  test('stays on the page of the part as its form comes and goes', async () => {
    const { user } = openPart('P00101', '');
    const held = () => {
      expect(document.activeElement).not.toBe(document.body);
      expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    };
    await user.click(await button('Edit'));
    await label();
    held();
    await user.click(await button('Cancel'));
    await screen.findByText('Completeness');
    held();
    await user.click(await button('Edit'));
    await user.type(await label(), ' new{Enter}');
    await screen.findByText('Completeness');
    held();
  });

  test('is not lost to the page while a part is saved by Enter', async () => {
    const { user } = openPart('P00101');
    await user.type(await label(), ' new');
    backEnds.faults.add({ operation: 'partOutputsUpdate', effect: 'STATUS', status: 500, times: 1 });
    await user.keyboard('{Enter}');
    expect(await button('Continue saving')).toHaveFocus();
  });
});

test('more lines than a part can have outputs are told', async () => {
  openPart('P00101');
  const text = Array.from({ length: 2003 }, (_, index) => `O${index}`).join('\n');
  fireEvent.paste(await grid(), { clipboardData: { getData: () => text } });
  expect(
    await screen.findByText('A part has at most 2,000 outputs. 3 copied lines could not be pasted.'),
  ).toBeVisible();
});

/** A small PNG whose header claims this size. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  bytes.set([0x49, 0x45, 0x4e, 0x44], 37);
  return bytes;
}

describe('a picture that would keep the browser busy', () => {
  const bomb = (depth: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg">${Array.from(
      { length: depth },
      (_, index) => `<g id="g${index}">${'<use href="#g'.concat(String(index + 1), '"/>').repeat(9)}</g>`,
    ).join('')}<g id="g${depth}"><path d="M0 0h9"/></g></svg>`;

  test.each([
    ['wide.png', 'image/png', pngOf(60_000, 60_000), /60000 × 60000 pixels, too many/],
    [
      'deep.svg',
      'image/svg+xml',
      bomb(12),
      /^The drawing repeats itself too often|^The drawing has too many shapes/,
    ],
    ['text.png', 'image/png', 'hello', /not a picture/],
  ])('%s is refused before it is drawn', async (name, type, content, refusal) => {
    openPart('P00101', '');
    const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
    fireEvent.drop(slot, {
      dataTransfer: { files: [new File([content], name, { type })], types: ['Files'] },
    });
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is being looked into, which is said, and gives way to another that is chosen meanwhile', async () => {
    vi.stubGlobal(
      'Worker',
      class extends DrawingWorker {
        override postMessage(): void {}
      },
    );
    openPart('P00101', '');
    const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
    const give = (file: File) => fireEvent.drop(slot, { dataTransfer: { files: [file], types: ['Files'] } });
    give(new File([bomb(2)], 'slow.svg'));
    expect(await screen.findByText('Looking into the picture')).toBeVisible();
    give(new File([pngOf(8, 8)], 'quick.png', { type: 'image/png' }));
    expect(within(await screen.findByRole('dialog')).getByText(/^quick\.png/)).toBeInTheDocument();
    expect(screen.queryByText('Looking into the picture')).not.toBeInTheDocument();
  });

  test('is looked into beside the page, which takes long where it is a drawing', async () => {
    const before = DrawingWorker.looked;
    openPart('P00101', '');
    const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
    fireEvent.drop(slot, { dataTransfer: { files: [new File([bomb(2)], 'top.svg')], types: ['Files'] } });
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(DrawingWorker.looked).toBe(before + 1);
  });

  test('is not drawn when the CMS has it, and can be downloaded', async () => {
    const [imageType = ''] = backEnds.store
      .collection<{ partNumber: string; imageType: string }>('partImages')
      .all()
      .flatMap((image) => (image.partNumber === 'P00101' ? [image.imageType] : []));
    expect(imageType).not.toBe('');
    backEnds.answer(
      http.get('*/cms/part/download', () =>
        HttpResponse.arrayBuffer(pngOf(60_000, 60_000).buffer, { headers: { 'content-type': 'image/png' } }),
      ),
    );
    const { container } = openPart('P00101', '');
    expect(
      (await screen.findAllByText('This picture cannot be shown here. Download it to look at it.')).length,
    ).toBeGreaterThan(0);
    expect(container.querySelector('main img')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Download / }).length).toBeGreaterThan(0);
  });
});
