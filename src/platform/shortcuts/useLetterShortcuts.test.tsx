import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLetterShortcuts } from './useLetterShortcuts.ts';

const next = vi.fn<() => void>();
const previous = vi.fn<() => void>();

function Requests(): ReactElement {
  const onKeyDown = useLetterShortcuts(['NEXT_REQUEST', next], ['PREVIOUS_REQUEST', previous]);
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <button type="button">Reject</button>
      <input aria-label="Reason" />
    </div>
  );
}

let now = 1000;

/** Presses a key `gap` ms after the one before, and lets the next 60 ms pass without another. */
function strike(key: string, gap: number, at: HTMLElement = screen.getByRole('button'), held = {}): void {
  const event = createEvent.keyDown(at, { key, ...held });
  now += gap;
  Object.defineProperty(event, 'timeStamp', { value: now });
  fireEvent(at, event);
}
const calls = (): readonly number[] => [next.mock.calls.length, previous.mock.calls.length];

beforeEach(() => {
  vi.useFakeTimers();
  render(<Requests />);
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a letter that is struck alone acts once no other has followed', () => {
  strike('j', 500);
  vi.advanceTimersByTime(59);
  expect(calls()).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(calls()).toEqual([1, 0]);
  strike('K', 60);
  vi.advanceTimersByTime(60);
  expect(calls()).toEqual([1, 1]);
});

test('those of a label that is scanned do not', () => {
  for (const key of ['J', 'O', 'J', '1', 'K', 'J', 'Enter']) {
    strike(key, 20);
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(500);
  expect(calls()).toEqual([0, 0]);
});

test('nor one that is typed, held down or struck with Ctrl, nor any other', () => {
  strike('j', 500, screen.getByRole('textbox'));
  vi.advanceTimersByTime(60);
  strike('j', 500, undefined, { repeat: true });
  vi.advanceTimersByTime(60);
  strike('j', 500, undefined, { ctrlKey: true });
  vi.advanceTimersByTime(60);
  strike('h', 500);
  vi.advanceTimersByTime(60);
  expect(calls()).toEqual([0, 0]);
});
