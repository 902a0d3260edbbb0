import { useCallback, useState } from 'react';

/** A typed text, and the texts of the address that it is ahead of. */
type Typed = { readonly text: string; readonly over: readonly string[] };

/** Number of texts of the address that may still be on their way. */
const maxAhead = 20;

/**
 * The text that is searched for: what is being typed, as long as the address is on its way to it, else what the address
 * says. Once the address has the text, or one from elsewhere (Back, a chip taken away), nothing typed is remembered.
 */
export function useTypedText(value: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>();
  const isAhead = typed !== undefined && typed.text !== value && typed.over.includes(value);
  if (typed && !isAhead) setTyped(undefined);
  const type = useCallback(
    (text: string) =>
      setTyped((before) => ({ text, over: [...(before?.over.slice(-maxAhead) ?? []), value, text] })),
    [value],
  );
  return [isAhead ? typed.text : value, type];
}
