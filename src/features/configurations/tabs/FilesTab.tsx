import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { parseFileView, getDefaultFileView } from '~/domain/file/fileView.ts';
import {
  buildFileGroups,
  flattenFileGroups,
  type FileGroup,
  getNewestFileVersion,
  type FileEntry,
  type FileVersion,
} from '~/domain/file/fileGroups.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor, useMe, useViewer } from '~/session/me.ts';
import { useWorkingRevision } from '../OtherRevisionBanner.tsx';
import { type FileActionContext, viewFile, fileActions } from '../files/fileActions.ts';
import { FileToolbar } from '../files/FileToolbar.tsx';
import { useAddFiles } from '../files/FileDropZone.tsx';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import {
  AddFileButton,
  FileRow,
  FileDownloadProgress,
  useFileDownloadJob,
  type FileDownloadJob,
} from '../files/FileRow.tsx';
import {
  buildArtefactMatrix,
  summarizeArtefactMatrix,
  type ArtefactMatrixCell,
} from '~/domain/file/artefactMatrix.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { ActionMenu, type MenuAction } from '~/ui/ActionMenu.tsx';
import { allowedDecision } from '~/domain/access/decision.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { downloadFile } from '~/queries/files/files.ts';
import matrix from '../files/FileMatrix.module.css';

type Props = { readonly configuration: Configuration };

export const FilesTab = ({ configuration }: Props) => (
  <Files key={`${configuration.configurationId} ${configuration.revision}`} configuration={configuration} />
);

function Files({ configuration }: Props) {
  const client = useQueryClient();
  const actor = useActor();
  const { email } = useMe();
  const [parameters] = useSearchParams();
  const viewer = useViewer();
  const { configuration: working } = useWorkingRevision(configuration);
  const { places, workingPlaces } = useMemo(() => {
    return {
      places: buildFileGroups(configuration, viewer),
      workingPlaces: working ? buildFileGroups(working, viewer) : [],
    };
  }, [configuration, working, viewer]);
  const adding = working && { configuration: working, places: workingPlaces };
  const walk = useMemo(() => flattenFileGroups(places), [places]);
  const context: FileActionContext = { client, configuration, adding, actor, email, walk };
  // In state, not memoized: files that arrive later must not switch the view while the person uses it.
  const [usual] = useState(() => getDefaultFileView(places));
  const view = parseFileView(parameters.get('files')) ?? usual;
  const addsFiles = useAddFiles(working);
  return (
    <div className="stack">
      <FileToolbar view={view} context={context} adding={addsFiles} />
      {view === 'MATRIX' ? (
        <FileMatrix places={places} context={context} />
      ) : (
        places.map((place) => (
          <FilePanel key={place.productConfigurationId ?? ''} place={place} context={context} />
        ))
      )}
    </div>
  );
}

type FilePanelProps = { readonly place: FileGroup; readonly context: FileActionContext };

