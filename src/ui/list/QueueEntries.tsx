import { IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { QueueEntryStatus } from '~/domain/home/reviewQueue.ts';
import { formatAge } from '~/domain/words/relativeDate.ts';
import { setLongDateTitle } from '~/ui/RelativeTime.tsx';
import styles from './QueueEntries.module.css';
import { useDeferredMount } from './useDeferredMount.ts';

type Line = {
  readonly what: string;
  readonly since: string;
  readonly whose: string;
  readonly title?: string;
};

type Props<Entry> = {
  readonly entries: readonly Entry[];
  readonly current: Entry | undefined;
  readonly keyOf: (entry: Entry) => string;
  readonly lineOf: (entry: Entry) => Line;
  readonly standing: Readonly<Record<Exclude<QueueEntryStatus, 'WAITING'>, string>>;
  readonly onOpen: (entry: Entry) => void;
};

/** Number of entries in the first render, more than a screen shows. */
const atOnce = 40;

/** Entries of a queue in a scrolling element; the current one is scrolled into view. */
export function QueueEntries<Entry extends { readonly standing: QueueEntryStatus }>(props: Props<Entry>) {
  const { entries, current, keyOf, lineOf, standing, onOpen } = props;
  const [now] = useState(Date.now);
  const shown = useDeferredMount() ? entries : entries.slice(0, atOnce);
  const currentKey = current && keyOf(current);
  return (
    <ul className={styles.entries}>
      {shown.map((entry) => {
        const key = keyOf(entry);
        const isCurrent = key === currentKey;
        const { what, since, whose, title } = lineOf(entry);
        return (
          <li key={key}>
            <button
              ref={isCurrent ? bringIntoView : undefined}
              type="button"
              aria-current={isCurrent ? 'true' : undefined}
              data-standing={entry.standing}
              onClick={() => onOpen(entry)}
            >
              <strong>{what}</strong>
              <time dateTime={since} onPointerEnter={(event) => setLongDateTitle(event.currentTarget, since)}>
                {formatAge(since, now)}
              </time>
              <span title={title}>{whose}</span>
              {entry.standing !== 'WAITING' && (
                <Mark standing={entry.standing} label={standing[entry.standing]} />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function bringIntoView(button: HTMLButtonElement | null): void {
  const list = button?.closest('nav');
  if (!button || !list) return;
  const [box, frame] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

type MarkProps = { readonly standing: keyof typeof marks; readonly label: string };

const marks = { DECIDED: IconCheck, OVERTAKEN: IconUserCheck } as const;

function Mark({ standing, label }: MarkProps) {
  const Icon = marks[standing];
  return (
    <span className={styles.mark}>
      <Icon size={15} aria-hidden />
      <span className="visuallyHidden">{label}</span>
    </span>
  );
}
