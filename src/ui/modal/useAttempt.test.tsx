import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkError } from '~/api/ApiError.ts';
import { clearNotices, useNotices } from '~/ui/notices/notices.ts';
import { confirm } from './Confirm.tsx';
import { clearModals, closeModal, openModal, useModals } from './modals.ts';
import { Objection, unlessClosed, useAttempt } from './useAttempt.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearModals();
  vi.useRealTimers();
});

function ask(run: () => Promise<unknown>): void {
  confirm({ title: 'Approve · OU1234', question: 'Do you want to?', action: 'Approve', run });
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
  const run = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Objection('It has moved.'));
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
  ask(() => Promise.reject(new Objection('It is gone.', { final: true })));
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
    [networkError('configurationEvent', undefined), ['What you had asked for was not done']],
    [new Objection('It has moved.'), []],
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

/** A form on a page: what is read before its write comes at `answer`. */
function formOnPage() {
  const read = Promise.withResolvers<void>();
  const write = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useAttempt());
  const save = (): void =>
    void result.current.attempt(async (isWanted) => {
      await read.promise;
      await unlessClosed(isWanted, write)();
    });
  const answer = () =>
    act(async () => {
      read.resolve();
      await vi.advanceTimersByTimeAsync(0);
    });
  return { result, write, save, answer };
}

test('a form on a page that is cancelled while things are read again writes nothing, and may be sent again', async () => {
  const { result, write, save, answer } = formOnPage();
  act(save);
  act(() => result.current.callOff());
  await answer();
  expect(write).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ busy: false, objection: undefined });
  act(save);
  await settle();
  expect(write).toHaveBeenCalledOnce();
});

test('a form on a page is not closed by a modal that comes or goes', async () => {
  const { write, save, answer } = formOnPage();
  openModal({ title: 'Before', body: null });
  closeModal();
  act(save);
  act(() => openModal({ title: 'Another', body: null }));
  await answer();
  expect(write).toHaveBeenCalledOnce();
  expect(useModals.getState().page).toMatchObject({ modal: { title: 'Another' } });
});
