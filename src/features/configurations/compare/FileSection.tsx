import { IconEqual } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { getNewestFileVersion, type FileEntry } from '~/domain/file/fileGroups.ts';
import type { FileChange } from '~/domain/revision/comparison.ts';
import {
  listFilePairs,
  getFileComparisonResult,
  getKnownContentResult,
  type ContentComparisonResult,
  type FileComparisonResult,
} from '~/domain/revision/filePairs.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import {
  revisionComparisonTexts,
  fileComparisonTexts,
  fileComparisonResultTexts,
} from '~/domain/words/texts/comparison.ts';
import { compareFileContents, getFilePairKey } from '~/queries/configurations/comparison.ts';
import { useContentComparisonResults } from '~/queries/configurations/contentComparisonResults.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { Badge, type BadgeColor } from '~/ui/Badge.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import type { ComparisonSectionProps } from './RevisionComparisonView.tsx';
import styles from './RevisionComparisonView.module.css';
import type { RevisionPair } from '~/domain/revision/revisionPair.ts';

type TableProps = {
  readonly subject: string;
  readonly comparison: RevisionPair;
  readonly quantities?: boolean;
  readonly children: ReactNode;
};

export const ComparisonTable = ({ subject, comparison, quantities, children }: TableProps) => (
  <table className={styles.fields} data-quantities={quantities}>
    <thead>
      <tr>
        <th scope="col">{subject}</th>
        <th scope="col">{comparison.before}</th>
        <th scope="col">{comparison.after}</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

type RowProps = {
  readonly name: ReactNode;
  readonly about: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
};

export const ComparisonRow = ({ name, about, before, after }: RowProps) => (
  <tr>
    <th scope="row">
      {name} <span>{about}</span>
    </th>
    <td data-side="before">{before}</td>
    <td data-side="after">{after}</td>
  </tr>
);

const colours: Record<FileComparisonResult, BadgeColor> = {
  ADDED: 'green',
  REMOVED: 'red',
  OTHER: 'amber',
  REMADE: 'amber',
  REMADE_SAME: 'grey',
  SAME: 'grey',
};

const isSame = (verdict: FileComparisonResult): boolean => verdict === 'SAME' || verdict === 'REMADE_SAME';

/** Whether a file is an artefact that was rebuilt without a known change: a build recreates all artefacts. */
const isOnlyRemade = ({ file, verdict }: Row): boolean => file.kind === 'ARTEFACT' && verdict === 'REMADE';

/** Limits the length of the section: a build recreates dozens of files. */
const maxRows = 12;

type Row = {
  readonly file: FileChange;
  readonly content: ContentComparisonResult;
  readonly verdict: FileComparisonResult;
};

function useRows(files: readonly FileChange[]) {
  const verdicts = useContentComparisonResults();
  return useMemo(() => {
    const pairs = listFilePairs(files);
    const contents = new Map(
      pairs.map((pair) => [pair.key, getKnownContentResult(pair) ?? verdicts[getFilePairKey(pair)]]),
    );
    const rows = files.map((file): Row => {
      const content = contents.get(file.key);
      return { file, content, verdict: getFileComparisonResult(file, content) };
    });
    const open = pairs.filter(
      ({ key }) => contents.get(key) === undefined || contents.get(key) === 'UNREADABLE',
    );
    return { rows, open };
  }, [files, verdicts]);
}

export function FileSection({ found, comparison }: ComparisonSectionProps) {
  const [all, setAll] = useState(false);
  const [remadeToo, setRemadeToo] = useState(false);
  const [limit, setMost] = useState(maxRows);
  const [busy, setBusy] = useState(false);
  const { rows, open } = useRows(found.files);
  if (rows.length === 0) return null;
  const remade = rows.filter(isOnlyRemade).length;
  const same = rows.filter(({ verdict }) => isSame(verdict)).length;
  const wanted = rows.filter((row) => (all || !isSame(row.verdict)) && (remadeToo || !isOnlyRemade(row)));
  const shown = wanted.slice(0, limit);
  const more = wanted.length - shown.length;
  const compare = async (): Promise<void> => {
    setBusy(true);
    try {
      await compareFileContents(open).ended;
    } catch (error) {
      notifyError(error);
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
      {fileComparisonTexts.compareContents(open.length)}
    </BusyButton>
  );
  return (
    <Panel title={fileComparisonTexts.title} flush actions={action}>
      <p className={styles.note} role="status">
        {stateOf(rows, open.length)}
      </p>
      {shown.length > 0 && (
        <ComparisonTable subject={fileComparisonTexts.file} comparison={comparison}>
          {shown.map((row) => (
            <FileRow key={row.file.key} {...row} />
          ))}
        </ComparisonTable>
      )}
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => setMost(Number.POSITIVE_INFINITY)}>
          {fileComparisonTexts.moreFiles(more)}
        </button>
      )}
      {remade > 0 && !remadeToo && (
        <button type="button" className={styles.more} onClick={() => setRemadeToo(true)}>
          {fileComparisonTexts.regenerated(remade)}
        </button>
      )}
      {same > 0 && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? fileComparisonTexts.differing : fileComparisonTexts.sameFiles(same)}
        </button>
      )}
    </Panel>
  );
}

function stateOf(rows: readonly Row[], open: number): string {
  const remade = rows.filter(({ verdict }) => verdict === 'REMADE_SAME').length;
  const sure = open === 0 ? fileComparisonTexts.allCompared : fileComparisonTexts.partlyCompared;
  return joinSentences([sure, remade > 0 ? fileComparisonTexts.remade(remade) : undefined]);
}

function FileRow({ file, content, verdict }: Row) {
  const { name, place, before, after } = file;
  return (
    <ComparisonRow
      name={
        <>
          {name}{' '}
          <Badge size="small" colour={colours[verdict]}>
            {fileComparisonResultTexts[verdict]}
          </Badge>
        </>
      }
      about={content === 'UNREADABLE' ? fileComparisonTexts.unreadable(place) : place}
      before={<Version file={before} />}
      after={<Version file={after} />}
    />
  );
}

function Version({ file }: { readonly file: FileEntry | undefined }) {
  const version = file && getNewestFileVersion(file);
  if (!version) return <>{revisionComparisonTexts.none}</>;
  return (
    <>
      <span className="number">{fileComparisonTexts.version(version.versionNumber)}</span>
      <RelativeTime date={version.created} />
    </>
  );
}
