import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CutFileData } from '../mocks/cms/cutFile/routes.ts';
import { paths } from '~/paths.ts';
import { OutlineWorker } from './factories/outlineWorker.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', OutlineWorker);
});

const keeper = (at: string) => openPortal({ as: seededEmails.productionAdmin, at });
const list = (name: string) => screen.findByRole('list', { name });
const stored = (name: string) => backEnds.store.collection<CutFileData>('cutFiles').get(name);
const calls = (pattern: RegExp): string[] =>
  backEnds.sent.map(({ method, path }) => `${method} ${path}`).filter((call) => pattern.test(call));
const writes = (): string[] => calls(/^(?:POST|PUT|DELETE) \/cms\/cutFiles/);
const drawing = (content = '<rect width="40" height="30"/>', name = 'outline.svg'): File =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="50mm" viewBox="0 0 50 50">${content}</svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );

describe('the list', () => {
  test('is searched and narrowed, all of it in the address, and names the parts without an outline', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: paths.cutFiles() });
    expect(await screen.findByText('21 cut files')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'p01110');
    expect(await screen.findByText('1 of 21 cut files')).toBeVisible();
    expect(location.search).toBe('?search=p01110');
    const rows = within(await list('Cut files'));
    expect(rows.getByRole('link', { name: 'JOYSTICK_PANEL' })).toHaveAttribute(
      'href',
      '/administration/cutFiles/JOYSTICK_PANEL',
    );
    await user.clear(screen.getByRole('searchbox'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Without a part');
    expect(await screen.findByText('2 of 21 cut files')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^\d+ parts without a cut file$/ }));
    expect(location.search).toBe('?show=PARTS_WITHOUT');
    expect(await screen.findByText(/^\d+ parts without a cut file$/)).toBeVisible();
  });

  test('has those in view of two thousand, and is walked along by keys', async () => {
    const known = stored('LED_PANEL');
    if (!known) throw new Error('It is seeded');
    for (let index = 0; index < 2000; index += 1) {
      const name = `MANY_${index}`;
      backEnds.store.collection<CutFileData>('cutFiles').put(name, { ...known, name, partNumbers: [] });
    }
    const { user } = openPortal({ as: seededEmails.support, at: paths.cutFiles() });
    expect(await screen.findByText('2,021 cut files')).toBeVisible();
    const rows = within(await list('Cut files')).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]).toHaveAttribute('aria-setsize', '2021');
    screen.getByRole('searchbox').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'BUTTON_PANEL' })).toHaveFocus();
  });

  test('is closed to customers, and nothing is read', async () => {
    openPortal({ as: seededEmails.customerEngineer, at: paths.cutFiles() });
    expect(await screen.findByText('Only employees can see cut files.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cut files' })).not.toBeInTheDocument();
    expect(calls(/cutFiles/)).toEqual([]);
  });

  test('says that it could not be read, with what the server says, and reads again', async () => {
    backEnds.faults.add({ operation: 'cutFileGetAll', effect: 'STATUS', status: 503 });
    const { user } = openPortal({ as: seededEmails.support, at: paths.cutFiles() });
    expect(await screen.findByText('The cut files could not be read')).toBeVisible();
    backEnds.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('21 cut files')).toBeVisible();
  });
});

