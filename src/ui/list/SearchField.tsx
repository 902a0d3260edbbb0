import { IconX } from '@tabler/icons-react';
import { use, useEffect, useImperativeHandle, useRef, type Ref, useCallback, useState } from 'react';
import { SearchBox } from './SearchBox.tsx';
import { TargetLocationContext } from '~/platform/routing/pageLocation.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import { controlTexts } from '~/domain/words/texts/controls.ts';

/** A typed text, and the texts of the address that it is ahead of. */
type Typed = { readonly text: string; readonly over: readonly string[] };

/** Number of texts of the address that may still be on their way. */
const maxAhead = 20;

/**
 * What is being typed while the address is on its way to it, else the address. Once that has it, or another text
 * (Back, a chip taken away), nothing typed is remembered.
 */
export function usePendingText(value: string): readonly [string, (text: string) => void] {
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

/** Pause in typing after which the text is searched for, in ms. */
const pause = 150;

/** The field for whoever reads texts in another way, such as from labels. */
export type SearchHandle = {
  readonly take: (text: string) => boolean;
};

type Props = {
  readonly ref?: Ref<SearchHandle>;
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Hears every change at once, for a list that need not wait for a pause. */
  readonly onType?: (text: string) => void;
  readonly onDown?: () => void;
};

export function SearchField({ ref, label, value, onSearch, onType, onDown }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, type] = usePendingText(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useIsLayerVisible();
  // Also where its page only goes behind another: what it would search then is no longer in the address.
  useEffect(() => (shown ? () => clearTimeout(timer.current) : undefined), [shown]);
  const wanted = use(TargetLocationContext);
  const search = (next: string, wait: number): void => {
    clearTimeout(timer.current);
    type(next);
    onType?.(next);
    const page = wanted()?.pathname;
    timer.current = setTimeout(() => {
      // A link that was followed meanwhile would be called off by the change of the address.
      if (wanted()?.pathname !== page) return;
      onSearch(next);
    }, wait);
  };

  useImperativeHandle(ref, () => ({
    take: (next) => {
      const isMeant = document.activeElement === input.current;
      if (isMeant) search(next, 0);
      return isMeant;
    },
  }));

  return (
    <SearchBox
      ref={input}
      label={label}
      value={text}
      spellCheck={false}
      onChange={(event) => search(event.currentTarget.value, pause)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text, 0);
        if (event.key === 'ArrowDown') onDown?.();
      }}
    >
      {text && (
        <button
          type="button"
          className="iconButton"
          aria-label={controlTexts.clearSearch}
          onClick={() => search('', 0)}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </SearchBox>
  );
}
