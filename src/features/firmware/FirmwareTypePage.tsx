import { useMemo, type ReactElement } from 'react';
import { useParams, Link } from 'react-router';
import { readFirmwareAddress, type FirmwareAddress } from '~/domain/firmware/address.ts';
import { isFirmwareType, signatureText } from '~/domain/firmware/firmware.ts';
import { useAddress } from '~/platform/routing/address.ts';
import { CreateFirmware } from './CreateFirmware.tsx';
import { FirmwareFiles } from './FirmwareFiles.tsx';
import { FirmwareFrame, FirmwareKeepers } from './FirmwareFrame.tsx';
import { FirmwareListing } from './FirmwareListing.tsx';
import { useQuery } from '@tanstack/react-query';
import { filteredFirmware, type FirmwareFilter } from '~/domain/firmware/listFilter.ts';
import { firmwareListTexts, firmwareUploadTexts, firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { firmwareList, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { UploadForm } from './UploadForm.tsx';
import { deviceTypeText } from '~/domain/product/families.ts';
import { FamilyBadge } from '~/ui/Badge.tsx';
import { LeadOn } from '~/ui/LeadOn.tsx';
import { FirmwareView } from './FirmwareView.tsx';
import { firmwarePath } from './firmwarePath.ts';
import styles from './Firmware.module.css';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '~/ui/EmptyState.tsx';

/** The pages below a type of firmware: its list, its files, an upload, a new firmware, or the firmware of a name. */
export function Component(): ReactElement {
  const { firmwareType = '', '*': rest = '' } = useParams();
  const address = useMemo(() => {
    const read = readFirmwareAddress(firmwareType, rest.split('/'));
    // A firmware may be of a type that is newer than Portal; no list is.
    return isFirmwareType(firmwareType) || read?.name !== undefined ? read : undefined;
  }, [firmwareType, rest]);
  return <FirmwareFrame>{address ? <PageOf address={address} /> : <NoSuchFirmware />}</FirmwareFrame>;
}

function PageOf({ address }: { readonly address: FirmwareAddress }): ReactElement {
  const { search } = useAddress();
  const { firmwareType, productFamily = '', deviceType = '', page, name } = address;
  const filter = { firmwareType, productFamily, deviceType, search: '' };
  if (name !== undefined) return <NamedFirmware filter={filter} name={name} />;
  if (page === 'files') return <FirmwareFiles filter={filter} />;
  if (page === 'file')
    return (
      <FirmwareKeepers operation="firmwareFileUpload">
        <UploadFirmware filter={filter} />
      </FirmwareKeepers>
    );
  if (page === 'firmware')
    return (
      <FirmwareKeepers operation="firmwareCreate">
        <CreateFirmware filter={filter} />
      </FirmwareKeepers>
    );
  return <FirmwareListing filter={{ ...filter, search: new URLSearchParams(search).get('search') ?? '' }} />;
}

/** The page that uploads a version of a firmware, which the address may name. */
function UploadFirmware({ filter }: { readonly filter: FirmwareFilter }): ReactElement {
  const read = useQuery(firmwareList());
  const { search } = useAddress();
  const name = new URLSearchParams(search).get('name');
  return (
    <>
      <PageHeader
        title={firmwareUploadTexts.title}
        trail={[{ label: firmwareListTexts.title, to: paths.firmwares() }]}
      />
      <Answer read={read} what={firmwareListTexts.failed} waiting={<ListSkeleton rows={6} />}>
        {(all) => {
          const choices = filteredFirmware(all, filter);
          const named = choices.find(({ firmwareSignature }) => firmwareSignature.name === name);
          return (
            <UploadForm
              all={all}
              choices={choices}
              initial={named ?? (choices.length === 1 ? choices[0] : undefined)}
            />
          );
        }}
      </Answer>
    </>
  );
}

type Props = { readonly filter: FirmwareFilter; readonly name: string };

/** The firmware of a name. An address without family or device type leads on where only one fits, and lists them where several do. */
function NamedFirmware({ filter, name }: Props): ReactElement {
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
      <ul className="entries" aria-label={title}>
        {found.map(({ firmwareSignature: signature, note }) => (
          <li key={signatureText(signature)} className={styles.row}>
            <span className="entryName">
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

/** The place of firmware that does not exist, or no longer. */
function NoSuchFirmware(): ReactElement {
  return (
    <EmptyState
      isPage
      image={<IconSearchOff size={26} />}
      title={firmwarePageTexts.missing}
      text={firmwarePageTexts.missingAbout}
      action={<Link to={paths.firmwares()}>{firmwarePageTexts.toList}</Link>}
    />
  );
}
