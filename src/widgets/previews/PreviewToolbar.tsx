import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { type Icon, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './PreviewToolbar.module.css';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import previewStyles from './FilePreviewContainer.module.css';

type Props = { readonly facts?: string | undefined; readonly children: ReactNode };

export function PreviewToolbar({ facts, children }: Props) {
  return (
    <div className={styles.bar}>
      {facts !== undefined && <span className={styles.facts}>{facts}</span>}
      {children}
    </div>
  );
}

type Tool = readonly [label: string, Icon: Icon, act: (() => void) | false];

/** Icon buttons of the toolbar; one with `false` as action is disabled. */
export function PreviewToolbarButtons({
  tools,
}: {
  readonly tools: readonly Tool[];
}): readonly ReactElement[] {
  return tools.map(([label, Icon, act]) => (
    <ActionIcon
      key={label}
      variant="default"
      size={30}
      aria-label={label}
      title={label}
      disabled={!act}
      onClick={() => act && act()}
    >
      <Icon size={17} aria-hidden />
    </ActionIcon>
  ));
}

export function FileWarnings({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={previewStyles.cautions} aria-label={previewTexts.aboutFile}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <IconAlertTriangle size={16} aria-hidden />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