describe('the form', () => {
  const fill = async (user: ReturnType<typeof keeper>['user'], name: string) => {
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), name);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'A slot');
    await user.upload(screen.getByLabelText(/^Outline \(SVG\)/), drawing());
  };

  test('wins over a cut file of its name, creates the cut file and then its first version', async () => {
    const { user } = keeper('/administration/cutFiles/cutFileForm');
    expect(await screen.findByRole('heading', { name: 'New cut file', level: 1 })).toBeVisible();
    await fill(user, 'NEW_SLOT');
    // The measured size is filled into the fields.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Width in mm' })).toHaveValue('40'));
    expect(screen.getByRole('textbox', { name: 'Height in mm' })).toHaveValue('30');
    await user.type(screen.getByRole('textbox', { name: 'Width in mm' }), '1');
    await user.click(screen.getByRole('button', { name: 'Use the real extent' }));
    expect(screen.getByRole('textbox', { name: 'Width in mm' })).toHaveValue('40');
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByText('Nothing stands in the way of milling it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: 'NEW_SLOT', level: 1 })).toBeVisible();
    expect(writes()).toEqual([
      'POST /cms/cutFiles?name=NEW_SLOT&note=A+slot',
      'POST /cms/cutFiles/NEW_SLOT/versions',
    ]);
    expect(stored('NEW_SLOT')).toMatchObject({
      note: 'A slot',
      versions: [{ version: '1', width: 40, height: 30, svg: await drawing().text() }],
    });
  });

  test('keeps everything after a failure, tells what the server says, and goes on at the call that failed', async () => {
    backEnds.faults.add({ operation: 'cutFileVersionCreate', effect: 'STATUS', status: 503 });
    const { user } = keeper(paths.cutFileForm());
    await fill(user, 'NEW_SLOT');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Width in mm' })).toHaveValue('40'));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await expectNotice('Api unavailable error');
    expect(await screen.findByText(/^The cut file has been created\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('A slot');
    expect(screen.getByRole('textbox', { name: 'Width in mm' })).toHaveValue('40');
    backEnds.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: 'NEW_SLOT', level: 1 })).toBeVisible();
    expect(writes().filter((call) => call.startsWith('POST /cms/cutFiles?'))).toHaveLength(1);
    expect(stored('NEW_SLOT')?.versions).toHaveLength(1);
  });

  test('is there again with its drawing after the page was left, until it is called off', async () => {
    const { user, goTo } = keeper(paths.cutFileForm());
    await fill(user, 'NEW_SLOT');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Width in mm' })).toHaveValue('40'));
    await act(() => goTo(paths.cutFiles()));
    await list('Cut files');
    await act(() => goTo(paths.cutFileForm()));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('NEW_SLOT');
    expect(screen.getByRole('textbox', { name: 'Width in mm' })).toHaveValue('40');
    expect(screen.getByText(/^outline\.svg · /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: 'NEW_SLOT', level: 1 })).toBeVisible();
    expect(stored('NEW_SLOT')?.versions[0]?.svg).toBe(await drawing().text());
    await act(() => goTo(paths.cutFileForm()));
    await fill(user, 'OTHER');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await list('Cut files');
    await act(() => goTo(paths.cutFileForm()));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(screen.queryByText(/^outline\.svg · /)).not.toBeInTheDocument();
  });

  test('says of a drawing for which the browser had no room that it is to be chosen again', async () => {
    const { user, goTo } = keeper(paths.cutFileForm());
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, text) {
      if (text.includes('<svg')) throw new Error('Full');
      Reflect.apply(setItem, this, [key, text]);
    });
    await fill(user, 'NEW_SLOT');
    await act(() => goTo(paths.cutFiles()));
    await list('Cut files');
    await act(() => goTo(paths.cutFileForm()));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('NEW_SLOT');
    expect(screen.getByText('There was no room to keep outline.svg. Choose it again.')).toBeVisible();
  });

  test('names every fault at its field', async () => {
    const { user } = keeper(paths.cutFileForm());
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'joystick_panel');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('There is a cut file called JOYSTICK_PANEL already')).toBeVisible();
    expect(screen.getByText('A drawing is required')).toBeVisible();
    expect(screen.getAllByText('A number of mm above 0 is required')).toHaveLength(2);
    await user.upload(screen.getByLabelText(/^Outline \(SVG\)/), new File(['<html/>'], 'x.svg'));
    const field = screen.getByLabelText(/^Outline \(SVG\)/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The file is not a drawing\.$/));
    // A cut file with an invalid drawing cannot be created.
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'NEW_SLOT');
    await user.type(screen.getByRole('textbox', { name: 'Width in mm' }), '40');
    await user.type(screen.getByRole('textbox', { name: 'Height in mm' }), '30');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(field).toHaveAccessibleDescription(/The file is not a drawing\.$/);
    expect(writes()).toEqual([]);
    // A valid drawing chosen instead can be created.
    await user.upload(field, drawing());
    await waitFor(() => expect(field).toBeValid());
    expect(screen.queryByText('A drawing is required')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: 'NEW_SLOT', level: 1 })).toBeVisible();
    expect(stored('NEW_SLOT')?.versions).toHaveLength(1);
  });

  test('is not for those who only read', async () => {
    openPortal({ as: seededEmails.support, at: paths.cutFileForm() });
    expect(
      await screen.findByText('Only Production administrators and Administrators can create cut files.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All cut files' })).toHaveAttribute('href', paths.cutFiles());
    expect(screen.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
  });
});

