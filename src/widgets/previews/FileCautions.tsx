import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import styles from './Preview.module.css';

export function FileCautions({ sentences }: { readonly sentences: readonly string[] }): ReactElement | null {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.cautions} aria-label={previewTexts.aboutFile}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <IconAlertTriangle size={16} aria-hidden />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
