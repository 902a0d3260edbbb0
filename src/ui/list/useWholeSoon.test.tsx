import { renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { CameBackContext } from '~/ui/address.ts';
import { useWholeSoon } from './useWholeSoon.ts';

const at =
  (cameBack: boolean) =>
  ({ children }: { readonly children: ReactNode }): ReactElement => (
    <CameBackContext value={cameBack}>{children}</CameBackContext>
  );

/** What each drawing has said, in turn. */
function saidBy(cameBack: boolean): readonly boolean[] {
  const said: boolean[] = [];
  renderHook(() => said.push(useWholeSoon()), { wrapper: at(cameBack) });
  return said;
}

test('a list that was gone to begins with the rows in view, and has all of them then', () => {
  expect(saidBy(false)).toEqual([false, true]);
});

test('one that is come back to has all of them at once', () => {
  expect(saidBy(true)).toEqual([true]);
});