describe('a cut file', () => {
  test('shows its versions, the newest first, and the stored beside the real extent', async () => {
    const { user } = openPortal({
      as: seededEmails.support,
      at: paths.cutFile('GUARD_BAR_SLOT', { version: '1' }),
    });
    const versions = within(await list('Versions'));
    expect(versions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Version 2',
      'Version 1',
    ]);
    expect(await versions.findByText('Not the real extent, 55.88 × 19.3 mm')).toBeVisible();
    const findings = within(await screen.findByRole('group', { name: 'Findings' }));
    expect(findings.getByText('3 faults, 1 not cut')).toBeVisible();
    const twice = findings.getByRole('button', { name: /would be cut each time/ });
    expect(twice).toHaveTextContent('path #bolt, path #bolt-again');
    await user.click(twice);
    expect(twice).toHaveAttribute('aria-pressed', 'true');
    await user.click(twice);
    expect(twice).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: 'Delete version 1' })).not.toBeInTheDocument();
  });

  test('has a worker for all of its versions, whatever their number', async () => {
    const begun = vi.fn<() => OutlineWorker>(() => new OutlineWorker());
    vi.stubGlobal('Worker', function Worker() {
      return begun();
    });
    const known = stored('GUARD_BAR_SLOT');
    const [version] = known?.versions ?? [];
    if (!known || !version) throw new Error('It is seeded');
    const versions = Array.from({ length: 60 }, (_, index) => ({ ...version, version: `${index + 1}` }));
    backEnds.store.collection<CutFileData>('cutFiles').put(known.name, { ...known, versions });
    openPortal({ as: seededEmails.support, at: paths.cutFile('GUARD_BAR_SLOT') });
    const rows = within(await list('Versions'));
    await waitFor(() => expect(rows.getAllByText(/^Not the real extent/)).toHaveLength(60));
    // One worker for the list and one for the displayed version.
    expect(begun).toHaveBeenCalledTimes(2);
  });

  test('is drawn in its true shape from its first frame on', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    openPortal({ as: seededEmails.support, at: paths.cutFile('BUTTON_PANEL') });
    const field = await screen.findByRole('img', { name: /^1 line, 16\.2 × 16\.2 mm/ });
    const [, , width = 0, height = 0] = (field.querySelector('svg')?.getAttribute('viewBox') ?? '').split(
      ' ',
    );
    expect(Number(width) / Number(height)).toBeCloseTo(300 / 400);
  });

  test('is measured and moved by keys alone', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: paths.cutFile('BUTTON_PANEL') });
    const field = await screen.findByRole('img', { name: /^1 line, 16\.2 × 16\.2 mm/ });
    const view = (): string | null | undefined => field.querySelector('svg')?.getAttribute('viewBox');
    const before = view();
    field.focus();
    await user.keyboard('{ArrowLeft}+');
    expect(view()).not.toBe(before);
    await user.keyboard('0');
    expect(view()).toBe(before);
    await user.keyboard('m');
    expect(screen.getByText(/^Press on two places/)).toBeVisible();
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByText(/^[\d.]+ mm · [\d.]+ across, 0 down$/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/across/)).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test('gets another version, which is shown then, and loses it again', async () => {
    const { user } = keeper(paths.cutFile('BUTTON_PANEL'));
    await user.click(await screen.findByRole('button', { name: 'Add version' }));
    expect(screen.getByRole('textbox', { name: 'Version' })).toHaveValue('3');
    expect(screen.getByRole('textbox', { name: 'Version' })).toHaveFocus();
    await user.upload(screen.getByLabelText(/^Outline \(SVG\)/), drawing('<circle cx="9" cy="9" r="8.5"/>'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Width in mm' })).toHaveValue('17'));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await expectNotice('Version 3 of BUTTON_PANEL has been stored');
    expect(location.search).toBe('?version=3');
    expect(document.body).not.toHaveFocus();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), '2');
    const legend = (await screen.findByText('This version')).parentElement;
    expect(legend).toHaveTextContent('This versionVersion 2');
    await user.click(screen.getByRole('button', { name: 'Delete version 3' }));
    const question = within(await findDialog(/^Delete/));
    await waitFor(() =>
      expect(question.getByText('Delete version 3 of BUTTON_PANEL for good?')).toBeVisible(),
    );
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await expectNotice('Version 3 of BUTTON_PANEL has been deleted');
    expect(stored('BUTTON_PANEL')?.versions.map(({ version }) => version)).toEqual(['1', '2']);
  });

  test('has the version that was begun before the page was left', async () => {
    const { user, goTo } = keeper(paths.cutFile('BUTTON_PANEL'));
    await user.click(await screen.findByRole('button', { name: 'Add version' }));
    await user.type(screen.getByRole('textbox', { name: 'Note of the version' }), 'Wider');
    await act(() => goTo(paths.cutFile('GUARD_BAR_SLOT')));
    expect(await screen.findByRole('heading', { name: 'GUARD_BAR_SLOT', level: 1 })).toBeVisible();
    await list('Versions');
    expect(screen.queryByRole('textbox', { name: 'Version' })).not.toBeInTheDocument();
    await act(() => goTo(paths.cutFile('BUTTON_PANEL')));
    expect(await screen.findByRole('textbox', { name: 'Note of the version' })).toHaveValue('Wider');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(() => goTo(paths.cutFile('GUARD_BAR_SLOT')));
    expect(await screen.findByRole('heading', { name: 'GUARD_BAR_SLOT', level: 1 })).toBeVisible();
    await act(() => goTo(paths.cutFile('BUTTON_PANEL')));
    await screen.findByRole('link', { name: 'Show version 2' });
    expect(screen.queryByRole('textbox', { name: 'Version' })).not.toBeInTheDocument();
  });

  test('is not deleted as somebody else has changed it meanwhile', async () => {
    const { user } = keeper(paths.cutFile('BUTTON_PANEL'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await findDialog(/^Delete/));
    await waitFor(() => expect(question.getByText('1 part will have no outline any more.')).toBeVisible());
    const known = stored('BUTTON_PANEL');
    if (known)
      backEnds.store.collection<CutFileData>('cutFiles').put(known.name, { ...known, note: 'other' });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(question.getByText(/^It has been changed by somebody else/)).toBeVisible());
    expect(stored('BUTTON_PANEL')).toBeDefined();
  });

  test('is deleted, and the list comes instead', async () => {
    const { user } = keeper(paths.cutFile('BUTTON_PANEL'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    // A different order of fields is no change.
    const known = Object.entries(stored('BUTTON_PANEL') ?? {}).toReversed();
    backEnds.store.collection('cutFiles').put('BUTTON_PANEL', Object.fromEntries(known));
    await user.click(within(await findDialog(/^Delete/)).getByRole('button', { name: 'Delete' }));
    await expectNotice('Cut file BUTTON_PANEL has been deleted');
    expect(await screen.findByText('20 cut files')).toBeVisible();
  });

  test('stays after a failed deletion, which is told with what the server says', async () => {
    backEnds.faults.add({ operation: 'cutFileDelete', effect: 'STATUS', status: 503 });
    const { user } = keeper(paths.cutFile('BUTTON_PANEL'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await findDialog(/^Delete/));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('The server is not available. Try again in a moment.')).toBeVisible();
    expect(stored('BUTTON_PANEL')).toBeDefined();
    expect(location.pathname).toBe('/administration/cutFiles/BUTTON_PANEL');
  });

  test('is linked to parts and unlinked, and the part leads to it', async () => {
    const { user } = keeper(paths.cutFile('CARRYING_STRAP_EYE'));
    const field = await screen.findByRole('combobox', { name: 'Link to parts' });
    await user.type(field, 'P00101');
    await user.click(await screen.findByRole('option', { name: /^P00101/, hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await expectNotice('CARRYING_STRAP_EYE has been linked to 1 part');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(stored('CARRYING_STRAP_EYE')?.partNumbers).toEqual(['P00101']);
    await user.click(within(await list('Parts')).getByRole('link', { name: 'P00101' }));
    await user.click(await screen.findByRole('link', { name: 'Open cut file CARRYING_STRAP_EYE' }));
    await user.click(await screen.findByRole('button', { name: 'Unlink P00101' }));
    expect(stored('CARRYING_STRAP_EYE')?.partNumbers).toEqual(['P00101']);
    await user.click(within(await findDialog(/^Unlink/)).getByRole('button', { name: 'Unlink' }));
    await expectNotice('P00101 has been unlinked from CARRYING_STRAP_EYE');
    expect(stored('CARRYING_STRAP_EYE')?.partNumbers).toEqual([]);
  });

  test('is reached by its name in other capitals', async () => {
    keeper(paths.cutFile('guard_bar_slot'));
    expect(await screen.findByRole('heading', { name: 'GUARD_BAR_SLOT', level: 1 })).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe(paths.cutFile('GUARD_BAR_SLOT')));
  });

  test('that is not there says so', async () => {
    openPortal({ as: seededEmails.support, at: paths.cutFile('NOTHING') });
    expect(await screen.findByText('There is no such cut file')).toBeVisible();
  });
});

describe('without a connection', () => {
  type User = ReturnType<typeof keeper>['user'];
  const answerQuestion = (title: RegExp, action: string) => async (user: User) =>
    user.click(within(await findDialog(title)).getByRole('button', { name: action }));

  /** Each write with its page, the controls that lead to it, and the button that triggers it. */
  const calledWrites = [
    {
      operation: 'cutFileCreate',
      at: paths.cutFileForm(),
      begin: async (user: User) => {
        await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'NEW_EDGE');
        await user.upload(screen.getByLabelText(/^Outline \(SVG\)/), drawing());
        await screen.findByDisplayValue('40');
      },
      press: async (user: User) => user.click(screen.getByRole('button', { name: 'Create' })),
      isDone: () => stored('NEW_EDGE')?.versions.length === 1,
    },
    {
      operation: 'cutFileVersionCreate',
      at: paths.cutFile('BUTTON_PANEL'),
      begin: async (user: User) => {
        await user.click(await screen.findByRole('button', { name: 'Add version' }));
        await user.upload(screen.getByLabelText(/^Outline \(SVG\)/), drawing());
        await screen.findByDisplayValue('40');
      },
      press: async (user: User) => user.click(screen.getByRole('button', { name: 'Add' })),
      isDone: () => stored('BUTTON_PANEL')?.versions.length === 3,
    },
    {
      operation: 'cutFileVersionDelete',
      at: paths.cutFile('BUTTON_PANEL'),
      begin: async (user: User) =>
        user.click(await screen.findByRole('button', { name: 'Delete version 2' })),
      press: answerQuestion(/^Delete/, 'Delete'),
      isDone: () => stored('BUTTON_PANEL')?.versions.length === 1,
    },
    {
      operation: 'cutFileDelete',
      at: paths.cutFile('BUTTON_PANEL'),
      begin: async (user: User) => user.click(await screen.findByRole('button', { name: 'Delete' })),
      press: answerQuestion(/^Delete/, 'Delete'),
      isDone: () => stored('BUTTON_PANEL') === undefined,
    },
    {
      operation: 'cutFileLinkParts',
      at: paths.cutFile('CARRYING_STRAP_EYE'),
      begin: async (user: User) => {
        await user.type(await screen.findByRole('combobox', { name: 'Link to parts' }), 'P00102');
        await user.click(await screen.findByRole('option', { name: /^P00102/, hidden: true }));
      },
      press: async (user: User) => user.click(screen.getByRole('button', { name: 'Link' })),
      isDone: () => stored('CARRYING_STRAP_EYE')?.partNumbers.includes('P00102') === true,
    },
    {
      operation: 'cutFileUnlinkParts',
      at: paths.cutFile('JOYSTICK_PANEL'),
      begin: async (user: User) => user.click(await screen.findByRole('button', { name: 'Unlink P01110' })),
      press: answerQuestion(/^Unlink/, 'Unlink'),
      isDone: () => stored('JOYSTICK_PANEL')?.partNumbers.includes('P01110') === false,
    },
  ] as const;

  test.each(calledWrites)(
    '$operation says so where it was asked for, and is done later',
    async ({ operation, ...write }) => {
      backEnds.faults.add({ operation, effect: 'OFFLINE' });
      const { user } = keeper(write.at);
      await write.begin(user);
      await write.press(user);
      expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
      expect(write.isDone()).toBe(false);
      backEnds.faults.clear();
      await write.press(user);
      await waitFor(() => expect(write.isDone()).toBe(true));
    },
  );

  test.each(calledWrites)(
    '$operation goes on where just its answer was lost',
    async ({ operation, ...write }) => {
      backEnds.faults.add({ operation, effect: 'DROP_ANSWER', times: 1 });
      const { user } = keeper(write.at);
      await write.begin(user);
      await write.press(user);
      await expectNotice(/has been (?:created|stored|deleted|linked|unlinked)/);
      expect(write.isDone()).toBe(true);
      expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument();
      const method = backEnds.sent.filter(
        ({ path, method: sent }) => sent !== 'GET' && path.includes('/cutFiles'),
      );
      expect(new Set(method.map((call) => `${call.method} ${call.path}`)).size).toBe(method.length);
    },
  );
});

test('the extent of another drawing takes the place of the one before, unless it was typed', async () => {
  const { user } = keeper(paths.cutFile('BUTTON_PANEL'));
  await user.click(await screen.findByRole('button', { name: 'Add version' }));
  const file = screen.getByLabelText(/^Outline \(SVG\)/);
  const width = screen.getByRole('textbox', { name: 'Width in mm' });
  const height = screen.getByRole('textbox', { name: 'Height in mm' });
  await user.upload(file, drawing('<rect width="20" height="10"/>', 'a.svg'));
  await waitFor(() => expect(width).toHaveValue('20'));
  await user.upload(file, drawing('<rect width="33" height="12"/>', 'b.svg'));
  await waitFor(() => expect(width).toHaveValue('33'));
  expect(height).toHaveValue('12');
  await user.clear(height);
  await user.type(height, '13');
  await user.upload(file, drawing('<rect width="41" height="9"/>', 'c.svg'));
  await waitFor(() => expect(width).toHaveValue('41'));
  expect(height).toHaveValue('13');
});

test('a part is linked to a cut file on its own page', async () => {
  const { user } = openPortal({ as: seededEmails.admin, at: '/administration/parts/P00101' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Link to a cut file' }), 'LED_PANEL');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await expectNotice('LED_PANEL has been linked to 1 part');
  expect(await screen.findByRole('link', { name: 'Open cut file LED_PANEL' })).toBeVisible();
  expect(stored('LED_PANEL')?.partNumbers).toContain('P00101');
});
