import { useQuery } from '@tanstack/react-query';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { wholeNumber } from '~/domain/words/numbers.ts';
import { useNavigate } from 'react-router';
import { defaultFilter } from '~/domain/configuration/filter.ts';
import { lastList, rememberOpened } from './listAddress.ts';
import { useNeighbours, type Neighbour, type Neighbours as Found } from './useNeighbours.ts';
import { rowAddress, usePrefetch } from './RowLink.tsx';
import { configurationCount } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { ariaShortcut, isShortcut } from '~/ui/shortcuts/shortcuts.ts';
import styles from './Neighbours.module.css';

type Props = { readonly id: string };

/** The way to the configuration before and after this one in the list it was opened from. */
export function Neighbours({ id }: Props): ReactElement | null {
  const neighbours = useNeighbours(id);
  return neighbours ? <Ways {...neighbours} /> : null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input, textarea, select, [contenteditable], [contenteditable] *');

function Ways({ place, previous, next }: Found): ReactElement {
  const { email } = useMe();
  const navigate = useNavigate();
  const count = useQuery({
    ...configurationCount(lastList()?.filter ?? defaultFilter, email),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.count;
  const go = async (neighbour: Neighbour | undefined): Promise<void> => {
    const found = await neighbour?.find();
    if (found === undefined) return;
    rememberOpened(found.configurationId);
    // Back leads to the list, however many were looked at from there.
    await navigate(rowAddress(found), { replace: true });
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const back = isShortcut(event, 'PREVIOUS_CONFIGURATION');
      const neighbour = back ? previous : next;
      if (!neighbour || isTyping(event.target)) return;
      if (!back && !isShortcut(event, 'NEXT_CONFIGURATION')) return;
      event.preventDefault();
      void go(neighbour);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <div className={styles.ways} role="group" aria-label="In the list">
      <span className="number">
        {wholeNumber(place)}
        {count !== undefined && count >= place && ` of ${wholeNumber(count)}`}
      </span>
      <Way
        label="Previous configuration"
        keys={ariaShortcut('PREVIOUS_CONFIGURATION')}
        title="Previous in the list (Alt+Up)"
        neighbour={previous}
        onGo={() => void go(previous)}
      >
        <IconChevronUp size={17} aria-hidden />
      </Way>
      <Way
        label="Next configuration"
        keys={ariaShortcut('NEXT_CONFIGURATION')}
        title="Next in the list (Alt+Down)"
        neighbour={next}
        onGo={() => void go(next)}
      >
        <IconChevronDown size={17} aria-hidden />
      </Way>
    </div>
  );
}

type WayProps = {
  readonly label: string;
  readonly keys: string;
  readonly title: string;
  readonly neighbour: Neighbour | undefined;
  readonly onGo: () => void;
  readonly children: ReactNode;
};

function Way({ label, keys, title, neighbour, onGo, children }: WayProps): ReactElement {
  const prefetch = usePrefetch();
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={title}
      disabled={!neighbour}
      onClick={onGo}
      {...prefetch(neighbour?.row)}
    >
      {children}
    </button>
  );
}
