import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNetworkError } from '~/api/ApiError.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import { openConfirmModal } from './ConfirmDialog.tsx';
import { clearModals, closeModal, openModal, useModals } from '~/platform/modals.ts';
import { UserFacingError, abortIfClosed, useSubmit, type Submission, type OpenCheck } from './useSubmit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearModals();
  vi.useRealTimers();
});

function ask(run: () => Promise<unknown>): void {
  openConfirmModal({ title: 'Approve · OU1234', question: 'Do you want to?', action: 'Approve', run });
  render(<MantineProvider>{useModals.getState().page.modal?.body}</MantineProvider>);
}
const isOpen = (): boolean => useModals.getState().page.visible;
const press = (): void => screen.getByRole('button', { name: 'Approve' }).click();
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

test('pressed twice, it is done once, and the question goes', async () => {
  const run = vi.fn(() => Promise.resolve());
  ask(run);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(isOpen()).toBe(true);
  act(() => [press(), press()].forEach(() => undefined));
  await settle();
  expect(run).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

test('an objection is shown, and the question can be answered again', async () => {
  const run = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new UserFacingError('It has moved.'));
  ask(run);
  await act(() => vi.advanceTimersByTimeAsync(300));
  act(press);
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('It has moved.');
  expect(isOpen()).toBe(true);
  run.mockResolvedValueOnce(undefined);
  act(press);
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  expect(isOpen()).toBe(false);
});

test('after a final objection all there is to do is to close', async () => {
  ask(() => Promise.reject(new UserFacingError('It is gone.', { final: true })));
  act(press);
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('It is gone.');
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});

test('a modal that was opened meanwhile stays', async () => {
  const ending = Promise.withResolvers<void>();
  ask(() => ending.promise);
  act(press);
  act(() => openModal({ title: 'Another', body: null }));
  ending.resolve();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(useModals.getState().page).toMatchObject({ modal: { title: 'Another' }, visible: true });
});

test('what breaks off after its modal was closed is told as a notice, an objection to it is not', async () => {
  for (const [error, told] of [
    [createNetworkError('configurationEvent', undefined), ['What you had asked for was not done']],
    [new UserFacingError('It has moved.'), []],
  ] as const) {
    const ending = Promise.withResolvers<void>();
    ask(() => ending.promise);
    act(press);
    act(() => closeModal());
    ending.reject(error);
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(useNotices.getState().shown.map(({ title }) => title)).toEqual(told);
    clearNotices();
    cleanup();
  }
});

/** A form on a page: `check` ends its validation, and `answer` the read before its write. */
function formOnPage() {
  const [checked, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write = vi.fn(() => Promise.resolve());
  const seen: { current?: Submission } = {};
  const run = async (isWanted: OpenCheck): Promise<void> => {
    await read.promise;
    await abortIfClosed(isWanted, write)();
  };
  function Form(): ReactElement {
    const state = useSubmit();
    seen.current = state;
    const send = async (): Promise<void> => {
      await checked.promise;
      await state.attempt(run);
    };
    return <form noValidate onSubmit={state.submit(send)} aria-label="Form" />;
  }
  render(<Form />);
  const save = (): void => void fireEvent.submit(screen.getByRole('form'));
  const comes = ({ resolve }: PromiseWithResolvers<void>) =>
    act(async () => {
      resolve();
      await vi.advanceTimersByTimeAsync(0);
    });
  const [check, answer] = [() => comes(checked), () => comes(read)];
  const cancel = (): void => seen.current?.callOff();
  return { seen, write, save, cancel, check, answer };
}

test('a form on a page that is cancelled while things are read again writes nothing, and may be sent again', async () => {
  const { seen, write, save, cancel, check, answer } = formOnPage();
  save();
  await check();
  act(cancel);
  await answer();
  expect(write).not.toHaveBeenCalled();
  expect(seen.current).toMatchObject({ busy: false, objection: undefined });
  save();
  await settle();
  expect(write).toHaveBeenCalledOnce();
});

test('a form on a page that is cancelled while its values are checked writes nothing, and may be sent again', async () => {
  const { seen, write, save, cancel, check, answer } = formOnPage();
  save();
  act(cancel);
  await check();
  await answer();
  expect(write).not.toHaveBeenCalled();
  expect(seen.current).toMatchObject({ busy: false, objection: undefined });
  save();
  await settle();
  expect(write).toHaveBeenCalledOnce();
});

test('a form on a page is not closed by a modal that comes or goes', async () => {
  const { write, save, check, answer } = formOnPage();
  openModal({ title: 'Before', body: null });
  closeModal();
  save();
  await check();
  act(() => openModal({ title: 'Another', body: null }));
  await answer();
  expect(write).toHaveBeenCalledOnce();
  expect(useModals.getState().page).toMatchObject({ modal: { title: 'Another' } });
});