function FilePanel({ place, context }: FilePanelProps) {
  const files = [...place.artefacts, ...place.attachments];
  return (
    <Panel title={place.title} flush actions={<AddFileButton place={place} context={context} />}>
      {files.length === 0 ? (
        <EmptyState title={filesTabTexts.noFiles} text={filesTabTexts.noFilesText} />
      ) : (
        <ul>
          {files.map((file) => (
            <FileRow key={`${file.kind} ${file.id}`} file={file} context={context} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type FileMatrixProps = { readonly places: readonly FileGroup[]; readonly context: FileActionContext };

function FileMatrix({ places, context }: FileMatrixProps) {
  const rows = useMemo(() => buildArtefactMatrix(places), [places]);
  return (
    <>
      <Panel title={filesTabTexts.artefacts} flush>
        <p className={matrix.summary}>{summarizeArtefactMatrix(rows)}</p>
        {/* A scrollable region must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={matrix.matrix} role="region" aria-label={filesTabTexts.artefactsByPlace} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{filesTabTexts.artefact}</th>
                {places.map((place) => (
                  <th key={place.title} scope="col">
                    <span className={matrix.place}>
                      {place.title}
                      <AddFileButton place={place} context={context} compact />
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ artefactType, label, cells }) => (
                <tr key={artefactType}>
                  <th scope="row">{label}</th>
                  {cells.map((cell) => (
                    <td key={cell.place.title} data-state={cell.state}>
                      <Cell {...{ label, cell, context }} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <Attachments {...{ places, context }} />
    </>
  );
}

type CellProps = {
  readonly label: string;
  readonly cell: ArtefactMatrixCell;
  readonly context: FileActionContext;
};

function Cell({ label, cell: { place, state, file }, context }: CellProps) {
  const word = state === 'NONE' || state === 'READY' ? '' : formatState(state);
  const newest = file && getNewestFileVersion(file);
  if (!newest) return state === 'NONE' ? <></> : <span className={matrix.state}>{word}</span>;
  return (
    <FileCell {...{ file, newest, context }} name={filesTabTexts.ofPlace(label, place.title)} word={word} />
  );
}

type FileCellProps = {
  readonly file: FileEntry;
  readonly newest: FileVersion;
  readonly name: string;
  /** Label of the file's state; empty if there is nothing to say. */
  readonly word: string;
  readonly context: FileActionContext;
};

function FileCell({ file, newest, name, word, context }: FileCellProps) {
  const { versionNumber, size, created } = newest;
  const job = useFileDownloadJob();
  const shown = filesTabTexts.cell(word, versionNumber);
  return (
    <span className={matrix.cell}>
      <button
        type="button"
        className={matrix.state}
        title={filesTabTexts.cellFacts(size, formatLongDate(created))}
        aria-label={filesTabTexts.viewCell(name, shown)}
        onClick={() => viewFile(file, versionNumber, context.configuration, context.walk)}
      >
        {shown}
      </button>
      <ActionMenu label={filesTabTexts.actionsOf(name)} actions={fileMenu(file, context, job)} size={26} />
      <FileDownloadProgress of={job} name={name} />
    </span>
  );
}

function Attachments({ places, context }: FileMatrixProps) {
  const placed = places.flatMap(({ title, attachments }) => attachments.map((file) => ({ title, file })));
  return (
    <Panel title={filesTabTexts.attachments} flush>
      {placed.length === 0 ? (
        <p className={matrix.summary}>{filesTabTexts.noAttachments}</p>
      ) : (
        <ul>
          {placed.map(({ title, file }) => (
            <FileRow key={file.id} file={file} context={context} place={title} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function fileMenu(file: FileEntry, context: FileActionContext, job: FileDownloadJob): readonly MenuAction[] {
  const [newest, ...older] = file.versions;
  const view = (versionNumber: number) => () =>
    viewFile(file, versionNumber, context.configuration, context.walk);
  const download = (versionNumber?: number) => () =>
    void job.show(downloadFile(file, versionNumber)).catch(() => undefined);
  const first: readonly MenuAction[] = newest
    ? [
        { label: commonTexts.view, decision: allowedDecision, onSelect: view(newest.versionNumber) },
        { label: commonTexts.download, decision: allowedDecision, onSelect: download() },
      ]
    : [];
  return [
    ...first,
    ...older.flatMap(({ versionNumber }): readonly MenuAction[] => [
      {
        label: filesTabTexts.viewVersion(versionNumber),
        decision: allowedDecision,
        onSelect: view(versionNumber),
      },
      {
        label: filesTabTexts.downloadVersion(versionNumber),
        decision: allowedDecision,
        onSelect: download(versionNumber),
      },
    ]),
    ...fileActions
      .filter(({ applies }) => applies(file))
      .map(({ label, decision, run }): MenuAction => ({
        label,
        decision: decision?.(file, context) ?? allowedDecision,
        onSelect: () => run(file, context),
      })),
  ];
}
