import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { parseScan } from '~/domain/scan/label.ts';
import { mayOpenScanPage } from '~/domain/scan/permission.ts';
import { scanExplained, scanName, scanVerdict } from '~/domain/scan/verdict.ts';
import { scanPageTexts } from '~/domain/words/texts/scanPage.ts';
import { pages } from '~/pages.ts';
import { useMe } from '~/session/me.ts';
import { AccessWall, EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useRootMark } from '~/platform/rootMark.ts';
import { takeScan, useScans, type ScanEntry } from '~/widgets/scan/scanQueue.ts';
import { Board } from './Board.tsx';
import { Camera } from './Camera.tsx';
import { ScanActions, EntryActions } from './ScanActions.tsx';
import styles from './ScanPage.module.css';
import { IconDownload } from '@tabler/icons-react';
import { clockTime } from '~/domain/words/dates.ts';
import { scanLogCsv, scanLogFileName } from '~/domain/scan/log.ts';
import { saveFile } from '~/platform/saveFile.ts';

/** The page for working through labels: the verdict in large letters, the parts of the label, and the scans before. */
export function Component(): ReactElement {
  const verdict = mayOpenScanPage(useMe().units);
  useRootMark('largeButtons', verdict.allowed);
  if (!verdict.allowed) {
    return <AccessWall page={pages.scan.title} reason={verdict.reason} />;
  }
  return (
    <>
      <PageHeader title={scanPageTexts.title} meta={scanPageTexts.about} />
      <div className={styles.page}>
        <Board />
        <ScanActions />
        <div className="columns">
          <Explanation />
          <Controls />
        </div>
        <ScanLog />
      </div>
    </>
  );
}

function Explanation(): ReactElement {
  const latest = useScans((state) => state.latest);
  return (
    <Panel title={scanPageTexts.label}>
      {latest ? (
        <LabelValueTable rows={scanExplained(latest.scan, latest.result)} />
      ) : (
        <p className="soft">{scanPageTexts.examples}</p>
      )}
    </Panel>
  );
}

function Controls(): ReactElement {
  const isMuted = useScans((state) => state.isMuted);
  const stays = useScans((state) => state.stays);
  const [text, setText] = useState('');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    takeScan(parseScan(text));
    setText('');
  };
  return (
    <Panel title={scanPageTexts.scanner}>
      <div className="stack">
        <form noValidate className={styles.typed} onSubmit={onSubmit}>
          <TextInput
            label={scanPageTexts.type}
            placeholder={scanPageTexts.example}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button variant="default" type="submit" disabled={text.trim() === ''}>
            {scanPageTexts.lookUp}
          </Button>
        </form>
        <Switch
          size="lg"
          label={scanPageTexts.sound}
          checked={!isMuted}
          onChange={(event) => useScans.setState({ isMuted: !event.currentTarget.checked })}
        />
        <Switch
          size="lg"
          label={scanPageTexts.stay}
          description={scanPageTexts.stayAbout}
          checked={stays}
          onChange={(event) => useScans.setState({ stays: event.currentTarget.checked })}
        />
        <Camera />
      </div>
    </Panel>
  );
}

/** The scans since signing in, newest first. */
function ScanLog(): ReactElement {
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
