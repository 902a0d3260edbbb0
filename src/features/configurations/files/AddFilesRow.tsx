import { ActionIcon } from '@mantine/core';
import { useId } from 'react';
import type { FileGroup } from '~/domain/file/fileGroups.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { IconX } from '@tabler/icons-react';
import { formatBytes } from '~/domain/words/numbers.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import styles from './AddFiles.module.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/ActionIcon.css';
import { type SelectedFile } from './AddFiles.tsx';

type AddFilesRowProps = {
  readonly row: SelectedFile;
  readonly errors: readonly string[];
  readonly caution: string | undefined;
  readonly places: readonly FileGroup[];
  readonly onChange: (next: Partial<SelectedFile>) => void;
  readonly onRemove: () => void;
};

export function AddFilesRow({ row, errors, caution, places, onChange, onRemove }: AddFilesRowProps) {
  const { file, name, productConfigurationId, jobId } = row;
  const remarkId = useId();
  const wrong = errors.length > 0;
  const remark = wrong ? errors.join('. ') : caution;
  const shown = escapeInvisibleText(file.name);
  const title = places.find((place) => place.productConfigurationId === productConfigurationId)?.title ?? '';
  return (
    <li className={styles.row}>
      <span className={styles.file}>
        <bdi>{shown}</bdi> <span className={`${styles.size} number`}>{formatBytes(file.size)}</span>
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
