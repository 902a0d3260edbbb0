import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import { ActionIcon } from '@mantine/core';
import { IconFileText, IconPaperclip, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { getDisplayName } from '~/domain/access/displayName.ts';
import {
  getNewestFileVersion,
  type FileEntry,
  type FileVersion,
  type FileGroup,
} from '~/domain/file/fileGroups.ts';
import { getDocumentTypeLabel } from '~/domain/file/documentType.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { downloadFile } from '~/queries/files/files.ts';
import { providerOrganization } from '~/session/usePersonName.ts';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { formatBytes } from '~/domain/words/numbers.ts';
import { DownloadButton } from '~/ui/DownloadButton.tsx';
import { useJob, type StartedJob } from '~/platform/jobs/jobs.ts';
import { ExpandButton } from '~/ui/ExpandButton.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { fileThumbnailQuery } from '~/widgets/previews/fileThumbnailQuery.ts';
import { Thumbnail } from '~/widgets/previews/Thumbnail.tsx';
import { fileActions, viewFile, type FileAction, type FileActionContext } from './fileActions.ts';
import { allowedDecision, createRefusal } from '~/domain/access/decision.ts';
import { createAddFileTarget } from '~/domain/file/droppedFile.ts';
import { checkArtefactUpload, checkFileUpload } from '~/domain/file/permission.ts';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import styles from './Files.module.css';

type Props = { readonly file: FileEntry; readonly context: FileActionContext };

type RowProps = Props & { readonly place?: string };

export function FileRow({ file, context, place }: RowProps) {
  const [open, setOpen] = useState(false);
  const versionsId = useId();
  const job = useFileDownloadJob();
  const { name, kind, state, documentType, versions } = file;
  const newest = getNewestFileVersion(file);
  return (
    <li className={styles.file}>
      <Thumbnail
        picture={fileThumbnailQuery(file)}
        instead={
          kind === 'ARTEFACT' ? (
            <IconFileText size={18} aria-hidden />
          ) : (
            <IconPaperclip size={18} aria-hidden />
          )
        }
      />
      {newest ? (
        <button
          type="button"
          className={styles.name}
          onClick={() => viewFile(file, newest.versionNumber, context.configuration, context.walk)}
        >
          {name}
        </button>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className="factLine">
        {place !== undefined && <span>{place}</span>}
        {file.staffOnly && <Badge size="small">{filesTabTexts.employeesOnly}</Badge>}
        {file.allRevisions && <Badge size="small">{filesTabTexts.allRevisions}</Badge>}
        <span>{getDocumentTypeLabel(documentType)}</span>
        {newest && versions.length > 1 && (
          <ExpandButton
            text={filesTabTexts.version(newest.versionNumber)}
            label={filesTabTexts.allVersions(filesTabTexts.version(newest.versionNumber), name)}
            open={open}
            controls={versionsId}
            onToggle={() => setOpen(!open)}
          />
        )}
        {newest && versions.length === 1 && (
          <span className="number">{filesTabTexts.version(newest.versionNumber)}</span>
        )}
        {newest && <VersionFacts version={newest} />}
      </span>
      {state && state !== 'READY' && <StateLabel state={state} size="small" />}
      <span className={styles.actions}>
        {newest && <DownloadButton what={name} onDownload={() => job.show(downloadFile(file))} />}
        {fileActions
          .filter(({ applies }) => applies(file))
          .map((action) => (
            <ActionButton key={action.label} {...{ action, file, context }} />
          ))}
      </span>
      <FileDownloadProgress of={job} name={name} />
      {open && (
        <ol className={styles.versions} id={versionsId}>
          {versions.map((version) => (
            <VersionRow key={version.versionNumber} {...{ file, version, context }} onStarted={job.show} />
          ))}
        </ol>
      )}
    </li>
  );
}

const VersionFacts = ({ version }: { readonly version: FileVersion }) => (
  <>
    {typeof version.size === 'number' && <span className="number">{formatBytes(version.size)}</span>}
    <RelativeTime date={version.created} />
    {version.adminOnly && <Badge size="small">{filesTabTexts.administratorsOnly}</Badge>}
  </>
);

function ActionButton({ action, file, context }: Props & { readonly action: FileAction }) {
  const { label, Icon, decision, run } = action;
  const answer = decision?.(file, context) ?? { allowed: true };
  const name = `${label} ${file.name}`;
  return (
    <ActionIcon
      variant="default"
      size={34}
      disabled={!answer.allowed}
      onClick={() => run(file, context)}
      aria-label={answer.allowed ? name : filesTabTexts.withReason(name, answer.reason)}
      title={answer.allowed ? label : answer.reason}
    >
      <Icon size={17} aria-hidden />
    </ActionIcon>
  );
}

type VersionProps = Props & {
  readonly version: FileVersion;
  readonly onStarted: (job: StartedJob<unknown>) => Promise<unknown>;
};

function VersionRow({ file, version, context, onStarted }: VersionProps) {
  const viewer = { isStaff: isStaff(context.actor.units) };
  const { versionNumber, createdBy } = version;
  return (
    <li>
      <button
        type="button"
        className="number"
        aria-label={filesTabTexts.lookAtVersion(versionNumber, file.name)}
        onClick={() => viewFile(file, versionNumber, context.configuration, context.walk)}
      >
        {filesTabTexts.version(versionNumber)}
      </button>
      <VersionFacts version={version} />
      <span className={styles.who}>{getDisplayName(createdBy, viewer, providerOrganization)}</span>
      <DownloadButton
        what={filesTabTexts.versionOf(versionNumber, file.name)}
        onDownload={() => onStarted(downloadFile(file, versionNumber))}
      />
    </li>
  );
}

export type FileDownloadJob = ReturnType<typeof useFileDownloadJob>;

export function useFileDownloadJob() {
  const [jobId, setJobId] = useState<number>();
  const job = useJob(jobId);
  return {
    running: job?.state === 'RUNNING' ? job : undefined,
    /** Binds the row to a job; settles with the job. */
    show: ({ id, ended }: StartedJob<unknown>) => {
      setJobId(id);
      return ended;
    },
  };
}

type FileJobProgressProps = { readonly of: FileDownloadJob; readonly name: string };

export const FileDownloadProgress = ({ of: { running }, name }: FileJobProgressProps) =>
  running ? (
    <progress aria-label={name} {...(running.share === undefined ? {} : { value: running.share })} />
  ) : null;

const openAddFile = createOpener(async () => (await import('./AddFile.tsx')).openAddFile);

type AddFileButtonProps = {
  readonly place: FileGroup;
  readonly context: FileActionContext;
  /** Whether there is room for an icon only; then hidden if adding is not allowed. */
  readonly compact?: boolean;
};

/**
 * Adds a file to one group of the working revision. Hidden where no file can be added at all: the toolbar
 * gives the reason once.
 */
export function AddFileButton({ place, context, compact = false }: AddFileButtonProps) {
  const { configuration, adding, actor } = context;
  const { title, productConfigurationId } = place;
  if (!adding) return <span className={styles.coming} />;
  if (!checkFileUpload(actor, adding.configuration.configurationState).allowed) return null;
  const { configurationId, revision } = adding.configuration;
  const target = adding.places.find((each) => each.productConfigurationId === productConfigurationId);
  const onAdd = (to: FileGroup): void =>
    openAddFile(
      { configurationId, productConfigurationId, revision },
      createAddFileTarget(to, adding.configuration, checkArtefactUpload(actor.units)),
    );
  const name = filesTabTexts.addFileHere(title);
  if (!compact) {
    return (
      <GuardedButton
        decision={
          target ? allowedDecision : createRefusal('SUBJECT', filesTabTexts.notInWorkingRevision(title))
        }
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => target && onAdd(target)}
        aria-label={name}
      >
        {revision === configuration.revision ? filesTabTexts.addFile : filesTabTexts.addFileTo(revision)}
      </GuardedButton>
    );
  }
  return target ? (
    <ActionIcon variant="subtle" color="gray" size={26} onClick={() => onAdd(target)} aria-label={name}>
      <IconPlus size={15} aria-hidden />
    </ActionIcon>
  ) : null;
}
