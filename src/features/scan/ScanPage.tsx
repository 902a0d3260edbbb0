import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { parseScan } from '~/domain/scan/label.ts';
import { scanExplained, scanVerdict } from '~/domain/scan/verdict.ts';
import { pageWords } from '~/domain/scan/words.ts';
import { Camera } from './Camera.tsx';
import { ScanLog } from './ScanLog.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { takeScan, useScans } from '~/widgets/scan/scanQueue.ts';
import { VerdictMark } from '~/widgets/scan/VerdictMark.tsx';
import verdictStyles from '~/widgets/scan/Verdict.module.css';
import styles from './ScanPage.module.css';

/** The page for working through labels: the verdict in large letters, the parts of the label, and the scans before. */
export function Component(): ReactElement {
  return (
    <>
      <PageHeader title={pageWords.TITLE} meta={pageWords.ABOUT} />
      <div className={styles.page}>
        <Board />
        <div className={styles.sides}>
          <Explanation />
          <Controls />
        </div>
        <ScanLog />
      </div>
    </>
  );
}

function Board(): ReactElement {
  const latest = useScans((state) => state.latest);
  const hasKeyboard = useScans((state) => state.hasKeyboard);
  const verdict = latest && scanVerdict(latest.scan, latest.result);
  return (
    <div
      className={verdictStyles.board}
      data-tone={verdict?.tone ?? 'READY'}
      role="status"
      aria-live="assertive"
      aria-label="Last scan"
    >
      {verdict ? (
        <VerdictMark tone={verdict.tone} />
      ) : (
        <span className={verdictStyles.mark} aria-hidden>
          <IconScan />
        </span>
      )}
      <div className={styles.words}>
        <p className={verdictStyles.title}>{verdict?.title ?? pageWords.READY}</p>
        <p className={verdictStyles.text}>
          {hasKeyboard ? (verdict?.text ?? pageWords.HOLD) : pageWords.NO_KEYBOARD}
        </p>
      </div>
    </div>
  );
}

function Explanation(): ReactElement {
  const latest = useScans((state) => state.latest);
  const part = latest?.scan.kind === 'productConfiguration' ? latest.scan.partNumber : undefined;
  return (
    <Panel
      title={pageWords.LABEL}
      actions={
        part !== undefined && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Usage of part ${part}`}
            onClick={() => void showUsage(part)}
          >
            {pageWords.PART_USAGE}
          </Button>
        )
      }
    >
      {latest ? (
        <LabelValueTable rows={scanExplained(latest.scan, latest.result)} />
      ) : (
        <p className={styles.hint}>{pageWords.EXAMPLES}</p>
      )}
    </Panel>
  );
}

async function showUsage(partNumber: string): Promise<void> {
  const { openPartUsage } = await import('~/widgets/parts/PartUsage.tsx');
  openPartUsage(partNumber);
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
    <Panel title={pageWords.SCANNER}>
      <div className={styles.controls}>
        <form className={styles.typed} onSubmit={onSubmit}>
          <TextInput
            label={pageWords.TYPE}
            placeholder={pageWords.EXAMPLE}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={text.trim() === ''}>
            {pageWords.LOOK_UP}
          </Button>
        </form>
        <Switch
          label={pageWords.SOUND}
          checked={!isMuted}
          onChange={(event) => useScans.setState({ isMuted: !event.currentTarget.checked })}
        />
        <Switch
          label={pageWords.STAY}
          description={pageWords.STAY_ABOUT}
          checked={stays}
          onChange={(event) => useScans.setState({ stays: event.currentTarget.checked })}
        />
        <Camera />
      </div>
    </Panel>
  );
}
