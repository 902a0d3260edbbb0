import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { filteredFirmware, type FirmwareFilter } from '~/domain/firmware/listFilter.ts';
import { firmwareListTexts, firmwareUploadTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { firmwareList } from '~/queries/firmware/firmware.ts';
import { useAddress } from '~/platform/routing/address.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { UploadForm } from './UploadForm.tsx';

/** The page that uploads a version of a firmware, which the address may name. */
export function UploadFirmware({ filter }: { readonly filter: FirmwareFilter }): ReactElement {
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
