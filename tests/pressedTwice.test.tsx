import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '~/paths.ts';
import { closeModal } from '~/platform/modals.ts';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { OutlineWorker } from './factories/outlineWorker.ts';
import { SymbolWorker } from './factories/symbolWorker.ts';
import { PlainTextEditor } from './factories/PlainTextEditor.tsx';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

type User = OpenPortal['user'];

beforeEach(() => {
  // The editor needs a browser.
  vi.spyOn(editors, 'CodeEditor').mockImplementation(PlainTextEditor);
  vi.stubGlobal('Worker', function Worker(address: string | URL) {
    const text = String(address);
    if (text.includes('cutFiles')) return new OutlineWorker();
    return text.includes('symbols') ? new SymbolWorker() : new DrawingWorker();
  });
});

const writes = (pattern: RegExp): string[] =>
  backEnds.sent.map(({ method, path }) => `${method} ${path}`).filter((call) => pattern.test(call));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (user: User, name: string | RegExp): Promise<void> => user.click(await button(name));
const answer = async (title: string | RegExp, name: string | RegExp): Promise<HTMLElement> =>
  within(await findDialog(title)).findByRole('button', { name });
const drawing = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><path d="M0 0h8v8z"/></svg>'],
  'one.svg',
  { type: 'image/svg+xml' },
);
const chooseSymbol = async (name: string): Promise<HTMLElement> => {
  await screen.findByRole('list', { name: 'Symbols' });
  const files = [new File([drawing], name, { type: drawing.type })];
  fireEvent.change(screen.getByLabelText('Files of symbols'), { target: { files } });
  return answer('Upload symbols', /^(?:Upload|Replace)/);
};
const ofSymbol = async (user: User, entry: string): Promise<void> => {
  await press(user, 'Actions for Fast');
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const resource = '/administration/toolbox/resources/RADIO_REGIONS';

type Act = {
  readonly what: string;
  readonly as?: string;
  readonly at: string;
  /** Navigates to the button of the action. */
  readonly to: (user: User) => Promise<HTMLElement>;
  readonly sends: RegExp;
  readonly said: string | RegExp;
};

/** Deletions, which need a confirmation. */
const deletions: readonly Act[] = [
  {
    what: 'a version of a cut file is deleted',
    at: paths.cutFile('GUARD_BAR_SLOT'),
    to: async (user) => {
      await press(user, 'Delete version 2');
      return answer(/^Delete/, 'Delete');
    },
    sends: /^DELETE .*versions/,
    said: 'Version 2 of GUARD_BAR_SLOT has been deleted',
  },
  {
    what: 'a cut file is deleted',
    at: paths.cutFile('BUTTON_PANEL'),
    to: async (user) => {
      await press(user, 'Delete');
      return answer(/^Delete/, 'Delete');
    },
    sends: /^DELETE .*cutFiles/,
    said: 'Cut file BUTTON_PANEL has been deleted',
  },
  {
    what: 'a symbol is deleted',
    at: paths.symbols(),
    to: async (user) => {
      await ofSymbol(user, 'Delete');
      return answer('Delete · Fast', 'Delete');
    },
    sends: /^DELETE .*overlaySymbols/,
    said: 'Fast has been deleted',
  },
  {
    what: 'a part is deleted',
    at: paths.part('P00101'),
    to: async (user) => {
      await press(user, 'Delete');
      return answer(/P00101/, 'Delete');
    },
    sends: /^DELETE .*parts/,
    said: /P00101 has been deleted/,
  },
  {
    what: 'a picture of a part is deleted',
    at: paths.part('P00101'),
    to: async (user) => {
      const [first] = await screen.findAllByRole('button', { name: /^Delete .+/ });
      if (first) await user.click(first);
      return answer(/P00101/, 'Delete');
    },
    sends: /^DELETE .*deletePartImage/,
    said: /has been deleted/,
  },
  {
    what: 'a resource is deleted',
    at: resource,
    to: async (user) => {
      await press(user, 'Delete');
      return answer(/^Delete/, 'Delete');
    },
    sends: /^DELETE .*/,
    said: /has been deleted/,
  },
];

const others: readonly Act[] = [
  {
    what: 'the kept trees are cleared',
    at: paths.toolbox(),
    to: () => button('Clear kept trees'),
    sends: /clearPOCCache/,
    said: 'The kept product trees have been cleared',
  },
  {
    what: 'the wiring is tested',
    at: paths.toolbox(),
    to: async (user) => {
      const tool = within(await screen.findByRole('region', { name: 'Wiring' }));
      await user.type(tool.getByRole('textbox', { name: 'Number of the quote' }), '999999999');
      await user.type(tool.getByRole('combobox'), '3010001');
      const [first] = await screen.findAllByRole('option', { hidden: true });
      if (first) await user.click(first);
      return tool.getByRole('button', { name: 'Test wiring' });
    },
    sends: /testWiring/i,
    said: /./,
  },
  {
    what: 'a cut file is linked to a part',
    at: paths.cutFile('CARRYING_STRAP_EYE'),
    to: async (user) => {
      await user.type(await screen.findByRole('combobox', { name: 'Link to parts' }), 'P00101');
      await user.click(await screen.findByRole('option', { name: /^P00101/, hidden: true }));
      return button('Link');
    },
    sends: /^PUT .*link/,
    said: 'CARRYING_STRAP_EYE has been linked to 1 part',
  },
  {
    what: 'a part is unlinked',
    at: paths.cutFile('BUTTON_PANEL'),
    to: async (user) => {
      await press(user, /^Unlink/);
      return answer(/^Unlink/, 'Unlink');
    },
    sends: /^PUT .*unlink/,
    said: /has been unlinked from BUTTON_PANEL/,
  },
  {
    what: 'a symbol is uploaded',
    at: paths.symbols(),
    to: () => chooseSymbol('Quite new.svg'),
    sends: /^POST .*overlaySymbols/,
    said: /Quite new/,
  },
  {
    what: 'a symbol takes the place of another',
    at: paths.symbols(),
    to: () => chooseSymbol('Fast.svg'),
    sends: /^POST .*overlaySymbols/,
    said: /Fast/,
  },
  {
    what: 'a resource is saved',
    at: resource,
    to: async (user) => {
      fireEvent.change(await screen.findByRole('textbox', { name: /RADIO_REGIONS/ }), {
        target: { value: '{"a": 1}' },
      });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
      await press(user, 'Save');
      return answer(/^Save/, 'Save');
    },
    sends: /^PUT .*modulate/,
    said: 'RADIO_REGIONS has been saved',
  },
  {
    what: 'the state of a part is changed',
    at: paths.part('P00101'),
    to: async (user) => {
      await press(user, 'Change state');
      await user.selectOptions(
        within(await findDialog(/P00101/)).getByRole('combobox', { name: 'New state' }),
        'ARCHIVED',
      );
      return answer(/P00101/, 'Change state');
    },
    sends: /^PUT .*parts/,
    said: /P00101 has been saved/,
  },
  {
    what: 'a picture of a part is uploaded',
    at: paths.part('P00101'),
    to: async () => {
      const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
      fireEvent.drop(slot, { dataTransfer: { files: [drawing], types: ['Files'] } });
      return answer(/P00101/, /^(?:Upload|Replace)/);
    },
    sends: /^POST .*part\/upload/,
    said: /./,
  },
  {
    what: 'the cache of parts is reset',
    at: paths.parts(),
    to: async (user) => {
      await press(user, 'Reset cache');
      return answer('Reset cache', 'Reset cache');
    },
    sends: /^(?:PUT|POST) .*cache/i,
    said: /./,
  },
];

describe('pressed twice in a row', () => {
  test.each([...deletions, ...others])('$what once, and the focus is kept', async (row) => {
    const { user } = openPortal({ as: row.as ?? seededEmails.admin, at: row.at });
    const it = await row.to(user);
    it.focus();
    fireEvent.click(it);
    fireEvent.click(it);
    await waitFor(() => expect(writes(row.sends)).not.toHaveLength(0));
    if (String(row.said) !== '/./') await expectNotice(row.said);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes(row.sends)).toHaveLength(1);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});

test('a deletion whose dialog was closed while its call is under way is not sent again', async () => {
  backEnds.faults.add({ operation: 'cutFileVersionDelete', effect: 'DELAY', ms: 2500 });
  const [deletion] = deletions;
  if (!deletion) throw new Error('It is the first of them');
  const { user } = openPortal({ as: seededEmails.admin, at: deletion.at });
  fireEvent.click(await deletion.to(user));
  await waitFor(() => expect(writes(deletion.sends)).toHaveLength(1));
  act(() => closeModal());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(await deletion.to(user));
  await expectNotice(deletion.said);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes(deletion.sends)).toHaveLength(1);
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
