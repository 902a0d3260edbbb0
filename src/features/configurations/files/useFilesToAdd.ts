import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { artefactTypeNamed, contentRemark, type AddFileTarget } from '~/domain/file/attachment.ts';
import { addFileTarget, sortedFileErrors, sortFile, type SortedFile } from '~/domain/file/dropSorting.ts';
import type { FilePlace } from '~/domain/file/places.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { mayAddArtefacts } from '~/domain/file/rights.ts';
import { contentMismatch } from '~/queries/files/contentMismatch.ts';
import { addArtefact, addAttachment } from '~/queries/files/addFiles.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { staffOnlyMark } from '~/session/staffOnly.ts';
import { useUnsaved } from '~/platform/unsaved.ts';

/** A chosen file: sorted, and under its job once it is on its way. */
export type FileToAdd = SortedFile & { readonly key: number; readonly jobId?: number };

export type FileSwitches = { readonly staffOnly: boolean; readonly revisionOnly: boolean };

export type FilesToAdd = {
  readonly rows: readonly FileToAdd[];
  /** Reasons against adding a row; empty when there are none. */
  readonly errorsOf: (row: FileToAdd) => readonly string[];
  /** A caution about a row that can be added all the same; undefined without one. */
  readonly cautionOf: (row: FileToAdd) => string | undefined;
  /** Those that have not been started, and those of them that can be. */
  readonly waiting: readonly FileToAdd[];
  readonly ready: readonly FileToAdd[];
  readonly choose: (files: readonly File[]) => void;
  readonly change: (key: number, next: Partial<FileToAdd>) => void;
  readonly leaveOut: (key: number) => void;
  readonly start: (switches: FileSwitches) => void;
};

/** @session nothing of a person */
let lastKey = 0;

export function useFilesToAdd(
  configuration: Configuration,
  places: readonly FilePlace[],
  files: readonly File[],
): FilesToAdd {
  const client = useQueryClient();
  const { units } = useMe();
  const may = mayAddArtefacts(units);
  const sort = (chosen: readonly File[]): FileToAdd[] =>
    chosen.map((file) => ({ ...sortFile(file, places, may), key: ++lastKey }));
  const [rows, setRows] = useState<readonly FileToAdd[]>(() => sort(files));
  const targets = new Map(
    places.map((place) => [place.productConfigurationId, addFileTarget(place, configuration, may)]),
  );
  const targetOf = (id: string | undefined): AddFileTarget => {
    const target = targets.get(id);
    if (!target) throw new Error(`There is no place ${id}`);
    return target;
  };
  const waiting = rows.filter(({ jobId }) => jobId === undefined);
  const errors = sortedFileErrors(waiting, targetOf);
  const ready = waiting.filter((_, index) => errors[index]?.length === 0);
  useUnsaved(waiting.length > 0);

  const change = (key: number, next: Partial<FileToAdd>): void =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...next } : row)));

  const looked = useRef(new Set<number>());
  useEffect(() => {
    for (const { key, file } of rows) {
      if (looked.current.has(key)) continue;
      looked.current.add(key);
      void contentMismatch(file).then((mismatch) =>
        setRows((all) => all.map((row) => (row.key === key ? { ...row, mismatch } : row))),
      );
    }
  }, [rows]);

  const startOne = (row: FileToAdd, { staffOnly, revisionOnly }: FileSwitches): void => {
    const { key, file, productConfigurationId } = row;
    const { configurationId, revision } = configuration;
    const place = { configurationId, productConfigurationId, revision };
    const name = row.name.trim();
    const artefactType = artefactTypeNamed(name, targetOf(productConfigurationId).artefactTypes);
    const mark = staffOnlyMark(isStaff(units) && staffOnly);
    const job = artefactType
      ? addArtefact(client, { ...place, artefactType, revisionOnly }, name, file)
      : addAttachment(client, { ...place, attachmentName: name, revisionOnly, ...mark }, file);
    // Its row shows how it ends.
    job.ended.catch(() => undefined);
    change(key, { jobId: job.id });
  };

  return {
    rows,
    errorsOf: (row) => errors[waiting.indexOf(row)] ?? [],
    cautionOf: (row) => contentRemark(row, targetOf(row.productConfigurationId)).caution,
    waiting,
    ready,
    choose: (chosen) => setRows((all) => [...all, ...sort(chosen)]),
    change,
    leaveOut: (key) => setRows((all) => all.filter((row) => row.key !== key)),
    start: (switches) => {
      for (const row of ready) startOne(row, switches);
    },
  };
}
