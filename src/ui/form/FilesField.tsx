import { IconUpload } from '@tabler/icons-react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { useFileDrop } from '~/platform/useFileDrop.ts';
import styles from './FileField.module.css';

type Props = { readonly label: string; readonly onChosen: (files: readonly File[]) => void };

export function FilesField({ label, onChosen }: Props) {
  return (
    <div className={styles.drop} {...useFileDrop(onChosen)}>
      <IconUpload size={20} aria-hidden />
      <span className={styles.text}>{controlTexts.chooseFiles}</span>
      <input
        type="file"
        multiple
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChosen(Array.from(currentTarget.files ?? []));
          // Cleared, so that a removed file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
