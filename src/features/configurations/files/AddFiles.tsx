import { classifyDroppedFile } from '~/domain/file/droppedFile.ts';
import { Button, Switch } from '@mantine/core';
import { useMemo, useState, useEffect, useRef } from 'react';
import { buildFileGroups, type FileGroup } from '~/domain/file/fileGroups.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useViewer, useMe } from '~/session/me.ts';
import { FilesField } from '~/ui/form/FilesField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { useJobs, type Job, type JobState } from '~/platform/jobs/jobs.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import styles from './AddFiles.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { findArtefactType, buildContentRemark, type AddFileTarget } from '~/domain/file/attachment.ts';
import { createAddFileTarget, validateDroppedFiles, type DroppedFile } from '~/domain/file/droppedFile.ts';
import { checkArtefactUpload } from '~/domain/file/permission.ts';
import { findContentMismatch } from '~/queries/files/findContentMismatch.ts';
import { addArtefact, addAttachment } from '~/queries/files/addFiles.ts';
import { toStaffOnlyField } from '~/session/staffOnlyField.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/ActionIcon.css';
import { AddFilesRow } from './AddFilesRow.tsx';

export type SelectedFile = DroppedFile & { readonly key: number; readonly jobId?: number };

type FileVisibilityOptions = { readonly staffOnly: boolean; readonly revisionOnly: boolean };

type FileSelection = ReturnType<typeof useFileSelection>;

/** @session nothing of a person */
let lastKey = 0;

const withChange = (key: number, next: Partial<SelectedFile>) => (rows: readonly SelectedFile[]) =>
  rows.map((row) => (row.key === key ? { ...row, ...next } : row));

function useFileSelection(
  configuration: Configuration,
  places: readonly FileGroup[],
  files: readonly File[],
) {
  const client = useQueryClient();
  const { units } = useMe();
  const may = checkArtefactUpload(units);
  const sort = (chosen: readonly File[]): SelectedFile[] =>
    chosen.map((file) => ({ ...classifyDroppedFile(file, places, may), key: ++lastKey }));
  const [rows, setRows] = useState<readonly SelectedFile[]>(() => sort(files));
  const targets = new Map(
    places.map((place) => [place.productConfigurationId, createAddFileTarget(place, configuration, may)]),
  );
  const targetOf = (id: string | undefined): AddFileTarget => {
    const target = targets.get(id);
    if (!target) throw new Error(`There is no place ${id}`);
    return target;
  };
  const waiting = rows.filter(({ jobId }) => jobId === undefined);
  const errors = validateDroppedFiles(waiting, targetOf);
  const ready = waiting.filter((_, index) => errors[index]?.length === 0);
  useMarkUnsaved(waiting.length > 0);

  const change = (key: number, next: Partial<SelectedFile>): void => setRows(withChange(key, next));

  const looked = useRef(new Set<number>());
  useEffect(() => {
    for (const { key, file } of rows) {
      if (looked.current.has(key)) continue;
      looked.current.add(key);
      void findContentMismatch(file).then((mismatch) => setRows(withChange(key, { mismatch })));
    }
  }, [rows]);

  const startOne = (row: SelectedFile, { staffOnly, revisionOnly }: FileVisibilityOptions): void => {
    const { key, file, productConfigurationId } = row;
    const { configurationId, revision } = configuration;
    const place = { configurationId, productConfigurationId, revision };
    const name = row.name.trim();
    const artefactType = findArtefactType(name, targetOf(productConfigurationId).artefactTypes);
    const mark = toStaffOnlyField(isStaff(units) && staffOnly);
    const job = artefactType
      ? addArtefact(client, { ...place, artefactType, revisionOnly }, name, file)
      : addAttachment(client, { ...place, attachmentName: name, revisionOnly, ...mark }, file);
    // The row displays the failure of its job.
    job.ended.catch(() => undefined);
    change(key, { jobId: job.id });
  };

  return {
    rows,
    errorsOf: (row: SelectedFile) => errors[waiting.indexOf(row)] ?? [],
    /** A warning that does not prevent the upload. */
    cautionOf: (row: SelectedFile) => buildContentRemark(row, targetOf(row.productConfigurationId)).caution,
    /** `waiting`: files whose upload has not started; `ready`: those of them without errors. */
    waiting,
    ready,
    choose: (chosen: readonly File[]) => setRows((all) => [...all, ...sort(chosen)]),
    change,
    leaveOut: (key: number) => setRows((all) => all.filter((row) => row.key !== key)),
    start: (switches: FileVisibilityOptions) => {
      for (const row of ready) startOne(row, switches);
    },
  };
}

type Props = {
  /** Configuration at its working revision, to which the files are added. */
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

function AddFiles({ configuration, files }: Props) {
  const viewer = useViewer();
  const staff = isStaff(viewer.units);
  const places = useMemo(() => buildFileGroups(configuration, viewer), [configuration, viewer]);
  const adding = useFileSelection(configuration, places, files);
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
        refusal={getDenialReason(adding, sentText)}
        // Running uploads continue after the dialog is closed.
        before={
          rows.length > waiting.length ? (
            <Button variant="default" onClick={() => closeModal()}>
              {commonTexts.close}
            </Button>
          ) : undefined
        }
      />
    </form>
  );
}

function getDenialReason({ rows, waiting, ready }: FileSelection, sentText: string): string | undefined {
  if (ready.length > 0) return undefined;
  if (rows.length === 0) return addFilesTexts.noFile;
  return waiting.length === 0 ? sentText : addFilesTexts.noneFits;
}

function useSentText(rows: FileSelection['rows']): string {
  const stateOf = (jobs: readonly Job[], id: number | undefined): JobState | undefined =>
    jobs.find((job) => job.id === id)?.state;
  return useJobs(({ jobs }) => {
    const sent = rows.filter(({ jobId }) => jobId !== undefined);
    const inState = (state: JobState) => sent.filter(({ jobId }) => stateOf(jobs, jobId) === state);
    const missing = [...inState('FAILED'), ...inState('CANCELLED')].map(({ file }) =>
      escapeInvisibleText(file.name),
    );
    return addFilesTexts.sent(inState('RUNNING').length, inState('DONE').length, missing);
  });
}
