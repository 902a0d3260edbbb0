import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState, type FormEvent, useEffect, useRef } from 'react';
import { parseScan } from '~/domain/scan/label.ts';
import { checkScanPageAccess } from '~/domain/scan/permission.ts';
import { explainScan, getScanName, describeScanResult, buildScanLines } from '~/domain/scan/scanResult.ts';
import { scanPageTexts, scanRunTexts } from '~/domain/words/texts/scanPage.ts';
import { pages } from '~/pages.ts';
import { useMe } from '~/session/me.ts';
import { AccessDenied, EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useRootAttribute } from '~/platform/rootAttributes.ts';
import { addScan, useScans, type ScanEntry } from '~/widgets/scan/scanQueue.ts';
import { CameraScanner } from './CameraScanner.tsx';
import { ScanActions, ScanEntryActions } from './ScanActions.tsx';
import styles from './ScanPage.module.css';
import { IconDownload, IconScan } from '@tabler/icons-react';
import { formatClockTime } from '~/domain/words/dates.ts';
import { formatScanLogCsv, formatScanLogFileName } from '~/domain/scan/log.ts';
import { saveFile } from '~/platform/saveFile.ts';
import { useQuery } from '@tanstack/react-query';
import { checkProgramGeneration } from '~/domain/milling/permission.ts';
import { machinesQuery, millingPreferencesQuery } from '~/queries/milling/milling.ts';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import { ScanOutcomeIcon } from '~/widgets/scan/ScanOutcomeFlash.tsx';
import verdictStyles from '~/widgets/scan/ScanOutcome.module.css';

export function Component() {
  const decision = checkScanPageAccess(useMe().units);
  useRootAttribute('largeButtons', decision.allowed);
  if (!decision.allowed) {
    return <AccessDenied page={pages.scan.title} reason={decision.reason} />;
  }
  return (
    <>
      <PageHeader title={scanPageTexts.title} meta={scanPageTexts.about} />
      <div className={styles.page}>
        <LastScanPanel />
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

function Explanation() {
  const latest = useScans((state) => state.latest);
  return (
    <Panel title={scanPageTexts.label}>
      {latest ? (
        <LabelValueTable rows={explainScan(latest.scan, latest.result)} />
      ) : (
        <p className="soft">{scanPageTexts.examples}</p>
      )}
    </Panel>
  );
}

function Controls() {
  const isMuted = useScans((state) => state.isMuted);
  const stays = useScans((state) => state.stays);
  const [text, setText] = useState('');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    addScan(parseScan(text));
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
        <CameraScanner />
      </div>
    </Panel>
  );
}

function ScanLog() {
  const entries = useScans((state) => state.entries);
  const latestId = useScans(({ latest }) => latest?.id);
  const onExport = (): void => {
    const text = formatScanLogCsv(entries.toReversed());
    saveFile(new Blob([text], { type: 'text/csv' }), formatScanLogFileName(Date.now()));
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

function Row({ entry, isLatest }: { readonly entry: ScanEntry; readonly isLatest: boolean }) {
  const { at, scan, result } = entry;
  const { tone, title, text } = describeScanResult(scan, result);
  const name = getScanName(scan) || scanPageTexts.nothingRead;
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{formatClockTime(new Date(at))}</time>
      <strong className="number">{name}</strong>
      <span className={styles.result} data-tone={tone}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      {isLatest ? null : (
        <span className={styles.actions}>
          <ScanEntryActions entry={entry} />
        </span>
      )}
    </li>
  );
}

function LastScanPanel() {
  const latest = useScans((state) => state.latest);
  const hasKeyboard = useScans((state) => state.hasKeyboard);
  const verdict = latest && describeScanResult(latest.scan, latest.result);
  const board = useRef<HTMLElement>(null);
  const scan = latest?.scan;
  // On a phone the label is typed below the fold: scroll to the result.
  useEffect(() => {
    if (scan) board.current?.scrollIntoView({ block: 'nearest' });
  }, [scan]);
  return (
    <section
      ref={board}
      className={verdictStyles.board}
      data-tone={verdict?.tone ?? 'READY'}
      aria-label={scanRunTexts.lastScan}
    >
      <div className={styles.verdict} role="status" aria-live="assertive" aria-label={scanRunTexts.lastScan}>
        {verdict ? (
          <ScanOutcomeIcon tone={verdict.tone} />
        ) : (
          <span className={verdictStyles.mark} aria-hidden>
            <IconScan />
          </span>
        )}
        <div className={styles.words}>
          <p className={verdictStyles.title}>{verdict?.title ?? scanPageTexts.ready}</p>
          <p className={verdictStyles.text}>{verdict?.text ?? scanPageTexts.hold}</p>
        </div>
      </div>
      <div className={styles.scanned}>
        <Lines />
        <Picture />
      </div>
      <p className={styles.keyboard} role="status">
        {!hasKeyboard && scanPageTexts.noKeyboard}
      </p>
    </section>
  );
}

function Lines() {
  const latest = useScans((state) => state.latest);
  const lines = buildScanLines({ scan: latest?.scan, place: latest?.place, machine: useMachineName() });
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={value}>{value ?? scanPageTexts.none}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Machine that programs are generated for: null if the person cannot generate any, undefined while unknown.
 */
function useMachineName(): string | undefined | null {
  const enabled = checkProgramGeneration(useMe().units).allowed;
  const { data: own } = useQuery({ ...millingPreferencesQuery(), enabled });
  const { data: known } = useQuery({ ...machinesQuery(), enabled });
  return enabled ? known?.find(({ id }) => id === own?.machineId)?.name : null;
}

function Picture() {
  const latest = useScans((state) => state.latest);
  if (latest?.scan.kind !== 'productConfiguration' || !latest.place) return null;
  const { productConfigurationId } = latest.scan;
  return (
    <DevicePicture
      key={productConfigurationId}
      productConfigurationId={productConfigurationId}
      alt={scanPageTexts.picture(productConfigurationId)}
    />
  );
}
