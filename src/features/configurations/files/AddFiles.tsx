import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/ActionIcon.css';
import { Button, Switch, ActionIcon } from '@mantine/core';
import { useMemo, useState, useId, type ReactElement } from 'react';
import { filePlaces, type FilePlace } from '~/domain/file/places.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useViewer } from '~/session/me.ts';
import { FilesField } from '~/ui/form/FilesField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { useJobs, type Job, type JobState } from '~/platform/jobs/jobs.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import { useFilesToAdd, type FilesToAdd, type FileToAdd } from './useFilesToAdd.ts';
import { IconX } from '@tabler/icons-react';
import { byteText } from '~/domain/words/numbers.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import styles from './AddFiles.module.css';

type Props = {
  /** The configuration at its working revision, which files are added to. */
  readonly configuration: Configuration;
  readonly files: readonly File[];
};

export function openAddFiles(configuration: Configuration, files: readonly File[]): void {
  openModal({
    title: addFilesTexts.title(configuration.revision, configuration.configurationId),
    size: 760,
    body: <AddFiles {...{ configuration, files }} />,
  });
}

function AddFiles({ configuration, files }: Props): ReactElement {
  const viewer = useViewer();
  const staff = isStaff(viewer.units);
  const places = useMemo(() => filePlaces(configuration, viewer), [configuration, viewer]);
  const adding = useFilesToAdd(configuration, places, files);
  const { rows, waiting, ready } = adding;
  const sentText = useSentText(rows);
  const [staffOnly, setStaffOnly] = useState(staff);
  const [revisionOnly, setRevisionOnly] = useState(true);
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        adding.start({ staffOnly, revisionOnly });
      }}
    >
      <FilesField label={addFilesTexts.files} onChosen={adding.choose} />
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <AddFilesRow
              key={row.key}
              row={row}
              errors={adding.errorsOf(row)}
              caution={adding.cautionOf(row)}
              places={places}
              onChange={(next) => adding.change(row.key, next)}
              onRemove={() => adding.leaveOut(row.key)}
            />
          ))}
        </ul>
      )}
      {staff && (
        <Switch
          label={addFilesTexts.employeesOnly}
          description={addFilesTexts.employeesOnlyText}
          checked={staffOnly}
          onChange={(event) => setStaffOnly(event.currentTarget.checked)}
        />
      )}
      <Switch
        label={addFilesTexts.revisionOnly(configuration.revision)}
        description={addFilesTexts.revisionOnlyText}
        checked={revisionOnly}
        onChange={(event) => setRevisionOnly(event.currentTarget.checked)}
      />
      <FormActions
        action={addFilesTexts.add(ready.length)}
        busy={false}
        refusal={refusalOf(adding, sentText)}
        {...(rows.length > waiting.length ? { before: <CloseButton /> } : {})}
      />
    </form>
  );
}

/** Button in place of Cancel once an upload is on its way, which goes on without the dialog. */
const CloseButton = (): ReactElement => (
  <Button variant="default" onClick={() => closeModal()}>
    {commonTexts.close}
  </Button>
);

function refusalOf({ rows, waiting, ready }: FilesToAdd, sentText: string): string | undefined {
  if (ready.length > 0) return undefined;
  if (rows.length === 0) return addFilesTexts.noFile;
  return waiting.length === 0 ? sentText : addFilesTexts.noneFits;
}

function useSentText(rows: FilesToAdd['rows']): string {
  const stateOf = (jobs: readonly Job[], id: number | undefined): JobState | undefined =>
    jobs.find((job) => job.id === id)?.state;
  return useJobs(({ jobs }) => {
    const sent = rows.filter(({ jobId }) => jobId !== undefined);
    const inState = (state: JobState) => sent.filter(({ jobId }) => stateOf(jobs, jobId) === state);
    const missing = [...inState('FAILED'), ...inState('CANCELLED')].map(({ file }) => visibleText(file.name));
    return addFilesTexts.sent(inState('RUNNING').length, inState('DONE').length, missing);
  });
}

type AddFilesRowProps = {
  readonly row: FileToAdd;
  /** Reasons against adding it; empty when there are none. */
  readonly errors: readonly string[];
  readonly caution: string | undefined;
  readonly places: readonly FilePlace[];
  readonly onChange: (next: Partial<FileToAdd>) => void;
  readonly onRemove: () => void;
};

function AddFilesRow({ row, errors, caution, places, onChange, onRemove }: AddFilesRowProps): ReactElement {
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
