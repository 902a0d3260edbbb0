import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.css';
import { Button, Switch } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import type { FilePlace } from '~/domain/file/places.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { FilesField } from '~/ui/form/FilesField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { closeModal, openModal } from '~/ui/modal/modals.ts';
import { AddFilesRow } from './AddFilesRow.tsx';
import { useFilesToAdd, type FilesToAdd } from './useFilesToAdd.ts';
import form from '~/ui/form/Form.module.css';
import styles from './AddFiles.module.css';

type Props = {
  readonly configuration: Configuration;
  readonly places: readonly FilePlace[];
  readonly files: readonly File[];
};

/** Adding many files at once; each is sorted by its name, and goes by itself. */
export function openAddFiles(
  configuration: Configuration,
  places: readonly FilePlace[],
  files: readonly File[],
): void {
  openModal({
    title: `Add files to ${configuration.revision} · ${configuration.configurationId}`,
    size: 760,
    body: <AddFiles {...{ configuration, places, files }} />,
  });
}

function AddFiles({ configuration, places, files }: Props): ReactElement {
  const staff = isStaff(useMe().units);
  const adding = useFilesToAdd(configuration, places, files);
  const { rows, waiting, ready } = adding;
  const [staffOnly, setStaffOnly] = useState(staff);
  const [revisionOnly, setRevisionOnly] = useState(true);
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        adding.start({ staffOnly, revisionOnly });
      }}
    >
      <FilesField label="Files" onChosen={adding.choose} />
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <AddFilesRow
              key={row.key}
              row={row}
              errors={adding.errorsOf(row)}
              places={places}
              onChange={(next) => adding.change(row.key, next)}
              onRemove={() => adding.leaveOut(row.key)}
            />
          ))}
        </ul>
      )}
      {staff && (
        <Switch
          label="Visible to employees only"
          description="Switched off, everyone who may see the configuration sees the attachments, as they do artefacts anyway."
          checked={staffOnly}
          onChange={(event) => setStaffOnly(event.currentTarget.checked)}
        />
      )}
      <Switch
        label={`Only for revision ${configuration.revision}`}
        description="Switched off, the files belong to all revisions."
        checked={revisionOnly}
        onChange={(event) => setRevisionOnly(event.currentTarget.checked)}
      />
      <FormActions
        action={ready.length === 1 ? 'Add 1 file' : `Add ${ready.length} files`}
        busy={false}
        refusal={refusalOf(adding)}
        {...(rows.length > waiting.length ? { before: <CloseButton /> } : {})}
      />
    </form>
  );
}

/** Button in place of Cancel once an upload is on its way, which goes on without the dialog. */
const CloseButton = (): ReactElement => (
  <Button variant="default" onClick={() => closeModal()}>
    Close
  </Button>
);

function refusalOf({ rows, waiting, ready }: FilesToAdd): string | undefined {
  if (ready.length > 0) return undefined;
  if (rows.length === 0) return 'You must upload a file';
  return waiting.length === 0 ? 'All files are on their way.' : 'None of the files can be added as they are.';
}
