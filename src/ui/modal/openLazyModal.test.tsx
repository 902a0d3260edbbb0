import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearModals, modalFadeInMs, openModal, useModals } from '~/platform/modals.ts';
import { openLazyModal } from './openLazyModal.tsx';
import { clearNotices, useNotices } from '~/platform/notices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearModals();
  clearNotices();
  vi.useRealTimers();
});

const page = () => useModals.getState().page;
const open = (dialog: { readonly title: string }): void => openModal({ title: dialog.title, body: null });

test('a dialog that takes long to load has a loader in its place, which nobody can close', async () => {
  const code = Promise.withResolvers<{ title: string }>();
  const opened = openLazyModal(() => code.promise, open);
  vi.advanceTimersByTime(modalFadeInMs);
  expect(page()).toMatchObject({ modal: { title: 'Loading', closable: false }, visible: true });
  code.resolve({ title: 'Question' });
  await opened;
  vi.advanceTimersByTime(modalFadeInMs);
  expect(page()).toMatchObject({ modal: { title: 'Question' }, visible: true });
});

test('a dialog that loads at once shows without a loader, once, however often it was asked for', async () => {
  const opener = vi.fn(open);
  const load = () => Promise.resolve({ title: 'Question' });
  await Promise.all([openLazyModal(load, opener), openLazyModal(load, opener)]);
  expect(opener).toHaveBeenCalledOnce();
  expect(page()).toMatchObject({ modal: { title: 'Question' }, visible: false });
});

test('a dialog that cannot be loaded is said, and the page can be used again', async () => {
  await openLazyModal(() => Promise.reject(new Error('gone')), open);
  expect(page().closing).toBe(true);
  expect(useNotices.getState().shown).toMatchObject([{ title: 'This could not be opened' }]);
});
