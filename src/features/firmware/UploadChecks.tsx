import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { FirmwareCheck, FirmwareFileInspection } from '~/domain/firmware/firmwareChecks.ts';
import { firmwareUploadTexts } from '~/domain/words/texts/firmware.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { type WorkerResult, useWorker, useCurrentWorkerResult } from '~/platform/useWorker.ts';
import styles from './Firmware.module.css';
import { useQuery } from '@tanstack/react-query';
import { checkOperations } from '~/domain/access/decision.ts';
import {
  computeFirmwareImpact,
  describeFirmwareImpact,
  isReportedByProducts,
} from '~/domain/firmware/impact.ts';
import { parseVersion } from '~/domain/product/version.ts';
import { firmwareProductsQuery, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import type { FirmwareInspectionInput } from '~/queries/firmware/inspectFirmware.ts';

type Props = {
  readonly look: WorkerResult<FirmwareFileInspection>;
  readonly checks: readonly FirmwareCheck[];
  readonly isAsked: boolean;
};

const icons = { GOOD: IconCheck, CAUTION: IconAlertTriangle, MISMATCH: IconX, REFUSED: IconX } as const;

/** Results of the inspection, most serious first. */
export function FirmwareFileChecks({ look, checks, isAsked }: Props) {
  if (!isAsked) return null;
  if (look.failure !== undefined) {
    return (
      <p role="alert" className="note">
        {firmwareUploadTexts.notRead}
      </p>
    );
  }
  if (!look.output) {
    return (
      <div role="status" aria-label={firmwareUploadTexts.looking}>
        <ListSkeleton rows={3} />
      </div>
    );
  }
  const { sha256 } = look.output;
  return (
    <ul className={styles.checks} aria-label={firmwareUploadTexts.checks}>
      {checks.map(({ level, text }) => {
        const Icon = icons[level];
        return (
          <li key={text} data-level={level}>
            <Icon size={17} aria-hidden />
            <span>
              <span className="visuallyHidden">{firmwareUploadTexts.levelMark[level]}</span>
              {text}
            </span>
          </li>
        );
      })}
      {sha256 !== '' && (
        <li>
          <span />
          <span className="note">{firmwareUploadTexts.sha256(sha256)}</span>
        </li>
      )}
    </ul>
  );
}

type ImpactLineProps = { readonly firmware: FirmwareRow; readonly version: string; readonly avoids: boolean };

/**
 * How many products run an older version, and what the new one means for them; renders nothing without a
 * valid version.
 */
export function FirmwareUploadImpact({ firmware, version, avoids }: ImpactLineProps) {
  const { productFamily, deviceType } = firmware.firmwareSignature;
  const actor = useActor();
  const isKnown = isReportedByProducts(firmware.firmwareSignature);
  const enabled = isKnown && checkOperations(actor, 'productFilter').allowed;
  const { data, isError } = useQuery({
    ...firmwareProductsQuery(productFamily, deviceType),
    enabled,
    meta: { suppressErrorNotice: true },
  });
  const given = version.trim();
  if (!parseVersion(given)) return null;
  const text = (): string => {
    if (!isKnown) return firmwareUploadTexts.otherParts;
    if (!enabled || isError) return firmwareUploadTexts.notCounted(avoids);
    if (!data) return firmwareUploadTexts.counting;
    const impact = describeFirmwareImpact(computeFirmwareImpact(data.products, firmware, given), avoids);
    return data.isWhole ? impact : `${impact} ${firmwareUploadTexts.notWhole}`;
  };
  return (
    <p className={styles.impact} role="status">
      {text()}
    </p>
  );
}

/** Timeout in ms of the inspection of a file. */
const timeoutMs = 60_000;

const start = (): Worker =>
  new Worker(new URL('~/queries/firmware/inspectFirmware.worker.ts', import.meta.url), { type: 'module' });

/** Inspects a file in a worker; no output while it runs, or without a file or firmware. */
export function useFirmwareFileInspection(
  file: File | undefined,
  fileExtension: string | undefined,
): WorkerResult<FirmwareFileInspection> {
  const { ask } = useWorker<FirmwareInspectionInput, FirmwareFileInspection>(start, timeoutMs);
  const question = useMemo(
    () => (file && fileExtension !== undefined ? { file, fileExtension } : undefined),
    [file, fileExtension],
  );
  return useCurrentWorkerResult(ask, question);
}
