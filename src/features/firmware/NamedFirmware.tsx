import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { signatureText } from '~/domain/firmware/firmware.ts';
import { filteredFirmware, type FirmwareFilter } from '~/domain/firmware/listFilter.ts';
import { deviceTypeText } from '~/domain/product/families.ts';
import { firmwareListTexts, firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { firmwareList, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { Answer } from '~/ui/Answer.tsx';
import { FamilyBadge } from '~/ui/FamilyBadge.tsx';
import { LeadOn } from '~/ui/LeadOn.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { FirmwareView } from './FirmwareView.tsx';
import { firmwarePath } from './firmwarePath.ts';
import { NoSuchFirmware } from './NoSuchFirmware.tsx';
import styles from './Firmware.module.css';

type Props = { readonly filter: FirmwareFilter; readonly name: string };

/** The firmware of a name. An address without family or device type leads on where only one fits, and lists them where several do. */
export function NamedFirmware({ filter, name }: Props): ReactElement {
  const read = useQuery(firmwareList());
  const isWhole = filter.productFamily !== '' && filter.deviceType !== '';
  return (
    <Answer read={read} what={firmwarePageTexts.failed} waiting={<ListSkeleton rows={8} />}>
      {(all) => {
        const found = filteredFirmware(all, filter).filter((each) => each.firmwareSignature.name === name);
        const [only, ...others] = found;
        if (!only) return <NoSuchFirmware />;
        if (others.length > 0) return <Several found={found} name={name} />;
        if (!isWhole) return <LeadOn to={firmwarePath(only.firmwareSignature)} />;
        return <FirmwareView key={signatureText(only.firmwareSignature)} firmware={only} />;
      }}
    </Answer>
  );
}

type SeveralProps = { readonly found: readonly FirmwareRow[]; readonly name: string };

function Several({ found, name }: SeveralProps): ReactElement {
  const title = firmwarePageTexts.several(name);
  return (
    <>
      <PageHeader title={title} trail={[{ label: firmwareListTexts.title, to: paths.firmwares() }]} />
      <ul className={styles.list} aria-label={title}>
        {found.map(({ firmwareSignature: signature, note }) => (
          <li key={signatureText(signature)} className={styles.row}>
            <span className={styles.name}>
              <FamilyBadge family={signature.productFamily} size="small" />
              <Link to={firmwarePath(signature)}>{signature.name}</Link>
            </span>
            <span className={styles.kind}>{deviceTypeText(signature.deviceType)}</span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
