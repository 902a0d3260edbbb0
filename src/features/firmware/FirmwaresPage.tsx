import { checkFirmwareAccess } from '~/domain/firmware/permission.ts';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useMemo } from 'react';
import { parseFirmwareFilter } from '~/domain/firmware/listFilter.ts';
import { usePageLocation } from '~/platform/routing/pageLocation.ts';
import { FirmwareList } from './FirmwareList.tsx';

export const Component = restrictPage(pages.firmwares, checkFirmwareAccess, FirmwaresPage);

function FirmwaresPage() {
  const { search } = usePageLocation();
  const filter = useMemo(() => parseFirmwareFilter(new URLSearchParams(search)), [search]);
  return <FirmwareList filter={{ ...filter, firmwareType: '' }} />;
}
