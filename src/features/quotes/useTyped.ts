import { useCallback, useState } from 'react';

/** A typed text, and the texts of the address it is ahead of; one from elsewhere (Back) takes its place. */
type Typed = { readonly text: string; readonly over: readonly string[] };

/** The text that is searched for: what is being typed, else what the address says. */
export function useTyped(value: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>();
  const type = useCallback(
    (text: string) =>
      setTyped((before) => ({ text, over: [...(before?.over.slice(-20) ?? []), value, text] })),
    [value],
  );
  return [typed?.over.includes(value) ? typed.text : value, type];
}
