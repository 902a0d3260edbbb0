import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { zipSync } from 'fflate';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '~/paths.ts';
import { SymbolWorker } from './factories/symbolWorker.ts';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNotice,
  openPortal,
  seededEmails,
} from './portal.tsx';

beforeEach(() => vi.stubGlobal('Worker', SymbolWorker));

const svg = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}<path d="M0 0h8v8z"/></svg>`;
const file = (name: string, content = svg()) => new File([content], name, { type: 'image/svg+xml' });
const calls = (pattern = /overlaySymbols/): string[] =>
  backEnds.sent.map(({ method, path }) => `${method} ${path}`).filter((call) => pattern.test(call));
const lists = (): string[] => calls(/^GET .*overlaySymbols\/all/);
const stored = () => backEnds.store.collection<{ name: string; file: string }>('symbols');

const open = (query = {}, as: string = seededEmails.engineer) => openPortal({ as, at: paths.symbols(query) });
const wall = () => screen.findByRole('list', { name: 'Symbols' });
const choose = async (...files: readonly File[]) => {
  await wall();
  fireEvent.change(screen.getByLabelText('Files of symbols'), { target: { files } });
  return within(await findDialog('Upload symbols'));
};

test('the wall shows each symbol as an image, and is asked for at each opening', async () => {
  const { goTo, container } = open();
  expect(within(await wall()).getAllByRole('listitem')).toHaveLength(12);
  await waitFor(() => expect(container.querySelectorAll('main li img')).toHaveLength(12));
  await goTo(paths.index());
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Symbols' })).not.toBeInTheDocument());
  await goTo(paths.symbols());
  await wall();
  await waitFor(() => expect(lists()).toHaveLength(2));
});

test('of two thousand those in view are there, and are looked into', async () => {
  for (let index = 0; index < 2000; index += 1) {
    const name = `Many ${index}`;
    stored().put(name, { name, file: svg(`<desc>${index}</desc>`) });
  }
  const { container } = open();
  const first = within(await wall()).getAllByRole('listitem');
  expect(first.length).toBeLessThan(150);
  expect(first[0]).toHaveAttribute('aria-setsize', '2012');
  await waitFor(() => expect(container.querySelectorAll('main li img')).toHaveLength(first.length));
  expect(await screen.findByText('2,012 symbols')).toBeVisible();
});

test('one that takes too long to be looked into leaves the others their pictures', async () => {
  const slow = svg('<desc>slow</desc>');
  class StoppedWorker extends SymbolWorker {
    override postMessage(question: Parameters<SymbolWorker['postMessage']>[0]): void {
      const { input } = question;
      if (input.kind === 'LISTED' && input.files.includes(slow)) {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      } else super.postMessage(question);
    }
  }
  vi.stubGlobal('Worker', StoppedWorker);
  stored().put('A slow one', { name: 'A slow one', file: slow });
  const { container } = open();
  const shown = within(await wall()).getAllByRole('listitem');
  await waitFor(() => expect(container.querySelectorAll('main li img')).toHaveLength(shown.length - 1));
  expect(await screen.findByText('It could not be read')).toBeVisible();
});

test('a search, a ground and a size stand in the address', async () => {
  const { user } = open({ search: 'ho' });
  expect(within(await wall()).getAllByRole('listitem')).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ground' }), 'On light');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '24 px');
  await waitFor(() => expect(location.search).toBe('?search=ho&ground=LIGHT&size=24'));
  expect((await wall()).querySelector('[data-ground]')).toHaveAttribute('data-ground', 'LIGHT');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  expect(await screen.findByText('No symbol fits this search.')).toBeVisible();
});

test('a hostile drawing is an image and nothing else', async () => {
  const hostile = svg('<script>window.hurt = 1</script><image href="https://evil.example/x.png"/>');
  stored().put('Hostile', { name: 'Hostile', file: `data:image/svg+xml;base64,${btoa(hostile)}` });
  stored().put('Elsewhere', { name: 'Elsewhere', file: 'https://evil.example/x.svg' });
  stored().put('Markup', { name: 'Markup', file: '<img src=x onerror="window.hurt = 1">' });
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Look at Hostile' }));
  const shown = within(await findDialog('Hostile in all sizes'));
  await waitFor(() => expect(shown.getByText(/scripts/i)).toBeVisible());
  expect(shown.getAllByRole('img')).toHaveLength(24);
  expect(screen.getByText('The file of this symbol could not be read.')).toBeVisible();
  expect(screen.getByText('Symbols are PNG or SVG files.')).toBeVisible();
  expect(container.querySelectorAll('script, iframe, image, [onerror]')).toHaveLength(0);
  expect('hurt' in window).toBe(false);
});

test('several files are uploaded at once, the one that is there beside the one that takes its place', async () => {
  const { user } = open();
  const upload = await choose(file('Crane.svg'), file('horn.svg'), file('notes.txt', 'hello'));
  expect(await upload.findByRole('img', { name: 'Horn now' })).toBeVisible();
  expect(upload.getByText('Takes the place of Horn.')).toBeVisible();
  expect(upload.getByText('Symbols are PNG or SVG files.')).toBeVisible();
  await user.click(upload.getByRole('button', { name: 'Leave out notes.txt' }));
  expect(upload.queryByText('Symbols are PNG or SVG files.')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  await user.click(upload.getByRole('button', { name: 'Upload 1, replace 1' }));
  await expectNotice('2 symbols have been uploaded');
  expect(calls(/^POST/)).toEqual([
    'POST /cms/overlaySymbols/upload?name=Crane',
    'POST /cms/overlaySymbols/upload?name=Horn',
  ]);
  expect(stored().get('Horn')?.file).toContain(btoa(svg()));
  expect(within(await wall()).getByRole('button', { name: 'Look at Crane' })).toBeVisible();
});

test('names are mended before anything is sent', async () => {
  const { user } = open();
  const upload = await choose(file('A.svg'), file('a.svg', svg('<g/>')));
  expect(await upload.findByText('Another of these files has this name.')).toBeVisible();
  expect(upload.getByRole('button', { name: /^Upload 2/ })).toBeDisabled();
  const name = upload.getByRole('textbox', { name: 'Name of a.svg' });
  await user.clear(name);
  await user.type(name, 'b/c');
  expect(upload.getByText(/letters, digits, blanks/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'B');
  await user.click(upload.getByRole('button', { name: 'Upload 2 symbols' }));
  await expectNotice('2 symbols have been uploaded');
});

test('what somebody else has stored meanwhile is not written over unseen', async () => {
  const { user } = open();
  const upload = await choose(file('Crane.svg'));
  await upload.findByRole('button', { name: 'Upload 1 symbol' });
  stored().put('Crane', { name: 'Crane', file: `data:image/svg+xml;base64,${btoa(svg('<g/>'))}` });
  await user.click(upload.getByRole('button', { name: 'Upload 1 symbol' }));
  expect(await upload.findByText(/changed by somebody else/)).toBeVisible();
  expect(calls(/^POST/)).toEqual([]);
  await user.click(await upload.findByRole('button', { name: 'Replace 1 symbol' }));
  await expectNotice('Crane has been uploaded');
});

/** Delays the next response: `asked` resolves on the call, `goOn` releases it. */
function hold(method: 'get' | 'post', path: string) {
  const [asked, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  backEnds.answer(
    http[method](path, () => {
      asked.resolve(undefined);
      return held.promise;
    }),
  );
  return { asked: asked.promise, goOn: () => held.resolve(undefined) };
}

test('what is closed while the symbols are read again uploads nothing', async () => {
  const { user } = open();
  const upload = await choose(file('Crane.svg'));
  const send = await upload.findByRole('button', { name: 'Upload 1 symbol' });
  const { asked, goOn } = hold('get', '*/overlaySymbols/all');
  await user.click(send);
  await asked;
  await user.keyboard('{Escape}');
  await expectDialogClosed('Upload symbols');
  goOn();
  // Other files can be chosen, and nothing has been sent yet.
  await choose(file('Other.svg'));
  expect(calls(/^POST/)).toEqual([]);
});

test('what is closed between two symbols leaves the others as they were, and says so', async () => {
  const { user } = open();
  const upload = await choose(file('One.svg'), file('Two.svg'));
  const send = await upload.findByRole('button', { name: 'Upload 2 symbols' });
  const { asked, goOn } = hold('post', '*/overlaySymbols/upload');
  await user.click(send);
  await asked;
  await user.keyboard('{Escape}');
  await expectDialogClosed('Upload symbols');
  goOn();
  await expectNotice('1 of 2 symbols uploaded before it was closed. The others are left as they were.');
  expect(calls(/^POST/)).toEqual(['POST /cms/overlaySymbols/upload?name=One']);
  expect(stored().get('Two')).toBeUndefined();
});

test('a refused file stays with its end, and is tried again', async () => {
  const { user } = open();
  backEnds.faults.add({ operation: 'overlaySymbolUpload', effect: 'STATUS', status: 500, times: 1 });
  const upload = await choose(file('One.svg'), file('Two.svg'));
  await user.click(await upload.findByRole('button', { name: 'Upload 2 symbols' }));
  expect(await upload.findByText('Not uploaded: the CMS has refused it.')).toBeVisible();
  expect(upload.getByText('Uploaded')).toBeVisible();
  await user.click(upload.getByRole('button', { name: 'Upload 1 symbol' }));
  await waitFor(() => expect(stored().get('One')).toBeDefined());
  expect(calls(/^POST/).map((call) => call.slice(-3))).toEqual(['One', 'Two', 'One']);
});

test('files come by drop, by paste and in an archive', async () => {
  open();
  const list = await wall();
  fireEvent.drop(list, { dataTransfer: { types: ['Files'], files: [file('Dropped.svg')] } });
  expect(await screen.findByRole('textbox', { name: 'Name of Dropped.svg' })).toHaveValue('Dropped');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.paste(list, { clipboardData: { files: [], getData: () => svg() } });
  expect(await screen.findByRole('textbox', { name: 'Name of Pasted.svg' })).toHaveValue('Pasted');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const bytes = new TextEncoder().encode(svg());
  const archive = new File(
    [new Uint8Array(zipSync({ '../../up/Packed.svg': bytes, 'a.txt': bytes }))],
    'all.zip',
  );
  const upload = await choose(archive);
  expect(await upload.findByRole('textbox', { name: 'Name of ../../up/Packed.svg' })).toHaveValue('Packed');
  expect(upload.getByText('all.zip: 1 file in the archive that cannot be a symbol left out.')).toBeVisible();
});

test('a symbol is deleted once that is confirmed, and stays when it is refused', async () => {
  const { user } = open();
  backEnds.faults.add({ operation: 'overlaySymbolDelete', effect: 'STATUS', status: 409, times: 1 });
  await user.click(within(await wall()).getByRole('button', { name: 'Actions for Fast' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asked = within(await findDialog('Delete · Fast'));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await asked.findByText('The symbol has not been deleted.')).toBeVisible();
  // A request without a response may have been executed.
  backEnds.faults.add({ operation: 'overlaySymbolDelete', effect: 'DROP', times: 1 });
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await asked.findByText('It is not known whether the symbol has been deleted.')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await expectNotice('Fast has been deleted');
  expect(calls(/^DELETE/)).toEqual(Array.from({ length: 3 }, () => 'DELETE /cms/overlaySymbols/Fast'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Look at Fast' })).not.toBeInTheDocument());
});

test('a symbol that somebody else has replaced meanwhile is shown before it is deleted', async () => {
  const { user } = open();
  await user.click(within(await wall()).getByRole('button', { name: 'Actions for Fast' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asked = within(await findDialog('Delete · Fast'));
  stored().put('Fast', { name: 'Fast', file: `data:image/svg+xml;base64,${btoa(svg('<g/>'))}` });
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await asked.findByText('Fast has been replaced by somebody else since you saw it.')).toBeVisible();
  expect(await asked.findByRole('img', { name: 'Fast now' })).toBeVisible();
  expect(calls(/^DELETE/)).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await expectNotice('Fast has been deleted');
});

test('employees who may not change symbols see them, and why they cannot', async () => {
  open({}, seededEmails.support);
  await wall();
  expect(screen.getByRole('button', { name: 'Upload symbols' })).toBeDisabled();
  fireEvent.paste(document.body, { clipboardData: { files: [file('x.svg')], getData: () => '' } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('customers meet the wall, and nothing is read', async () => {
  open({}, seededEmails.customerEngineer);
  expect(await screen.findByText('No access to Symbols')).toBeVisible();
  expect(lists()).toEqual([]);
});

test('a list that cannot be read says so, and is read again', async () => {
  backEnds.faults.add({ operation: 'overlaySymbolGetAll', effect: 'STATUS', status: 500, times: 1 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await wall()).toBeVisible();
});
