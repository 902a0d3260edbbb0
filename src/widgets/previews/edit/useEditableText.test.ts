import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '~/platform/drafts.ts';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import { useEditableText } from './useEditableText.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const stored = 'RX:OUT 1';
const edit = (canEdit = true) => renderHook(() => useEditableText(stored, 'a file', canEdit));
const type = (hook: ReturnType<typeof edit>, text: string): void =>
  act(() => {
    hook.result.current.onChange(() => text);
    vi.advanceTimersByTime(250);
  });

test('a text nobody touched cannot be stored', () => {
  const { result } = edit();
  expect(result.current).toMatchObject({ refusal: 'Nothing has changed.', restored: false });
  expect(hasUnsavedChanges()).toBe(false);
});

test('white space alone changes nothing, a word does', () => {
  const hook = edit();
  type(hook, ' RX:OUT\n1 ');
  expect(hook.result.current.refusal).toBe('Nothing has changed.');
  type(hook, 'RX:OUT 2');
  expect(hook.result.current.refusal).toBeUndefined();
  expect(hasUnsavedChanges()).toBe(true);
  type(hook, ' ');
  expect(hook.result.current).toMatchObject({ refusal: 'The file is empty.', isChanged: true });
  expect(hasUnsavedChanges()).toBe(true);
  act(() => hook.result.current.discard());
  expect(hook.result.current).toMatchObject({ isChanged: false, start: { text: stored } });
});

test('what was typed comes back after the editor was closed, even right after the last key', () => {
  const hook = edit();
  act(() => hook.result.current.onChange(() => 'RX:OUT 2'));
  hook.unmount();
  expect(hasUnsavedChanges()).toBe(false);
  const { result } = edit();
  expect(result.current).toMatchObject({
    restored: true,
    refusal: undefined,
    start: { text: 'RX:OUT 2' },
  });
});

test('what was typed does not come back to somebody who may not edit any more', () => {
  writeDraft('a file', { text: 'RX:OUT 2' });
  const { result } = edit(false);
  expect(result.current).toMatchObject({ restored: false, start: { text: stored } });
  expect(hasUnsavedChanges()).toBe(false);
});

test('what was typed keeps what it was typed over, until it is stored or discarded', () => {
  const editAs = (edition: number) => renderHook(() => useEditableText(stored, 'a file', true, { edition }));
  const first = editAs(3);
  type(first, 'RX:OUT 2');
  first.unmount();
  const hook = editAs(4);
  expect(hook.result.current.over).toBe(3);
  type(hook, 'RX:OUT 3');
  expect(readDraft('a file')).toEqual({ text: 'RX:OUT 3', over: 3 });
  act(() => hook.result.current.settle('RX:OUT 2', 5));
  expect(readDraft('a file')).toEqual({ text: 'RX:OUT 3', over: 5 });
  act(() => hook.result.current.discard());
  expect(hook.result.current.over).toBe(4);
});

test('discarded changes are gone, and the editor starts anew', () => {
  const hook = edit();
  type(hook, 'RX:OUT 2');
  act(() => hook.result.current.discard());
  expect(hook.result.current).toMatchObject({
    refusal: 'Nothing has changed.',
    start: { key: 1, text: stored },
  });
  expect(readDraft('a file')).toEqual({});
});

test('a stored text leaves no draft, but keys pressed meanwhile do', () => {
  const hook = edit();
  type(hook, 'RX:OUT 2');
  act(() => hook.result.current.settle('RX:OUT 2'));
  expect(hook.result.current.refusal).toBe('Nothing has changed.');
  expect(readDraft('a file')).toEqual({});
  type(hook, 'RX:OUT 3');
  act(() => hook.result.current.settle('RX:OUT 2'));
  expect(hook.result.current.refusal).toBeUndefined();
  expect(readDraft('a file')).toEqual({ text: 'RX:OUT 3' });
});

test('a text that is what is stored leaves no draft, in whatever words that is said', () => {
  const refusalOf = (one: string, other: string) =>
    one === other ? ({ kind: 'UNCHANGED', reason: 'As it was.' } as const) : undefined;
  writeDraft('a file', { text: stored });
  const hook = renderHook(() => useEditableText(stored, 'a file', true, { refusalOf }));
  expect(hook.result.current).toMatchObject({ refusal: 'As it was.', restored: false, isChanged: false });
  type(hook, 'RX:OUT 2');
  expect(readDraft('a file')).toEqual({ text: 'RX:OUT 2' });
  type(hook, stored);
  expect(readDraft('a file')).toEqual({});
});
