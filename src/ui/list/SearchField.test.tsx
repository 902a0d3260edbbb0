import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlaceContext } from '~/ui/inFront.ts';
import { SearchField } from './SearchField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('searches after a pause in typing, and no more once its page is behind another', () => {
  const onSearch = vi.fn();
  const field = (shown: boolean) => (
    <PlaceContext value={shown ? 'IN_USE' : 'BEHIND'}>
      <SearchField label="Search" value="" onSearch={onSearch} />
    </PlaceContext>
  );
  const { rerender } = render(field(true));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'OU7' } });
  vi.runAllTimers();
  expect(onSearch.mock.calls).toEqual([['OU7']]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'OU70' } });
  rerender(field(false));
  vi.runAllTimers();
  expect(onSearch).toHaveBeenCalledOnce();
});

test('tells each change at once to a list that need not wait', () => {
  const [onSearch, onType] = [vi.fn(), vi.fn()];
  render(<SearchField label="Search" value="" onSearch={onSearch} onType={onType} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'C' } });
  expect(onType.mock.calls).toEqual([['C']]);
  expect(onSearch).not.toHaveBeenCalled();
});

test('a text that is taken back elsewhere goes from the field too', () => {
  const onSearch = vi.fn();
  const field = (value: string) => <SearchField label="Search" value={value} onSearch={onSearch} />;
  const { rerender } = render(field(''));
  const input = screen.getByRole('searchbox');
  fireEvent.change(input, { target: { value: 'OU7' } });
  vi.runAllTimers();
  // Until the address has it, the field is ahead of it.
  expect(input).toHaveValue('OU7');
  rerender(field('OU7'));
  rerender(field(''));
  expect(input).toHaveValue('');
});
