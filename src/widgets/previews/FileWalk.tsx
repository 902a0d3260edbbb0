import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, type Icon } from '@tabler/icons-react';
import { useRef, type ReactElement, type RefObject } from 'react';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { ariaShortcut, isShortcut, type Shortcut } from '~/platform/shortcuts/shortcuts.ts';
import { useShortcuts } from '~/platform/shortcuts/useShortcuts.ts';
import styles from './FileWalk.module.css';

type Props = {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** Undefined at the first and at the last. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** Parts of a preview that have a use for the arrow keys themselves. */
const ownKeys = '[role="tree"], [role="menu"], [role="radiogroup"], [role="img"]';

/** Whether arrow keys pressed here lead to another file: at the dialog itself, and at its buttons. */
const leadsOn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target === document.body || target.matches('[role="dialog"], button, a')) &&
  target.closest(ownKeys) === null;

/** The way from one file to those beside it, by button and arrow key. */
export function FileWalk({ place, count, onPrevious, onNext }: Props): ReactElement {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  /** What has the focus may go with the file: then it is at the button that says the same as the key. */
  const go = (way: (() => void) | undefined, button: RefObject<HTMLButtonElement | null>): void => {
    if (!way) return;
    if (document.activeElement?.closest('[data-settles]')) button.current?.focus();
    way();
  };
  useShortcuts((event) => {
    if (event.defaultPrevented || !leadsOn(event.target)) return;
    const back = isShortcut(event, 'PREVIOUS_FILE');
    if (!back && !isShortcut(event, 'NEXT_FILE')) return;
    event.preventDefault();
    if (back) go(onPrevious, previous);
    else go(onNext, next);
  });
  return (
    <div className={styles.walk}>
      <WalkButton
        ref={previous}
        label={previewTexts.previousFile}
        shortcut="PREVIOUS_FILE"
        Icon={IconChevronLeft}
        onGo={onPrevious}
      />
      <span className="number" role="status">
        {previewTexts.place(place, count)}
      </span>
      <WalkButton
        ref={next}
        label={previewTexts.nextFile}
        shortcut="NEXT_FILE"
        Icon={IconChevronRight}
        onGo={onNext}
      />
    </div>
  );
}

type ButtonProps = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly shortcut: Shortcut;
  readonly Icon: Icon;
  readonly onGo: (() => void) | undefined;
};

/** Button that stays where the focus is when there is no further way. */
const WalkButton = ({ ref, label, shortcut, Icon, onGo }: ButtonProps): ReactElement => (
  <ActionIcon
    ref={ref}
    variant="default"
    size={34}
    aria-label={label}
    title={label}
    aria-keyshortcuts={ariaShortcut(shortcut)}
    aria-disabled={!onGo || undefined}
    data-disabled={!onGo || undefined}
    onClick={() => onGo?.()}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
);
