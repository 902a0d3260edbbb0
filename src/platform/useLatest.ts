import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what its latest form does, so that rows need not be made anew. */
export function useLatest<Input, Output = void>(run: (input: Input) => Output): (input: Input) => Output {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((input: Input) => latest.current(input), []);
}
