import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatLongDate, formatShortDate } from '~/domain/words/dates.ts';
import { RelativeTime } from './RelativeTime.tsx';

test('a moment is the time since on the screen, and its date on paper', () => {
  const paper = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => paper);
  const turn = (matches: boolean): void => {
    paper.matches = matches;
    act(() => void paper.dispatchEvent(new Event('change')));
  };
  const date = '2024-03-05T12:00:00.000Z';
  render(<RelativeTime date={date} text={(since) => `Modified ${since}`} />);
  const shown = screen.getByText(/^Modified/);
  expect(shown).toHaveTextContent(/ago$/);
  turn(true);
  expect(shown).toHaveTextContent(`Modified ${formatShortDate(date)}`);
  turn(false);
  expect(shown).toHaveTextContent(/ago$/);
  vi.unstubAllGlobals();
});

test('whoever rests on a moment is told its long date, and that of another moment when it has become one', () => {
  const [first, second] = ['2024-03-05T12:00:00.000Z', '2024-04-06T12:00:00.000Z'] as const;
  const { rerender } = render(<RelativeTime date={first} text={() => 'Modified'} />);
  const shown = () => screen.getByText('Modified');
  fireEvent.pointerEnter(shown());
  expect(shown()).toHaveAttribute('title', formatLongDate(first));
  rerender(<RelativeTime date={second} text={() => 'Modified'} />);
  expect(shown()).not.toHaveAttribute('title');
  fireEvent.pointerEnter(shown());
  expect(shown()).toHaveAttribute('title', formatLongDate(second));
});
