import type { FileEntry } from '~/domain/file/fileGroups.ts';
import { previewDialogOptions } from '~/domain/file/previewKind.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { updateModal, openModal, type ModalOptions } from '~/platform/modals.ts';
import { createModalIsOpen } from '~/ui/modal/useSubmit.ts';
import { FilePreviewContainer } from './FilePreviewContainer.tsx';
import {
  toPreviewFile,
  getFilePreviewKind,
  type PreviewFile,
  type FileConfigurationStates,
} from './previewFile.ts';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, type Icon } from '@tabler/icons-react';
import { useRef, type RefObject } from 'react';
import { toAriaKeyShortcuts, isShortcutEvent, type Shortcut } from '~/platform/shortcuts/shortcuts.ts';
import { useShortcutListener } from '~/platform/shortcuts/useShortcutListener.ts';
import styles from './FileNavigation.module.css';

type Props = {
  /** Position of the file in the list, from 1. */
  readonly place: number;
  readonly count: number;
  /** Navigates to the file before, `onNext` to the next one; undefined at the end of the list. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** Elements of a preview that handle the arrow keys themselves. */
const ownKeys = '[role="tree"], [role="menu"], [role="radiogroup"], [role="img"]';

const leadsOn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target === document.body || target.matches('[role="dialog"], button, a')) &&
  target.closest(ownKeys) === null;

function FileNavigation({ place, count, onPrevious, onNext }: Props) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  /** The focused element may be unmounted with the file; the button of the same direction is focused then. */
  const go = (way: (() => void) | undefined, button: RefObject<HTMLButtonElement | null>): void => {
    if (!way) return;
    if (document.activeElement?.closest('[data-settles]')) button.current?.focus();
    way();
  };
  useShortcutListener((event) => {
    if (event.defaultPrevented || !leadsOn(event.target)) return;
    const back = isShortcutEvent(event, 'PREVIOUS_FILE');
    if (!back && !isShortcutEvent(event, 'NEXT_FILE')) return;
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

const WalkButton = ({ ref, label, shortcut, Icon, onGo }: ButtonProps) => (
  <ActionIcon
    ref={ref}
    variant="default"
    size={34}
    aria-label={label}
    title={label}
    aria-keyshortcuts={toAriaKeyShortcuts(shortcut)}
    aria-disabled={!onGo || undefined}
    data-disabled={!onGo || undefined}
    onClick={() => onGo?.()}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
);

/**
 * Opens the preview of a file, with navigation to the other files in `among`. Unsaved text is stored as draft
 * when navigating.
 */
export function openFilePreview(
  file: FileEntry,
  versionNumber: number,
  configuration: FileConfigurationStates,
  among: readonly FileEntry[],
): void {
  const opened = toPreviewFile(file, configuration, versionNumber);
  const files = among.map((each) => (each === file ? opened : toPreviewFile(each, configuration)));
  const { fullScreen } = previewDialogOptions[getFilePreviewKind(opened)];
  const first = files.indexOf(opened);
  let place = first;

  const titleOf = ({ name, revision, versionNumber: version }: PreviewFile): string =>
    previewTexts.titleOf(name, previewTexts.version(revision, version));
  /** Navigating back to a file stored here shows the stored version. */
  const noteVersion = (shown: PreviewFile, index: number, version: number): void => {
    const stored = { ...shown, versionNumber: version };
    if (index >= 0) files[index] = stored;
    if (place === index && isOpen()) updateModal({ title: titleOf(stored) });
  };
  const optionsOf = (shown: PreviewFile, index: number): ModalOptions => ({
    title: titleOf(shown),
    closesOnMask: previewDialogOptions[getFilePreviewKind(shown)].closesOnMask,
    fullScreen,
    fillsMask: !fullScreen,
    body: (
      <FilePreviewContainer
        key={index}
        file={shown}
        fullScreen={fullScreen}
        onStored={(_, version) => noteVersion(shown, index, version)}
      />
    ),
    beside: first < 0 || files.length < 2 ? undefined : walkAt(index),
  });
  const walkAt = (index: number) => {
    const wayTo = (next: number): (() => void) | undefined => {
      if (next < 0 || next >= files.length) return undefined;
      return () => {
        const other = files[next];
        if (!other) return;
        place = next;
        updateModal(optionsOf(other, next));
      };
    };
    return (
      <FileNavigation
        place={index + 1}
        count={files.length}
        onPrevious={wayTo(index - 1)}
        onNext={wayTo(index + 1)}
      />
    );
  };
  openModal(optionsOf(opened, first));
  const isOpen = createModalIsOpen();
}
