import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.css';
import { Button, Switch } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { config } from '~/config.ts';
import { filePlaces } from '~/domain/file/places.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { FilesField } from '~/ui/form/FilesField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { useJobs, type Job, type JobState } from '~/platform/jobs/jobs.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import { AddFilesRow } from './AddFilesRow.tsx';
import { useFilesToAdd, type FilesToAdd } from './useFilesToAdd.ts';
import form from '~/ui/form/Form.module.css';
import styles from './AddFiles.module.css';

type Props = {
  /** The configuration at its working revision, which files are added to. */
  readonly configuration: Configuration;
  readonly files: readonly File[];
};

/** Adding many files at once; each is sorted by its name, and goes by itself. */
export function openAddFiles(configuration: Configuration, files: readonly File[]): void {
  openModal({
    title: addFilesTexts.title(configuration.revision, configuration.configurationId),
    size: 760,
    body: <AddFiles {...{ configuration, files }} />,
  });
}

function AddFiles({ configuration, files }: Props): ReactElement {
  const { units } = useMe();
  const staff = isStaff(units);
  const places = useMemo(
    () => filePlaces(configuration, { units, productCode: config.productCode }),
    [configuration, units],
  );
  const adding = useFilesToAdd(configuration, places, files);
  const { rows, waiting, ready } = adding;
  const sentText = useSentText(rows);
  const [staffOnly, setStaffOnly] = useState(staff);
  const [revisionOnly, setRevisionOnly] = useState(true);
  return (
    <form
      noValidate
      className={form.form}
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

/** How far the files are that have been sent. */
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
