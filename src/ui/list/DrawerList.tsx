import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
  createContext,
} from 'react';
import { drawerTexts } from '~/domain/words/texts/controls.ts';
import { useShortcutListener } from '~/platform/shortcuts/useShortcutListener.ts';
import styles from './DrawerList.module.css';

type Drawer = {
  readonly id: string;
  /** Whether there is space for the drawer beside the list; otherwise rows expand. */
  readonly isBeside: boolean;
  readonly open: string;
  readonly onOpen: (key: string) => void;
};

/** Drawer of the list around a row; undefined in a list without one. */
export const DrawerContext = createContext<Drawer | undefined>(undefined);

type Props = {
  readonly open: string;
  /** Keys of the rows in order. The link of each row has its key as `data-row`. */
  readonly keys: readonly string[];
  readonly onOpen: (key: string) => void;
  readonly head: ReactNode;
  readonly body: ReactNode;
  /** Whether, without space beside the list, the drawer covers the page instead of rows expanding. */
  readonly covers?: boolean;
  /** Whether the drawer takes the focus when a focused control is removed; it shows the next row by then. */
  readonly goesOn?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
};

/**
 * List with a drawer for the open row on wide screens, where arrow keys change it; elsewhere rows expand. The
 * caller stores which row is open.
 */
export function DrawerList(props: Props) {
  const { open, keys, onOpen, head, body, covers = false, goesOn, label = open, children } = props;
  const isBeside = useMediaQuery('(width >= 1200px)', false, { getInitialValueInEffect: false });
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const drawer = useMemo(() => ({ id, isBeside, open, onOpen }), [id, isBeside, open, onOpen]);
  const isShown = (isBeside || covers) && open !== '';
  const isCovering = isShown && !isBeside;
  const close = (): void => {
    onOpen('');
    focusRow(frame, open);
  };
  useRoom(frame, isShown);
  useDrawerKeys({ frame, id, open, keys, isShown, onOpen, close });
  // The covered list is inert, so the drawer takes the focus and returns it to the row when it closes.
  useEffect(() => {
    if (!isCovering) return undefined;
    document.getElementById(id)?.focus({ preventScroll: true });
    return () => focusRow(frame, open);
  }, [isCovering, id, open]);
  useFocusAfter(frame, isShown, open);
  useFocusAlong({ frame, id, open, goesOn: goesOn === true && isShown });
  return (
    <div
      className={styles.frame}
      data-drawer={(isShown && !isCovering) || undefined}
      data-covers={covers || undefined}
      data-covered={isCovering || undefined}
      ref={frame}
    >
      <div className={styles.list} inert={isCovering}>
        <DrawerContext value={drawer}>{children}</DrawerContext>
      </div>
      {isShown && (
        <section id={id} className={styles.drawer} aria-label={label} tabIndex={-1} data-goes-on={goesOn}>
          <div className={styles.head}>
            {head}
            <button
              type="button"
              className={styles.close}
              aria-label={drawerTexts.close(label)}
              aria-keyshortcuts="Escape"
              onClick={close}
            >
              <IconX size={17} aria-hidden />
            </button>
          </div>
          <div key={open} className={styles.body}>
            {body}
          </div>
          <p className={styles.keys}>{drawerTexts.keys}</p>
        </section>
      )}
    </div>
  );
}

/** Stores the drawer's top in `--above`, in px, so that its lower end stays within the window. */
function useRoom(frame: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = frame;
      current?.style.setProperty('--above', `${Math.max(0, current.getBoundingClientRect().top)}px`);
    };
    if (!isShown) return undefined;
    measure();
    // Content above the list may appear or disappear.
    const above = new ResizeObserver(measure);
    if (frame.current?.parentElement) above.observe(frame.current.parentElement);
    const stopped = new AbortController();
    addEventListener('scroll', measure, { passive: true, signal: stopped.signal });
    addEventListener('resize', measure, { signal: stopped.signal });
    return () => {
      above.disconnect();
      stopped.abort();
    };
  }, [frame, isShown]);
}

type Frame = RefObject<HTMLDivElement | null>;

const rowsIn = (frame: Frame): readonly HTMLElement[] =>
  frame.current ? [...frame.current.querySelectorAll<HTMLElement>('[data-row]')] : [];

function focusRow(frame: Frame, key: string): void {
  const row = rowsIn(frame).find(({ dataset }) => dataset.row === key);
  (row ?? document.querySelector<HTMLElement>('main'))?.focus();
}

/** When the drawer closes, moves the focus to the row that was open, or to the one now at its position. */
function useFocusAfter(frame: Frame, isShown: boolean, open: string): void {
  const place = useRef(0);
  useEffect(() => {
    if (!isShown) return undefined;
    place.current = Math.max(
      0,
      rowsIn(frame).findIndex(({ dataset }) => dataset.row === open),
    );
    return () => {
      const rows = rowsIn(frame);
      const isThere = rows.some(({ dataset }) => dataset.row === open);
      const next = rows[Math.min(place.current, rows.length - 1)];
      if (document.activeElement === document.body) focusRow(frame, (!isThere && next?.dataset.row) || open);
    };
  }, [frame, isShown, open]);
}

type Along = { readonly frame: Frame; readonly id: string; readonly open: string; readonly goesOn: boolean };

/** When another row opens, moves the focus from its row to the new one; from the page, to the drawer. */
function useFocusAlong({ frame, id, open, goesOn }: Along): void {
  useEffect(() => {
    const at = document.activeElement;
    if (!goesOn || !(at instanceof HTMLElement)) return;
    const isOnRow = rowsIn(frame).includes(at);
    if (!isOnRow && !at.matches('body, main')) return;
    const row = isOnRow ? rowsIn(frame).find(({ dataset }) => dataset.row === open) : undefined;
    (row ?? document.getElementById(id))?.focus({ preventScroll: row === undefined });
  }, [frame, id, open, goesOn]);
}

type Keys = Pick<Props, 'open' | 'keys' | 'onOpen'> & {
  readonly frame: Frame;
  readonly id: string;
  readonly isShown: boolean;
  readonly close: () => void;
};

function useDrawerKeys({ frame, id, open, keys, isShown, onOpen, close }: Keys): void {
  const go = (key: string, at: Element): void => {
    onOpen(key);
    if (!document.getElementById(id)?.contains(at)) focusRow(frame, key);
  };
  const along = (step: number, at: Element): void => {
    const next = keys[keys.indexOf(open) + step];
    if (next !== undefined) go(next, at);
  };
  const follow = (): void => {
    const row = rowsIn(frame).find((each) => each === document.activeElement)?.dataset.row;
    if (row !== undefined) onOpen(row);
  };
  const acts: Readonly<Record<string, (at: Element) => void>> = {
    ArrowDown: (at) => along(1, at),
    ArrowUp: (at) => along(-1, at),
    ArrowRight: () => document.getElementById(id)?.focus(),
    ArrowLeft: () => focusRow(frame, open),
    Escape: close,
  };
  useShortcutListener((event) => {
    const { target: at, key } = event;
    if (!isShown || !(at instanceof Element) || isModified(event) || !isHeard(at, frame)) return;
    if (event.defaultPrevented) {
      follow();
      return;
    }
    if (!acts[key]) return;
    event.preventDefault();
    acts[key](at);
  });
}

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Whether the list handles a key pressed at an element: one inside it, or the page without any focus. */
const isHeard = (at: Element, frame: Frame): boolean =>
  at.matches('body, main') ||
  (frame.current?.contains(at) === true && !at.closest('[role="menu"], [aria-haspopup]'));
