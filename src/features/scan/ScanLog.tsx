import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { clockTime } from '~/domain/words/dates.ts';
import { scanLogCsv, scanLogFileName } from '~/domain/scan/log.ts';
import { scanName, scanVerdict } from '~/domain/scan/verdict.ts';
import { scanPageTexts } from '~/domain/words/texts/scanPage.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { saveFile } from '~/platform/saveFile.ts';
import { useScans, type ScanEntry } from '~/widgets/scan/scanQueue.ts';
import { EntryActions } from './ScanActions.tsx';
import styles from './ScanPage.module.css';

/** The scans since signing in, newest first. */
export function ScanLog(): ReactElement {
  const entries = useScans((state) => state.entries);
  const latestId = useScans(({ latest }) => latest?.id);
  const onExport = (): void => {
    const text = scanLogCsv(entries.toReversed());
    saveFile(new Blob([text], { type: 'text/csv' }), scanLogFileName(Date.now()));
  };
  return (
    <Panel
      title={scanPageTexts.session}
      flush
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={24} aria-hidden />}
          disabled={entries.length === 0}
          onClick={onExport}
        >
          {scanPageTexts.exportCsv}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <EmptyState title={scanPageTexts.empty} text={scanPageTexts.emptyAbout} />
      ) : (
        <ul className={styles.log} aria-label={scanPageTexts.scans}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} isLatest={entry.id === latestId} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type RowProps = {
  readonly entry: ScanEntry;
  /** Whether its actions stand above already. */
  readonly isLatest: boolean;
};

function Row({ entry, isLatest }: RowProps): ReactElement {
  const { at, scan, result } = entry;
  const { tone, title, text } = scanVerdict(scan, result);
  const name = scanName(scan) || scanPageTexts.nothingRead;
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{clockTime(new Date(at))}</time>
      <strong className="number">{name}</strong>
      <span className={styles.result} data-tone={tone}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      {isLatest ? null : (
        <span className={styles.actions}>
          <EntryActions entry={entry} />
        </span>
      )}
    </li>
  );
}
