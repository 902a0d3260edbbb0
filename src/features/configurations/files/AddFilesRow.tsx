import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, type ReactElement } from 'react';
import type { FilePlace } from '~/domain/file/places.ts';
import { byteText } from '~/domain/words/numbers.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import type { FileToAdd } from './useFilesToAdd.ts';
import styles from './AddFiles.module.css';

type Props = {
  readonly row: FileToAdd;
  /** Reasons against adding it; empty when there are none. */
  readonly errors: readonly string[];
  readonly places: readonly FilePlace[];
  readonly onChange: (next: Partial<FileToAdd>) => void;
  readonly onRemove: () => void;
};

/** One of the files that are added: where it goes and as what, and then how far it is. */
export function AddFilesRow({ row, errors, places, onChange, onRemove }: Props): ReactElement {
  const { file, name, productConfigurationId, jobId } = row;
  const errorId = useId();
  const wrong = errors.length > 0;
  const title = places.find((place) => place.productConfigurationId === productConfigurationId)?.title;
  return (
    <li className={styles.row}>
      <span className={styles.file}>
        <bdi>{file.name}</bdi> <span className={`${styles.size} number`}>{byteText(file.size)}</span>
      </span>
      {jobId === undefined ? (
        <>
          <select
            aria-label={`Where ${file.name} goes`}
            value={productConfigurationId ?? ''}
            onChange={(event) => onChange({ productConfigurationId: event.currentTarget.value || undefined })}
          >
            {places.map((place) => (
              <option key={place.title} value={place.productConfigurationId ?? ''}>
                {place.title}
              </option>
            ))}
          </select>
          <input
            aria-label={`Name of ${file.name}`}
            value={name}
            aria-invalid={wrong}
            {...(wrong ? { 'aria-describedby': errorId } : {})}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            onClick={onRemove}
            aria-label={`Leave out ${file.name}`}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
          {wrong && (
            <p className={styles.error} id={errorId} role="alert">
              {errors.join('. ')}
            </p>
          )}
        </>
      ) : (
        <div className={styles.transfer}>
          <span>
            {name} · {title}
          </span>
          <JobProgress id={jobId} />
        </div>
      )}
    </li>
  );
}
