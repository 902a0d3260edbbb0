import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { useNotices } from '~/platform/notices.ts';
import { conditionalWrites, pressButtons, type ConditionalWrite } from './conditionalWrites.ts';
import { PlainTextEditor } from './factories/PlainTextEditor.tsx';
import { backEnds, findDialog, expectDialogClosed, openPortal, type OpenPortal } from './portal.tsx';

beforeEach(() => {
  // The editor needs a browser.
  vi.spyOn(editors, 'CodeEditor').mockImplementation(PlainTextEditor);
});

const written = ({ write }: ConditionalWrite): number =>
  backEnds.sent.filter(({ method, path }) => write.test(`${method} ${path}`)).length;

async function ask(portal: OpenPortal, each: ConditionalWrite): Promise<HTMLElement> {
  await pressButtons(portal, each.opens);
  const form = await findDialog(each.dialog);
  await each.fill?.(portal, form);
  return form;
}

async function answer({ user }: OpenPortal, form: HTMLElement, name: RegExp): Promise<void> {
  const button = within(form).getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

test.each(conditionalWrites)(
  '$what is not written when its dialog is closed while things are read again',
  async (each) => {
    const portal = openPortal({ as: each.as, at: await each.at() });
    await each.first?.(portal);
    const form = await ask(portal, each);
    const held = Promise.withResolvers<undefined>();
    backEnds.answer(http.all('*', () => held.promise));
    await answer(portal, form, each.answer);
    await portal.user.keyboard('{Escape}');
    await expectDialogClosed(each.dialog);
    held.resolve(undefined);

    // The question can be repeated, and nothing has been written yet.
    const again = await ask(portal, each);
    expect(written(each)).toBe(0);
    await answer(portal, again, each.answer);
    await waitFor(() => expect(written(each)).toBe(1));
  },
);

/** File contents are uploaded from a dialog that stays open and checks for a lost response itself. */
const closing = conditionalWrites.filter(
  ({ operation }) => !/(?:Artefact|Attachment)Upload$/.test(operation),
);

/** Words that attribute a change to another user. */
const others = /somebody|someone|meanwhile|since you|in the meantime|already/i;

test.each(closing)(
  '$what that has arrived without an answer is done, and nobody else is said to have done it',
  async (each) => {
    const portal = openPortal({ as: each.as, at: await each.at() });
    await each.first?.(portal);
    const form = await ask(portal, each);
    backEnds.faults.add({ operation: each.operation, effect: 'DROP_ANSWER', times: 1 });
    await answer(portal, form, each.answer);
    await waitFor(() => expect(written(each)).toBe(1));
    // Actions of several calls continue with the call whose response was lost.
    await waitFor(() => {
      const open = screen.queryByRole('dialog', { name: each.dialog });
      const goesOn =
        open && within(open).queryByRole('button', { name: new RegExp(`^Continue|${each.answer.source}`) });
      expect(open === null || goesOn?.matches(':enabled:not([data-loading])')).toBe(true);
      expect(open?.textContent ?? '').not.toMatch(others);
    });
    const open = screen.queryByRole('dialog', { name: each.dialog });
    if (open) await answer(portal, open, new RegExp(`^Continue|${each.answer.source}`));
    await expectDialogClosed(each.dialog);
    await waitFor(() => expect(useNotices.getState().past.map(({ kind }) => kind)).toContain('SUCCESS'));
    expect(
      useNotices
        .getState()
        .past.map(({ title, body }) => `${title} ${body ?? ''}`)
        .join(),
    ).not.toMatch(others);
  },
);
