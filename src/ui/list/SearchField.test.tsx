import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InFront } from '~/ui/inFront.ts';
import { SearchField } from './SearchField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('searches after a pause in typing, and no more once its page is behind another', () => {
  const onSearch = vi.fn();
  const field = (shown: boolean) => (
    <InFront value={shown}>
      <SearchField label="Search" value="" onSearch={onSearch} />
    </InFront>
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
