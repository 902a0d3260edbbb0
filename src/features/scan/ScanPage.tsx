import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { parseScan } from '~/domain/scan/label.ts';
import { scanExplained, scanVerdict } from '~/domain/scan/verdict.ts';
import { Camera } from './Camera.tsx';
import { ScanLog } from './ScanLog.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { takeScan, useScans } from '~/widgets/scan/scans.ts';
import { VerdictMark } from '~/widgets/scan/VerdictMark.tsx';
import verdictStyles from '~/widgets/scan/Verdict.module.css';
import styles from './ScanPage.module.css';

/** For working through labels: the verdict in letters for two metres, what was read, and what came before. */
export function Component(): ReactElement {
  return (
    <>
      <PageHeader
        title="Scan"
        meta="Scan a label on any page. This one shows what came of it, from two metres."
      />
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
        <p className={verdictStyles.title}>{verdict?.title ?? 'Ready to scan'}</p>
        <p className={verdictStyles.text}>
          {hasKeyboard
            ? (verdict?.text ?? 'Hold the scanner to a label.')
            : 'Click on the page first: keys go to another window.'}
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
      title="What was read"
      actions={
        part !== undefined && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Usage of part ${part}`}
            onClick={() => void showUsage(part)}
          >
            Part usage
          </Button>
        )
      }
    >
      {latest ? (
        <LabelValueTable rows={scanExplained(latest.scan)} />
      ) : (
        <p className={styles.hint}>
          A configuration is an id such as OU1234, C012345 or 12345_S. With a part number before it, such as
          P00003-OU1234, it is a product configuration, and its program is made.
        </p>
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
    <Panel title="Scanner">
      <div className={styles.controls}>
        <form className={styles.typed} onSubmit={onSubmit}>
          <TextInput
            label="Type a label"
            placeholder="P00003-OU1234"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={text.trim() === ''}>
            Take
          </Button>
        </form>
        <Switch
          label="Sound"
          checked={!isMuted}
          onChange={(event) => useScans.setState({ isMuted: !event.currentTarget.checked })}
        />
        <Switch
          label="Stay on this page"
          description="A configuration is only looked up; open it from the list below."
          checked={stays}
          onChange={(event) => useScans.setState({ stays: event.currentTarget.checked })}
        />
        <Camera />
      </div>
    </Panel>
  );
}
