import { useDebouncedValue } from '@mantine/hooks';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';
import { ShortcutKeyCaps } from '~/ui/shortcuts/ShortcutKeyCaps.tsx';
import { isShortcutEvent } from '~/platform/shortcuts/shortcuts.ts';
import {
  buildPaletteLayout,
  findAdjacentRow,
  type SourceResult,
  type PaletteLayout,
} from './paletteLayout.ts';
import { PaletteOption } from './PaletteOption.tsx';
import {
  sortSources,
  type PaletteContent,
  type PaletteEntry,
  type PaletteQuery,
  type PaletteSource,
} from './paletteSource.ts';
import pulsing from '~/ui/pulsing.module.css';
import styles from './PalettePanel.module.css';

/** Pause in typing, in ms, after which back ends are searched. */
const pause = 150;

export type PalettePanelProps = {
  readonly content: PaletteContent;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly text: string;
  readonly entered: boolean;
  readonly onActive: (optionId: string | undefined) => void;
  readonly onLeave: () => void;
  /** Closes the palette and moves the focus to the page navigated to. */
  readonly onGo: () => void;
};

export function PalettePanel(props: PalettePanelProps) {
  const { sources, AskLast } = props.content;
  const text = props.text.trim();
  const [settled] = useDebouncedValue(text, pause);
  const asked = text === '' ? '' : settled;
  const [ordered] = useState(() => sortSources(sources));
  return (
    <Asking sources={ordered} question={{ text, asked }} answers={[]}>
      {(answers) => (
        <AskLast text={text}>
          {(last) => (
            <Found
              {...props}
              text={text}
              layout={buildPaletteLayout(answers, text === '' ? undefined : last)}
            />
          )}
        </AskLast>
      )}
    </Asking>
  );
}

type AskingProps = {
  readonly sources: readonly PaletteSource[];
  readonly question: PaletteQuery;
  readonly answers: readonly SourceResult[];
  readonly children: (answers: readonly SourceResult[]) => ReactElement;
};

/** Renders the sources nested in each other, so that each can use hooks, and passes on their results. */
function Asking({ sources: [source, ...others], question, answers, children }: AskingProps) {
  if (!source) return children(answers);
  const { key, Ask } = source;
  return (
    <Ask question={question}>
      {(answer) => (
        <Asking sources={others} question={question} answers={[...answers, { source: key, answer }]}>
          {children}
        </Asking>
      )}
    </Ask>
  );
}

/**
 * Own list instead of cmdk, which selects its first entry while better ones may come, skips refused ones,
 * does not report Ctrl, and requires its own input.
 */
