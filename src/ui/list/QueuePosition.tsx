import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { queueTexts } from '~/domain/words/texts/controls.ts';
import { shortcutTexts } from '~/domain/words/texts/shortcuts.ts';
import { toAriaKeyShortcuts, type Shortcut } from '~/platform/shortcuts/shortcuts.ts';

type Way = {
  readonly label: string;
  readonly shortcut: Shortcut;
  readonly go: (() => void) | undefined;
};

type Props = {
  readonly label: string;
  readonly place: number;
  readonly count: number;
  readonly previous: Way;
  readonly next: Way;
};

export const QueuePosition = ({ label, place, count, previous, next }: Props) => (
  <div className="inlineRow note" role="group" aria-label={label}>
    <span className="number">{queueTexts.place(place, count)}</span>
    <Step {...previous}>
      <IconChevronUp size={17} aria-hidden />
    </Step>
    <Step {...next}>
      <IconChevronDown size={17} aria-hidden />
    </Step>
  </div>
);

const Step = ({ label, shortcut, go, children }: Way & { readonly children: ReactNode }) => (
  <ActionIcon
    variant="default"
    size={30}
    disabled={!go}
    onClick={go}
    aria-label={label}
    aria-keyshortcuts={toAriaKeyShortcuts(shortcut)}
    title={shortcutTexts.of[shortcut]}
  >
    {children}
  </ActionIcon>
);
