import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { openModal } from '~/platform/modals.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import {
  findConfigurationInState,
  findConfigurationList,
  findDialog,
  openPortal,
  seededEmails,
  expectDialogClosed,
} from './portal.tsx';

async function opened(
  options: Partial<Parameters<typeof openModal>[0]> = {},
): Promise<ReturnType<typeof openPortal>> {
  const portal = openPortal({ at: '/configurations' });
  await findConfigurationList();
  act(() => openModal({ title: 'Question', body: <button type="button">Inside</button>, ...options }));
  await findDialog('Question');
  return portal;
}

function Unkept(): ReactElement {
  useMarkUnsaved(true);
  return <Link to="/products">All products</Link>;
}

function Drafted(): ReactElement {
  useMarkUnsaved(true, { isDraft: true });
  return <p>Typed text</p>;
}

/** The overlay: the element beside the dialog. */
function mask(): Element {
  const found = document.querySelector('.mantine-Modal-overlay');
  if (!found) throw new Error('There is no mask');
  return found;
}

describe('a dialog', () => {
  test('is not closed by its mask, but by its button', async () => {
    const { user } = await opened();
    await user.click(mask());
    expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await expectDialogClosed('Question');
  });

  test.each(['.mantine-Modal-overlay', '.mantine-Modal-inner'])(
    'keeps the focus where it is when %s around it is pressed',
    async (selector) => {
      const { user } = await opened();
      const inside = screen.getByRole('button', { name: 'Inside' });
      inside.focus();
      await user.click(document.querySelector(selector) ?? document.body);
      expect(inside).toHaveFocus();
    },
  );

  test('that may be closed so is closed by its mask', async () => {
    const { user } = await opened({ closesOnMask: true });
    await user.click(mask());
    await expectDialogClosed('Question');
  });

  test('is closed by Escape, and the focus goes back to what opened it', async () => {
    const { user } = openPortal({ as: seededEmails.productionEngineer, at: '/configurations' });
    const opener = await screen.findByRole('button', { name: 'Create configuration' });
    await user.click(opener);
    await findDialog('Create configuration');
    await user.keyboard('{Escape}');
    await expectDialogClosed('Create configuration');
    expect(opener).toHaveFocus();
  });

  test('keeps the focus inside', async () => {
    const { user } = await opened();
    const inside = screen.getByRole('dialog', { name: 'Question' });
    for (let step = 0; step < 4; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await user.tab();
      expect(inside).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test('that cannot be closed has no button for it and minds no Escape', async () => {
    const { user } = await opened({ closable: false, closesOnMask: true });
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(mask());
    expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
  });

  test('stays while only the query of the address changes, and goes with its page', async () => {
    const { goTo } = await opened();
    await act(() => goTo('/configurations?state=APPROVED'));
    expect(await findDialog('Question')).toBeVisible();
    await act(() => goTo('/nowhere'));
    await expectDialogClosed('Question');
  });

  test('goes with what is left by Back, also where only the query of the address tells it', async () => {
    const { goTo, goBack } = openPortal({ at: '/configurations' });
    await findConfigurationList();
    await act(() => goTo('/configurations?state=APPROVED'));
    act(() => openModal({ title: 'Question', body: <Drafted /> }));
    await findDialog('Question');
    await goBack();
    await expectDialogClosed('Question');
    expect(location.search).toBe('');
  });

  test('that holds what is kept nowhere asks before its page is left, by whatever way', async () => {
    const { user } = await opened({ body: <Unkept /> });
    await user.click(screen.getByRole('link', { name: 'All products' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    expect(location.pathname).toBe('/configurations');
    await user.click(within(question).getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await findDialog('Question')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All products' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await expectDialogClosed('Question');
    expect(location.pathname).toBe('/products');
  });

  test('that leads on by itself once it is done asks nobody', async () => {
    const { goTo } = await opened({ body: <Unkept /> });
    await act(() => goTo('/products'));
    await expectDialogClosed('Question');
    expect(location.pathname).toBe('/products');
  });

  test('whose text is kept as a draft goes with its page, and asks nobody', async () => {
    const { goTo } = await opened({ body: <Drafted /> });
    await act(() => goTo('/products'));
    await expectDialogClosed('Question');
    expect(location.pathname).toBe('/products');
  });
});

describe('a question', () => {
  const { promise, resolve } = Promise.withResolvers<void>();

  test('is answered once, however often its button is pressed', async () => {
    const { user } = openPortal({ at: '/configurations' });
    await findConfigurationList();
    const run = vi.fn(() => promise);
    act(() => openConfirmModal({ title: 'Delete', question: 'Really?', action: 'Delete', run }));
    const question = await findDialog('Delete');
    const button = within(question).getByRole('button', { name: 'Delete' });
    await user.dblClick(button);
    expect(run).toHaveBeenCalledOnce();
    resolve();
    await expectDialogClosed('Delete');
  });

  test('stays open when what it asks about fails, and can be answered again', async () => {
    const { user } = openPortal({ at: '/configurations' });
    await findConfigurationList();
    const run = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(undefined);
    act(() => openConfirmModal({ title: 'Delete', question: 'Really?', action: 'Delete', run }));
    const question = await findDialog('Delete');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Delete' })).toBeEnabled());
    expect(question).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await expectDialogClosed('Delete');
    expect(run).toHaveBeenCalledTimes(2);
  });
});

test('the approval of a configuration and the request for its review go with its page', async () => {
  const { configurationId } = findConfigurationInState('WAITING_FOR_APPROVAL');
  const { user, goTo } = openPortal({ as: seededEmails.approver, at: `/configurations/${configurationId}` });
  await user.click(await screen.findByRole('button', { name: /^Approve \d[A-Z]$/ }));
  await findDialog(/^Approve/);
  await act(() => goTo('/nowhere'));
  await expectDialogClosed(/^Approve/);
  await act(() => goTo(`/configurations/${configurationId}`));
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Request review/ }));
  await findDialog(/^Request review/);
  await act(() => goTo('/nowhere'));
  await expectDialogClosed(/^Request review/);
});
