import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearModals,
  closeModal,
  closeModalOnNavigation,
  modalFadeInMs,
  modalFadeOutMs,
  openModal,
  useModals,
} from './modals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearModals();
  vi.useRealTimers();
});

const page = () => useModals.getState().page;
const open = (title: string, options = {}): void => openModal({ title, body: null, ...options });

test('the fades are 300 ms in and 500 ms out', () => {
  expect([modalFadeInMs, modalFadeOutMs]).toEqual([300, 500]);
});

test('a modal fades in 300 ms after it was set', () => {
  open('One');
  expect(page()).toMatchObject({ modal: { title: 'One' }, visible: false });
  vi.advanceTimersByTime(299);
  expect(page().visible).toBe(false);
  vi.advanceTimersByTime(1);
  expect(page().visible).toBe(true);
});

test('a closed modal is cleared 500 ms later', () => {
  open('One');
  vi.advanceTimersByTime(modalFadeInMs);
  closeModal();
  expect(page()).toMatchObject({ modal: { title: 'One' }, visible: false });
  vi.advanceTimersByTime(499);
  expect(page().modal).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(page().modal).toBeUndefined();
});

test('a modal set while another fades out takes its place, and is not cleared with it', () => {
  open('One');
  vi.advanceTimersByTime(modalFadeInMs);
  closeModal();
  open('Two');
  vi.advanceTimersByTime(modalFadeOutMs + modalFadeInMs);
  expect(page()).toMatchObject({ modal: { title: 'Two' }, visible: true });
});

test('a modal closed before it was seen never shows', () => {
  open('One');
  closeModal();
  vi.advanceTimersByTime(modalFadeInMs + modalFadeOutMs);
  expect(page()).toEqual({ visible: false });
});

test('closing twice tells the opener once', () => {
  const onClosed = vi.fn();
  open('One', { onClosed });
  closeModal();
  closeModal();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('a replaced modal is not told that it was closed', () => {
  const onClosed = vi.fn();
  open('One', { onClosed });
  open('Two');
  expect(onClosed).not.toHaveBeenCalled();
});

test('a modal goes with its page; the sign-in above it stays', () => {
  open('Form');
  openModal({ title: 'Sign in', body: null }, 'signIn');
  closeModalOnNavigation();
  vi.advanceTimersByTime(modalFadeOutMs);
  expect(page().modal).toBeUndefined();
  expect(useModals.getState().signIn.modal).toMatchObject({ title: 'Sign in' });
});

test('signing in shows above what is open, which stays', () => {
  open('Form');
  openModal({ title: 'Sign in', body: null }, 'signIn');
  vi.advanceTimersByTime(modalFadeInMs);
  expect(useModals.getState()).toMatchObject({
    page: { modal: { title: 'Form' }, visible: true },
    signIn: { modal: { title: 'Sign in' }, visible: true },
  });
  closeModal('signIn');
  vi.advanceTimersByTime(modalFadeOutMs);
  expect(useModals.getState()).toMatchObject({ page: { visible: true }, signIn: { visible: false } });
});
