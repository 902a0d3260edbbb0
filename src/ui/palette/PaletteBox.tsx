import { IconX } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { searchBoxTexts } from '~/domain/words/texts/frame.ts';
import { getIconProps } from '~/ui/iconSprites.ts';
import { ShortcutKeyCaps } from '~/ui/shortcuts/ShortcutKeyCaps.tsx';
import { toAriaKeyShortcuts } from '~/platform/shortcuts/shortcuts.ts';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import type { PalettePanelProps } from './PalettePanel.tsx';
import type { PaletteContent } from './paletteSource.ts';
import styles from './PaletteBox.module.css';

export type LoadedPalette = {
  readonly Panel: ComponentType<PalettePanelProps>;
  readonly content: PaletteContent;
};

type Props = {
  readonly load: () => Promise<LoadedPalette>;
  /** Fallback where the palette cannot be loaded. */
  readonly onSearch: (text: string) => void;
  /** Whether the page starts with the focus here, so that typing searches at once. */
  readonly first: boolean;
};

/**
 * Search box that is rendered before the palette's code is loaded, so that no key is lost, and keeps the
 * focus while the palette is open.
 */
export function PaletteBox({ load, onSearch, first }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { loaded, failed, prefetch } = useLoaded(load);
  const { text, setText, open, entered, enter, start, close } = useTyped(prefetch);
  const [active, setActive] = useState<string>();
  const focus = useFocusBack(input, first);
  useShortcut('PALETTE', () => {
    focus.take();
    start();
  });
  const closeAnd = (give: () => void) => (): void => {
    close();
    give();
  };
  const leave = closeAnd(focus.giveBack);
  const search = (): void => {
    if (text.trim()) onSearch(text.trim());
    leave();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    // The palette has handled the key.
    if (nativeEvent.isComposing || event.defaultPrevented) return;
    if (key === 'ArrowDown' && !open) start();
    if (key === 'Tab') close();
    // Once loaded, the palette handles Enter itself.
    const isEnter = key === 'Enter' && !(open && loaded);
    const isEscape = key === 'Escape' && open;
    if (isEnter || isEscape) event.preventDefault();
    if (isEnter) (failed ? search : enter)();
    if (isEscape) (focus.isTaken() ? leave : close)();
  };

  return (
    <search
      className={styles.palette}
      data-open={open || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The window lost the focus, and returns it to the box.
        if (document.activeElement === input.current) return;
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <div className="searchBox" {...getIconProps('search')}>
        <input
          ref={input}
          role="combobox"
          {...asTyped}
          aria-expanded={open && loaded !== undefined}
          aria-controls={listId}
          aria-activedescendant={open ? active : undefined}
          aria-keyshortcuts={toAriaKeyShortcuts('PALETTE')}
          value={text}
          onPointerEnter={prefetch}
          onFocus={(event) => isWished(event) && prefetch()}
          onClick={start}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {open ? <CloseButton onClick={leave} /> : <OpeningKeys />}
      </div>
      {open && (
        <div className={styles.panel}>
          {loaded ? (
            <loaded.Panel
              {...{ input, listId, text, entered }}
              content={loaded.content}
              onActive={setActive}
              onLeave={leave}
              onGo={closeAnd(focus.giveToPage)}
            />
          ) : (
            <Note failed={failed} />
          )}
        </div>
      )}
    </search>
  );
}

/** No correction or completion by the browser: names are searched for as typed. */
const asTyped = {
  'aria-label': searchBoxTexts.label,
  placeholder: searchBoxTexts.label,
  type: 'text',
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;

const CloseButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    className="iconButton"
    type="button"
    tabIndex={-1}
    aria-label={searchBoxTexts.close}
    onClick={onClick}
  >
    <IconX size={17} aria-hidden />
  </button>
);

const OpeningKeys = () => (
  <span className="keyHint" aria-hidden>
    <ShortcutKeyCaps of="PALETTE" />
  </span>
);

const Note = ({ failed }: { readonly failed: boolean }) => (
  <p className={styles.note} role="status">
    {failed ? searchBoxTexts.notLoaded : searchBoxTexts.loading}
  </p>
);

const nothing = { text: '', open: false, asked: false, entered: false } as const;
type Typed = {
  readonly text: string;
  readonly open: boolean;
  /** Whether the palette itself was opened, rather than by typing: it stays open without a text. */
  readonly asked: boolean;
  readonly entered: boolean;
};

/**
 * State of the box, including an Enter before the palette is loaded. A palette opened by typing closes with
 * the last character. `onWanted` is called with each step that opens it, as the box may already have the
 * focus.
 */
function useTyped(onWanted: () => void) {
  const [typed, setTyped] = useState<Typed>(nothing);
  const change = (next: (now: Typed) => Typed): void => {
    onWanted();
    setTyped(next);
  };
  return {
    ...typed,
    setText: (text: string): void =>
      change(({ asked }) => ({ text, open: asked || text !== '', asked, entered: false })),
    start: (): void => change((now) => ({ ...now, open: true, asked: true })),
    enter: (): void =>
      change((now) => ({ ...now, open: true, asked: true, entered: now.text.trim() !== '' })),
    close: (): void => setTyped(nothing),
  };
}

const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** Whether the focus came from another element; the initial focus set by the page does not count. */
const isWished = ({ relatedTarget }: FocusEvent): boolean => relatedTarget !== null;

const isFocusFree = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** Focuses the box on pages that start with it; not on touch screens, whose keyboard covers the page. */
function useFirstFocus(input: RefObject<HTMLInputElement | null>, first: boolean): void {
  useEffect(() => {
    if (first && isFocusFree() && matchMedia('(pointer: fine)').matches) {
      input.current?.focus({ preventScroll: true });
    }
  }, [input, first]);
}

function useFocusBack(input: RefObject<HTMLInputElement | null>, first: boolean) {
  useFirstFocus(input, first);
  const before = useRef<Element>(undefined);
  return {
    isTaken: (): boolean => before.current !== undefined,
    take: (): void => {
      if (document.activeElement !== input.current) before.current = document.activeElement ?? undefined;
      input.current?.focus();
      input.current?.select();
    },
    giveBack: (): void => {
      const to = before.current;
      before.current = undefined;
      const control = to instanceof HTMLElement && to.isConnected && to !== document.body ? to : undefined;
      if (control) control.focus({ preventScroll: true });
      else focusPage();
    },
    giveToPage: (): void => {
      before.current = undefined;
      focusPage();
    },
  };
}

/** Loads the palette's code when first needed, and again after a failed load. */
function useLoaded(load: Props['load']) {
  const [loaded, setLoaded] = useState<LoadedPalette>();
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  const fetchIt = async (): Promise<void> => {
    if (loaded || loading.current) return;
    loading.current = true;
    try {
      setLoaded(await load());
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      loading.current = false;
    }
  };
  return { loaded, failed, prefetch: (): void => void fetchIt() };
}
