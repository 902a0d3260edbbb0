import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { mayCall } from '~/domain/access/verdict.ts';
import { impactOf, impactText, isKnownOfProducts } from '~/domain/firmware/impact.ts';
import { versionNumbers } from '~/domain/product/version.ts';
import { firmwareUploadTexts } from '~/domain/words/texts/firmware.ts';
import { runningProducts, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import styles from './Firmware.module.css';

type Props = { readonly firmware: FirmwareRow; readonly version: string; readonly avoids: boolean };

/** How many products run an older version than the new one, and what becomes of them; nothing before there is a version. */
export function ImpactLine({ firmware, version, avoids }: Props): ReactElement | null {
  const { productFamily, deviceType } = firmware.firmwareSignature;
  const actor = useActor();
  const isKnown = isKnownOfProducts(firmware.firmwareSignature);
  const enabled = isKnown && mayCall(actor, 'productFilter').allowed;
  const { data, isError } = useQuery({
    ...runningProducts(productFamily, deviceType),
    enabled,
    meta: { isTold: true },
  });
  const given = version.trim();
  if (!versionNumbers(given)) return null;
  const text = (): string => {
    if (!isKnown) return firmwareUploadTexts.otherParts;
    if (!enabled || isError) return firmwareUploadTexts.notCounted(avoids);
    if (!data) return firmwareUploadTexts.counting;
    const impact = impactText(impactOf(data.products, firmware, given), avoids);
    return data.isWhole ? impact : `${impact} ${firmwareUploadTexts.notWhole}`;
  };
  return (
    <p className={styles.impact} role="status">
      {text()}
    </p>
  );
}
