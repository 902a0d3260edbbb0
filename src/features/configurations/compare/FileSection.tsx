import { IconEqual } from '@tabler/icons-react';
import { useMemo, useState, type ReactElement } from 'react';
import { longDate, shortDate } from '~/domain/words/dates.ts';
import { newestVersion, type FileEntry } from '~/domain/file/places.ts';
import type { FileChange } from '~/domain/revision/comparison.ts';
import {
  filePairs,
  fileVerdict,
  knownContent,
  type ContentVerdict,
  type FileVerdict,
} from '~/domain/revision/filePairs.ts';
import { compareContents, verdictKey } from '~/queries/configurations/comparison.ts';
import { useContentVerdicts } from '~/queries/configurations/contentVerdicts.ts';
import { reportFailure } from '~/queries/failures.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { Badge, type BadgeColour } from '~/ui/Badge.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ComparedRow, ComparisonTable } from './ComparisonTable.tsx';
import type { SectionProps } from './RevisionComparison.tsx';
import styles from './RevisionComparison.module.css';

const look: Record<FileVerdict, { readonly text: string; readonly colour: BadgeColour }> = {
  ADDED: { text: 'Added', colour: 'green' },
  REMOVED: { text: 'Removed', colour: 'red' },
  OTHER: { text: 'Other content', colour: 'amber' },
  MADE_ANEW: { text: 'Made anew', colour: 'amber' },
  REMADE_SAME: { text: 'Made anew, same content', colour: 'grey' },
  SAME: { text: 'Same', colour: 'grey' },
};

const isSame = (verdict: FileVerdict): boolean => verdict === 'SAME' || verdict === 'REMADE_SAME';

/** A build makes dozens of files anew; what follows must not be far below. */
const mostRows = 12;

/** A file with what has been found out about it. */
type Row = { readonly file: FileChange; readonly content: ContentVerdict; readonly verdict: FileVerdict };

/** Every file with what is known of it, and the pairs of which only their bytes could tell more. */
function useRows(files: readonly FileChange[]) {
  const verdicts = useContentVerdicts();
  return useMemo(() => {
    const pairs = filePairs(files);
    const contents = new Map(
      pairs.map((pair) => [pair.key, knownContent(pair) ?? verdicts[verdictKey(pair)]]),
    );
    const rows = files.map((file): Row => {
      const content = contents.get(file.key);
      return { file, content, verdict: fileVerdict(file, content) };
    });
    const open = pairs.filter(
      ({ key }) => contents.get(key) === undefined || contents.get(key) === 'UNREADABLE',
    );
    return { rows, open };
  }, [files, verdicts]);
}

/** The artefacts and attachments of both revisions; those that are the same only on request. */
export function FileSection({ diff, comparison }: SectionProps): ReactElement | null {
  const [all, setAll] = useState(false);
  const [most, setMost] = useState(mostRows);
  const [busy, setBusy] = useState(false);
  const { rows, open } = useRows(diff.files);
  if (rows.length === 0) return null;
  const different = rows.filter(({ verdict }) => !isSame(verdict));
  const same = rows.length - different.length;
  const shown = (all ? rows : different).slice(0, most);
  const more = (all ? rows : different).length - shown.length;
  const compare = async (): Promise<void> => {
    setBusy(true);
    try {
      await compareContents(open).ended;
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const action = open.length > 0 && (
    <BusyButton
      variant="default"
      size="xs"
      busy={busy}
      leftSection={<IconEqual size={15} aria-hidden />}
      onClick={() => void compare()}
    >
      {open.length === 1 ? 'Compare the content of 1 file' : `Compare the contents of ${open.length} files`}
    </BusyButton>
  );
  return (
    <Panel title="Artefacts and attachments" flush actions={action}>
      <p className={styles.note} role="status">
        {stateOf(rows, open.length)}
      </p>
      {shown.length > 0 && (
        <ComparisonTable subject="File" comparison={comparison}>
          {shown.map((row) => (
            <FileRow key={row.file.key} {...row} />
          ))}
        </ComparisonTable>
      )}
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => setMost(Number.POSITIVE_INFINITY)}>
          {more === 1 ? '1 more file: show' : `${more} more files: show`}
        </button>
      )}
      {same > 0 && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Only what differs' : `${same} ${same === 1 ? 'file is' : 'files are'} the same: show`}
        </button>
      )}
    </Panel>
  );
}

/** Sentence on how sure the verdicts are. */
function stateOf(rows: readonly Row[], open: number): string {
  const remade = rows.filter(({ verdict }) => verdict === 'REMADE_SAME').length;
  const sure =
    open === 0
      ? 'All contents have been compared.'
      : 'Told apart by when they were made, by whom and how large they are, where their contents have not been compared.';
  if (remade === 0) return sure;
  return `${sure} ${remade === 1 ? '1 file was' : `${remade} files were`} made anew with the same content.`;
}

function FileRow({ file, content, verdict }: Row): ReactElement {
  const { name, place, before, after } = file;
  return (
    <ComparedRow
      name={
        <>
          {name}{' '}
          <Badge size="small" colour={look[verdict].colour}>
            {look[verdict].text}
          </Badge>
        </>
      }
      about={content === 'UNREADABLE' ? `${place}, could not be read` : place}
      before={<Version file={before} />}
      after={<Version file={after} />}
    />
  );
}

function Version({ file }: { readonly file: FileEntry | undefined }): ReactElement {
  const version = file && newestVersion(file);
  if (!version) return <>–</>;
  return (
    <>
      <span className="number">Version {version.versionNumber}</span>
      <time dateTime={version.created} title={longDate(version.created)}>
        {shortDate(version.created)}
      </time>
    </>
  );
}
