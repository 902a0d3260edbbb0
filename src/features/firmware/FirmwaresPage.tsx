import { useMemo, type ReactElement } from 'react';
import { firmwareFilterFrom } from '~/domain/firmware/listFilter.ts';
import { useAddress } from '~/platform/routing/address.ts';
import { FirmwareFrame } from './FirmwareFrame.tsx';
import { FirmwareListing } from './FirmwareListing.tsx';

/** The firmware of every type. */
export function Component(): ReactElement {
  const { search } = useAddress();
  const filter = useMemo(() => firmwareFilterFrom(new URLSearchParams(search)), [search]);
  return (
    <FirmwareFrame>
      <FirmwareListing filter={{ ...filter, firmwareType: '' }} />
    </FirmwareFrame>
  );
}
