import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, type ReactElement } from 'react';
import { visibleText } from '~/domain/words/visibleText.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import type { FilePlace } from '~/domain/file/places.ts';
import { byteText } from '~/domain/words/numbers.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import type { FileToAdd } from './useFilesToAdd.ts';
import styles from './AddFiles.module.css';

type Props = {
  readonly row: FileToAdd;
  /** Reasons against adding it; empty when there are none. */
  readonly errors: readonly string[];
  readonly caution: string | undefined;
  readonly places: readonly FilePlace[];
  readonly onChange: (next: Partial<FileToAdd>) => void;
  readonly onRemove: () => void;
};

/** One of the files that are added: where it goes and as what, and then how far it is. */
export function AddFilesRow({ row, errors, caution, places, onChange, onRemove }: Props): ReactElement {
  const { file, name, productConfigurationId, jobId } = row;
  const remarkId = useId();
  const wrong = errors.length > 0;
  const remark = wrong ? errors.join('. ') : caution;
  const shown = visibleText(file.name);
  const title = places.find((place) => place.productConfigurationId === productConfigurationId)?.title ?? '';
  return (
    <li className={styles.row}>
      <span className={styles.file}>
        <bdi>{shown}</bdi> <span className={`${styles.size} number`}>{byteText(file.size)}</span>
      </span>
      {jobId === undefined ? (
        <>
          <select
            aria-label={addFilesTexts.placeOf(shown)}
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
            aria-label={addFilesTexts.nameOf(shown)}
            value={name}
            aria-invalid={wrong}
            {...(remark === undefined ? {} : { 'aria-describedby': remarkId })}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            onClick={onRemove}
            aria-label={addFilesTexts.leaveOut(shown)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
          {remark !== undefined && (
            <p className={styles.remark} data-wrong={wrong} id={remarkId} role="alert">
              {remark}
            </p>
          )}
        </>
      ) : (
        <div className={styles.transfer}>
          <span>{addFilesTexts.onWay(name, title)}</span>
          <JobProgress id={jobId} />
        </div>
      )}
    </li>
  );
}
