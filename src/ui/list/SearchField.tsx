import { IconX } from '@tabler/icons-react';
import { use, useEffect, useImperativeHandle, useRef, type Ref, useCallback, useState } from 'react';
import { SearchBox } from './SearchBox.tsx';
import { TargetLocationContext } from '~/platform/routing/pageLocation.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import { controlTexts } from '~/domain/words/texts/controls.ts';

/** A typed text, and the former texts of the URL that it replaces. */
type Typed = { readonly text: string; readonly over: readonly string[] };

/** Maximum number of navigations that may be pending. */
const maxAhead = 20;

/**
 * The typed text while the navigation to it is pending, else the text of the URL. Once the URL has it, or
 * another text (Back, a removed filter), the typed one is dropped.
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

/** Pause in typing, in ms, after which the search starts. */
const pause = 150;

/** Lets a page put a text into the field, such as a scanned label. */
export type SearchHandle = {
  readonly take: (text: string) => boolean;
};

type Props = {
  readonly ref?: Ref<SearchHandle>;
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Called with every change, without the pause. */
  readonly onType?: (text: string) => void;
  readonly onDown?: () => void;
};

export function SearchField({ ref, label, value, onSearch, onType, onDown }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, type] = usePendingText(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useIsLayerVisible();
  // Also when the page goes behind another: its search is no longer in the URL then.
  useEffect(() => (shown ? () => clearTimeout(timer.current) : undefined), [shown]);
  const wanted = use(TargetLocationContext);
  const search = (next: string, wait: number): void => {
    clearTimeout(timer.current);
    type(next);
    onType?.(next);
    const page = wanted()?.pathname;
    timer.current = setTimeout(() => {
      // Changing the search params would cancel a navigation that was started meanwhile.
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
