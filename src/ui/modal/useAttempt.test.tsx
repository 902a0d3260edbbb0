import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirm } from './Confirm.tsx';
import { clearModals, openModal, useModals } from './modals.ts';
import { Objection } from './useAttempt.ts';

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
