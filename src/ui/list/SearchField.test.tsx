import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TargetLocationContext } from '~/platform/routing/pageLocation.ts';
import { LayerStatusContext } from '~/platform/layerStatus.ts';
import { SearchField, type SearchHandle } from './SearchField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('searches after a pause in typing, and no more once its page is behind another', () => {
  const onSearch = vi.fn();
  const field = (shown: boolean) => (
    <LayerStatusContext value={shown ? 'IN_USE' : 'BEHIND'}>
      <SearchField label="Search" value="" onSearch={onSearch} />
    </LayerStatusContext>
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

test('searches no more once another page has been asked for', () => {
  const onSearch = vi.fn();
  let pathname = '/products';
  render(
    <TargetLocationContext value={() => ({ pathname, search: '', hash: '', key: '', state: undefined })}>
      <SearchField label="Search" value="" onSearch={onSearch} />
    </TargetLocationContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'OU7' } });
  pathname = '/updates';
  vi.runAllTimers();
  expect(onSearch).not.toHaveBeenCalled();
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
  // Until the URL has the text, the field is ahead of it.
  expect(input).toHaveValue('OU7');
  rerender(field('OU7'));
  rerender(field(''));
  expect(input).toHaveValue('');
});

test('nothing typed is lost while a text that is searched for is on its way to the address', () => {
  const onSearch = vi.fn<(text: string) => void>();
  const field = (value: string) => <SearchField label="Search" value={value} onSearch={onSearch} />;
  const { rerender } = render(field(''));
  const box = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(box, { target: { value: '010' } });
  act(() => void vi.advanceTimersByTime(150));
  expect(onSearch).toHaveBeenCalledWith('010');
  fireEvent.change(box, { target: { value: '0100' } });
  rerender(field('010'));
  expect(box).toHaveValue('0100');
  act(() => void vi.advanceTimersByTime(150));
  rerender(field('0100'));
  expect(box).toHaveValue('0100');
  // Back restores the earlier text.
  rerender(field('010'));
  expect(box).toHaveValue('010');
});

test('a text that is read from a label is searched for, and not what its keys left behind in the field', () => {
  const onSearch = vi.fn<(text: string) => void>();
  const field: { current: SearchHandle | null } = { current: null };
  render(<SearchField ref={field} label="Search" value="" onSearch={onSearch} />);
  const input = screen.getByRole('searchbox');
  expect(field.current?.take('0100001')).toBe(false);
  act(() => input.focus());
  fireEvent.change(input, { target: { value: '0100001' } });
  fireEvent.change(input, { target: { value: '' } });
  act(() => void field.current?.take('0100001'));
  act(() => void vi.runAllTimers());
  expect(onSearch.mock.calls).toEqual([['0100001']]);
  expect(input).toHaveValue('0100001');
});
