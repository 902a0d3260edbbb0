import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { clockTime } from '~/domain/words/dates.ts';
import { Link } from 'react-router';
import { scanLogCsv, scanLogFileName } from '~/domain/scan/log.ts';
import { scanName, scanVerdict } from '~/domain/scan/verdict.ts';
import { logWords, trayWords } from '~/domain/scan/words.ts';
import { noMillingSettingsNotice, notice } from '~/domain/notice/notices.ts';
import { paths } from '~/paths.ts';
import { isCalledOff } from '~/api/calledOff.ts';
import { failureText } from '~/queries/failures.ts';
import { lacksMachine, type Device } from '~/queries/milling/gcode.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { notify } from '~/ui/notices/notices.ts';
import { Panel } from '~/ui/Panel.tsx';
import { saveFile } from '~/ui/saveFile.ts';
import { saveProgram } from '~/widgets/milling/saveProgram.ts';
import { runAgain, useScans, type ScanEntry } from '~/widgets/scan/scanQueue.ts';
import styles from './ScanPage.module.css';

/** The scans since signing in, newest first. */
export function ScanLog(): ReactElement {
  const entries = useScans((state) => state.entries);
  const onExport = (): void => {
    const text = scanLogCsv(entries.toReversed());
    saveFile(new Blob([text], { type: 'text/csv' }), scanLogFileName(Date.now()));
  };
  return (
    <Panel
      title={logWords.TITLE}
      flush
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={15} aria-hidden />}
          disabled={entries.length === 0}
          onClick={onExport}
        >
          {logWords.EXPORT}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <EmptyState title={logWords.EMPTY} text={logWords.EMPTY_ABOUT} />
      ) : (
        <ul className={styles.log} aria-label={logWords.LIST}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ entry }: { readonly entry: ScanEntry }): ReactElement {
  const { id, at, scan, result, place } = entry;
  const { tone, title, text } = scanVerdict(scan, result);
  const name = scanName(scan) || trayWords.NOTHING_READ;
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{clockTime(new Date(at))}</time>
      <strong className="number">{name}</strong>
      <span className={styles.result} data-tone={tone}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <span className={styles.actions}>
        {place && (
          <Button
            component={Link}
            to={paths.configuration(place.configurationId, place.revision, { tab: 'FILES' })}
            variant="default"
            size="xs"
            aria-label={`Open the files of ${place.configurationId}`}
          >
            {logWords.OPEN}
          </Button>
        )}
        {place && scan.kind === 'productConfiguration' && (
          <Button
            variant="default"
            size="xs"
            aria-label={`${logWords.DRY_RUN} of ${name}`}
            onClick={() =>
              void saveDryRun({
                productConfigurationId: scan.productConfigurationId,
                revisionId: place.revision,
              })
            }
          >
            {logWords.DRY_RUN}
          </Button>
        )}
        {scan.kind !== 'unknown' && tone !== 'WAITING' && (
          <Button
            variant="default"
            size="xs"
            aria-label={`${logWords.RUN_AGAIN} ${name}`}
            onClick={() => runAgain(id)}
          >
            {logWords.RUN_AGAIN}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Asks for the machine first where there is none. */
async function saveDryRun(device: Device): Promise<void> {
  try {
    if (!(await saveProgram('DRY_RUN', device))) notify(notice('NO_GCODE'));
  } catch (error) {
    if (isCalledOff(error)) return;
    if (!lacksMachine(error)) {
      notify(notice('NO_GCODE', { body: `${failureText(error)}.` }));
      return;
    }
    notify(noMillingSettingsNotice());
    const { openMillingSettings } = await import('~/widgets/milling/MillingSettings.tsx');
    openMillingSettings(() => void saveDryRun(device));
  }
}
