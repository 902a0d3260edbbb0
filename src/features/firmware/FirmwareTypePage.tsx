import { useMemo, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { readFirmwareAddress, type FirmwareAddress } from '~/domain/firmware/address.ts';
import { isFirmwareType } from '~/domain/firmware/firmware.ts';
import { useAddress } from '~/platform/routing/address.ts';
import { CreateFirmware } from './CreateFirmware.tsx';
import { FirmwareFiles } from './FirmwareFiles.tsx';
import { FirmwareFrame, FirmwareKeepers } from './FirmwareFrame.tsx';
import { FirmwareListing } from './FirmwareListing.tsx';
import { NamedFirmware } from './NamedFirmware.tsx';
import { NoSuchFirmware } from './NoSuchFirmware.tsx';
import { UploadFirmware } from './UploadFirmware.tsx';

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
