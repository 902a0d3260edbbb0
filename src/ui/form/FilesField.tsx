import { IconUpload } from '@tabler/icons-react';
import { useState, type DragEvent, type ReactElement } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import styles from './FileField.module.css';

type Props = { readonly label: string; readonly onChosen: (files: readonly File[]) => void };

/** A place to choose or drop any number of files, again and again. */
export function FilesField({ label, onChosen }: Props): ReactElement {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onChosen(Array.from(event.dataTransfer.files));
  };
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <IconUpload size={20} aria-hidden />
      <span className={styles.text}>{controlTexts.chooseFiles}</span>
      <input
        type="file"
        multiple
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChosen(Array.from(currentTarget.files ?? []));
          // The same file can be chosen again after it was left out.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
