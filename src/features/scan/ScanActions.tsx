import { openPartUsage } from '~/widgets/parts/openPartUsage.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { checkProgramGeneration } from '~/domain/milling/permission.ts';
import { getScanName } from '~/domain/scan/scanResult.ts';
import { scanPageTexts } from '~/domain/words/texts/scanPage.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { isScanInProgress, retryScan, useScans, type ScanEntry } from '~/widgets/scan/scanQueue.ts';
import styles from './ScanPage.module.css';
import { isAbortError } from '~/api/ApiError.ts';
import { createNoMillingSettingsNotice, createNotice } from '~/domain/notice/notices.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { describeError } from '~/api/describeError.ts';
import { isMissingMachineError, type MillingDevice } from '~/queries/milling/gcode.ts';
import { notify } from '~/platform/notices.ts';
import { saveMillingProgram } from '~/widgets/milling/saveMillingProgram.ts';

/** Actions for the last scan and the choice of the machine; their positions never change between scans. */
export function ScanActions() {
  const latest = useScans((state) => state.latest);
  const mills = checkProgramGeneration(useMe().units).allowed;
  const partNumber = latest?.scan.kind === 'productConfiguration' ? latest.scan.partNumber : undefined;
  return (
    <div className={styles.actions} role="group" aria-label={scanPageTexts.actions}>
      <ScanEntryActions entry={latest} />
      <Button
        variant="default"
        disabled={partNumber === undefined}
        aria-label={partNumber === undefined ? undefined : scanPageTexts.usageOf(partNumber)}
        onClick={() => partNumber !== undefined && openPartUsage(partNumber)}
      >
        {scanPageTexts.partUsage}
      </Button>
      {mills && (
        <Button variant="default" onClick={() => changeMachine()}>
          {scanPageTexts.changeMachine}
        </Button>
      )}
    </div>
  );
}

export function ScanEntryActions({ entry }: { readonly entry: ScanEntry | undefined }) {
  const mills = checkProgramGeneration(useMe().units).allowed;
  const { place, scan } = entry ?? {};
  const name = scan && getScanName(scan);
  const device = scan?.kind === 'productConfiguration' &&
    place && { productConfigurationId: scan.productConfigurationId, revisionId: place.revision };
  const runs = entry !== undefined && scan?.kind !== 'unknown' && !isScanInProgress(entry);
  return (
    <>
      {place ? (
        <Button
          variant="default"
          component={Link}
          to={paths.configuration(place.configurationId, place.revision, { tab: 'FILES' })}
          aria-label={scanPageTexts.filesOf(place.configurationId)}
        >
          {scanPageTexts.openFiles}
        </Button>
      ) : (
        <Button variant="default" disabled>
          {scanPageTexts.openFiles}
        </Button>
      )}
      {mills && (
        <Button
          variant="default"
          disabled={!device}
          aria-label={device ? scanPageTexts.dryRunOf(device.productConfigurationId) : undefined}
          onClick={() => device && void saveDryRun(device)}
        >
          {scanPageTexts.dryRun}
        </Button>
      )}
      <Button
        variant="default"
        disabled={!runs}
        aria-label={runs && name !== undefined ? scanPageTexts.runAgainOf(name) : undefined}
        onClick={() => entry && retryScan(entry.id)}
      >
        {scanPageTexts.runAgain}
      </Button>
    </>
  );
}

const changeMachine = createOpener(
  async () => (await import('~/widgets/milling/MillingSettings.tsx')).openMillingSettings,
);

async function saveDryRun(device: MillingDevice): Promise<void> {
  try {
    if (!(await saveMillingProgram('DRY_RUN', device))) notify(createNotice('NO_GCODE'));
  } catch (error) {
    if (isAbortError(error)) return;
    if (!isMissingMachineError(error)) {
      notify(createNotice('NO_GCODE', { body: joinSentences([describeError(error)]) }));
      return;
    }
    notify(createNoMillingSettingsNotice());
    const { openMillingSettings } = await import('~/widgets/milling/MillingSettings.tsx');
    openMillingSettings(() => void saveDryRun(device));
  }
}
