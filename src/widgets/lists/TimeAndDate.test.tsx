import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatLongDate } from '~/domain/words/dates.ts';
import { TimeAndDate } from './TimeAndDate.tsx';

test('two moments of one day are told apart without a pointer', () => {
  const dates = ['2024-03-05T12:00:00.000Z', '2024-03-05T12:07:00.000Z'];
  render(dates.map((date) => <TimeAndDate key={date} date={date} />));
  expect(screen.getAllByText(/years ago$/)).toHaveLength(2);
  for (const date of dates) expect(screen.getByText(formatLongDate(date))).toBeVisible();
});
