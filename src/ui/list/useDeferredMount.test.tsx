import { renderHook, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { HistoryNavigationContext } from '~/platform/routing/pageLocation.ts';
import { useDeferredMount } from './useDeferredMount.ts';

const at =
  (cameBack: boolean) =>
  ({ children }: { readonly children: ReactNode }): ReactElement => (
    <HistoryNavigationContext value={cameBack}>{children}</HistoryNavigationContext>
  );

/** Renders a list; returns the hook's result of each render. */
function draw(cameBack: boolean, isLate?: boolean): readonly boolean[] {
  const said: boolean[] = [];
  renderHook(() => said.push(useDeferredMount(isLate)), { wrapper: at(cameBack) });
  return said;
}

test.each([
  { what: 'that was gone to', cameBack: false },
  { what: 'that is come back to, but whose rows come late,', cameBack: true, isLate: true },
])('a list $what begins with its first rows, and has all of them once these are painted', async (list) => {
  const frame = vi.spyOn(window, 'requestAnimationFrame');
  const said = draw(list.cameBack, list.isLate);
  expect(said).toEqual([false]);
  expect(frame).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(said).toEqual([false, true]));
});

test('one that is come back to has all of them at once', () => {
  expect(draw(true)).toEqual([true]);
});