function Found(props: PalettePanelProps & { readonly layout: PaletteLayout }) {
  const { listId, input, text, layout, onActive } = props;
  const [active, setActive] = useActive(layout, text);
  const { choose, note } = useChoice(text, props);
  const idOf = (key: string | undefined): string | undefined =>
    key === undefined ? undefined : `${listId}-${layout.rows.findIndex((row) => row.key === key)}`;
  const activeId = idOf(active);

  useEffect(() => {
    onActive(activeId);
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActive]);
  const enter = (inTab: boolean): void => {
    // While results are pending, Enter runs the last entry.
    const row =
      layout.rows.find(({ key }) => key === active) ?? (text === '' ? undefined : layout.rows.at(-1));
    if (row) choose(row.entry, inTab);
  };
  useKeys(input, {
    onMove: (step) => setActive(findAdjacentRow(layout.rows, active, step)),
    onEnter: enter,
  });
  const enterLate = useEffectEvent(() => {
    if (props.entered) enter(false);
  });
  useEffect(() => enterLate(), []);

  return (
    <>
      <div className={styles.list} id={listId} role="listbox" aria-label={paletteTexts.results}>
        {layout.groups.map(({ title, rows, isPending }) => (
          <div key={title || 'last'} role="group" aria-label={title || paletteTexts.results}>
            {title && (
              <div className={styles.title} aria-hidden>
                {title}
              </div>
            )}
            {rows.map((row) => (
              <PaletteOption
                key={row.key}
                id={idOf(row.key) ?? ''}
                entry={row.entry}
                active={row.key === active}
                onPoint={() => setActive(row.key)}
                onChoose={(inTab) => choose(row.entry, inTab)}
              />
            ))}
            {isPending && <Skeleton />}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <p role="status">{note ?? statusOf(layout, text)}</p>
        <span className="keyHint" aria-hidden>
          <ShortcutKeyCaps of="OPEN_IN_TAB" />
          {paletteTexts.newTab}
        </span>
      </div>
    </>
  );
}

const Skeleton = () => (
  <div className={`${styles.skeleton} ${pulsing.pulsing}`} aria-hidden>
    <span />
    <span />
  </div>
);

function statusOf({ isPending, isEmpty, rows }: PaletteLayout, text: string): string {
  if (isPending) return paletteTexts.searching;
  if (text === '') return '';
  return isEmpty ? paletteTexts.nothing(text) : paletteTexts.found(rows.length - 1);
}

/** The selected row: it stays while results arrive, and is reset by another text. */
function useActive(
  { rows, first }: PaletteLayout,
  text: string,
): readonly [string | undefined, (key: string | undefined) => void] {
  const [chosen, setChosen] = useState<{ readonly text: string; readonly key: string | undefined }>();
  const stays = chosen?.text === text && rows.some(({ key }) => key === chosen.key);
  const key = stays ? chosen.key : text === '' ? undefined : first;
  if (!stays && key !== undefined) setChosen({ text, key });
  return [key, (next) => setChosen({ text, key: next })];
}

type Keyed = {
  readonly onMove: (step: 1 | -1) => void;
  readonly onEnter: (inTab: boolean) => void;
};

function useKeys(input: RefObject<HTMLInputElement | null>, { onMove, onEnter }: Keyed): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const inTab = isShortcutEvent(event, 'OPEN_IN_TAB');
    if (isShortcutEvent(event, 'NEXT_RESULT')) onMove(1);
    else if (isShortcutEvent(event, 'PREVIOUS_RESULT')) onMove(-1);
    else if (event.key === 'Enter') onEnter(inTab);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = input.current;
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [input]);
}

/** Opens the selected entry; the note about a pending or missing target applies to the current text only. */
function useChoice(text: string, { onLeave, onGo }: Pick<PalettePanelProps, 'onLeave' | 'onGo'>) {
  const navigate = useNavigate();
  const [noted, setNoted] = useState<{ readonly text: string; readonly note: string }>();
  const say = (note: string): void => setNoted({ text, note });
  const isThere = useIsMounted();
  const asked = useRef(text);
  useLayoutEffect(() => {
    asked.current = text;
  }, [text]);
  const go = (to: string, inTab: boolean): void => {
    if (inTab) {
      window.open(to, '_blank', 'noopener');
      return;
    }
    onGo();
    void navigate(to);
  };
  const lookFor = async (entry: PaletteEntry & { find: unknown }, inTab: boolean): Promise<void> => {
    if (!('missing' in entry)) return;
    say(paletteTexts.reading(entry.title));
    try {
      const to = await entry.find();
      // The person has closed the palette meanwhile, or typed another text.
      if (!isThere() || asked.current !== text) return;
      if (to === undefined) say(entry.missing);
      else go(to, inTab);
    } catch {
      say(paletteTexts.notFound(entry.title));
    }
  };
  const choose = (entry: PaletteEntry, inTab: boolean): void => {
    if (entry.refusal !== undefined) return;
    if ('to' in entry) go(entry.to, inTab);
    else if ('find' in entry) void lookFor(entry, inTab);
    else {
      if (entry.key !== 'retry') onLeave();
      entry.run();
    }
  };
  return { choose, note: noted?.text === text ? noted.note : undefined };
}
