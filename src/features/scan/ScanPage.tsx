import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { parseScan } from '~/domain/scan/label.ts';
import { mayOpenScanPage } from '~/domain/scan/permission.ts';
import { scanExplained } from '~/domain/scan/verdict.ts';
import { scanPageTexts } from '~/domain/words/texts/scanPage.ts';
import { pages } from '~/pages.ts';
import { useMe } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useRootMark } from '~/platform/rootMark.ts';
import { takeScan, useScans } from '~/widgets/scan/scanQueue.ts';
import { Board } from './Board.tsx';
import { Camera } from './Camera.tsx';
import { ScanActions } from './ScanActions.tsx';
import { ScanLog } from './ScanLog.tsx';
import styles from './ScanPage.module.css';

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
        <div className={styles.sides}>
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
        <p className={styles.hint}>{scanPageTexts.examples}</p>
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
      <div className={styles.controls}>
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
