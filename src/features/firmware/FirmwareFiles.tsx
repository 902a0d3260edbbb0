import { useQuery } from '@tanstack/react-query';
import { IconCpu } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { firmwareFileName, firmwareTypeText, signatureText } from '~/domain/firmware/firmware.ts';
import {
  filesOfFirmware,
  filteredFirmware,
  type FileOfFirmware,
  type FirmwareFilter,
} from '~/domain/firmware/listFilter.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { firmwareListTexts, firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { downloadFirmware, firmwareList, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { Answer } from '~/ui/Answer.tsx';
import { DownloadButton } from '~/ui/DownloadButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FamilyBadge } from '~/ui/Badge.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { firmwareListPath, firmwarePath } from './firmwarePath.ts';
import styles from './Firmware.module.css';

/** The files of a part of the firmware, whichever firmware they are of. */
export function FirmwareFiles({ filter }: { readonly filter: FirmwareFilter }): ReactElement {
  const read = useQuery(firmwareList());
  return (
    <>
      <PageHeader
        title={firmwareListTexts.filesTitle}
        trail={[
          { label: firmwareListTexts.title, to: paths.firmwares() },
          {
            label: firmwareListTexts.ofType(firmwareTypeText(filter.firmwareType)),
            to: firmwareListPath(filter),
          },
        ]}
      />
      <Answer read={read} what={firmwareListTexts.failed} waiting={<ListSkeleton rows={10} />}>
        {(all) => <Files files={filesOfFirmware(filteredFirmware(all, filter))} />}
      </Answer>
    </>
  );
}

function Files({ files }: { readonly files: readonly FileOfFirmware<FirmwareRow>[] }): ReactElement {
  if (files.length === 0) {
    return <EmptyState image={<IconCpu size={26} />} title={firmwareListTexts.noFiles} />;
  }
  return (
    <>
      <div className="statusLine">
        <p role="status">{firmwareListTexts.fileCount(files.length)}</p>
      </div>
      <ul className="entries" aria-label={firmwareListTexts.filesTitle}>
        {files.map(({ firmware, file }) => {
          const { firmwareSignature: signature } = firmware;
          const name = visibleText(firmwareFileName(firmware, file));
          return (
            <li key={`${signatureText(signature)} ${file.version}`} className={styles.row}>
              <span className="entryName">
                <FamilyBadge family={signature.productFamily} size="small" />
                <Link to={firmwarePath(signature, { to: file.version })}>
                  {firmwareListTexts.fileOf(signature.name, file.version)}
                </Link>
              </span>
              <span className={styles.file}>
                <span className="number">{name}</span>
                <span>{firmwarePageTexts.size(file.size)}</span>
              </span>
              <span className={styles.note} />
              <span className="entryEnd">
                <DownloadButton what={name} onDownload={() => downloadFirmware(firmware, file).ended} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
