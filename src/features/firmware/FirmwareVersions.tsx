import { EntryList } from '~/ui/list/EntryList.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { IconCpu } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatFirmwareFileName, type FirmwareFile } from '~/domain/firmware/firmware.ts';
import { checkFirmwareChange } from '~/domain/firmware/permission.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { sortByVersion } from '~/domain/product/version.ts';
import { checkOrderCreation } from '~/domain/serviceOrder/permission.ts';
import { firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { downloadFirmware, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { DownloadButton } from '~/ui/DownloadButton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { confirmDeleteFirmwareVersion, openEditReleaseNote } from './firmwareConfirmations.tsx';
import styles from './Firmware.module.css';

type Props = {
  readonly firmware: FirmwareRow;
  readonly running: ReadonlyMap<string, number> | undefined;
};

export const FirmwareVersions = ({ firmware, running }: Props) => (
  <Panel title={firmwarePageTexts.versions} flush>
    <EntryList
      label={firmwarePageTexts.versions}
      items={sortByVersion(firmware.firmwareFiles)}
      empty={{
        image: <IconCpu size={26} />,
        title: firmwarePageTexts.noVersions,
        text: firmwarePageTexts.noVersionsAbout,
      }}
    >
      {(file, place) => (
        <Row
          key={file.version}
          firmware={firmware}
          file={file}
          isLatest={place === 0}
          count={running?.get(file.version) ?? 0}
        />
      )}
    </EntryList>
  </Panel>
);

type RowProps = {
  readonly firmware: FirmwareRow;
  readonly file: FirmwareFile;
  readonly isLatest: boolean;
  readonly count: number;
};

function Row({ firmware, file, isLatest, count }: RowProps) {
  const { version, size, sha256 } = file;
  const name = formatFirmwareFileName(firmware, file);
  const { productFamily, deviceType } = firmware.firmwareSignature;
  // People who can create orders get a product list filtered by version, others by kind only.
  const administers = checkOrderCreation(useActor()).allowed;
  return (
    <li className={styles.row}>
      <span className="entryName">
        <strong className="number">{version}</strong>
        {isLatest && <Badge colour="green">{firmwarePageTexts.latest}</Badge>}
      </span>
      <span className={styles.file}>
        <span className="number">{escapeInvisibleText(name)}</span>
        <span className="factLine">
          <span>{firmwarePageTexts.size(size)}</span>
          {sha256 && <span title={sha256}>{firmwarePageTexts.sha256(sha256)}</span>}
        </span>
      </span>
      <span className={styles.note}>
        {count > 0 && (
          <Link
            to={
              administers
                ? paths.serviceOrderProducts({ family: productFamily, type: deviceType, firmware: version })
                : paths.products({ family: productFamily, type: deviceType })
            }
            aria-label={firmwarePageTexts.runByAbout(count, version)}
          >
            {firmwarePageTexts.runBy(count)}
          </Link>
        )}
      </span>
      <span className="entryEnd">
        <DownloadButton
          what={escapeInvisibleText(name)}
          onDownload={() => downloadFirmware(firmware, file).ended}
        />
        <VersionMenu firmware={firmware} file={file} />
      </span>
    </li>
  );
}

function VersionMenu({ firmware, file }: Pick<RowProps, 'firmware' | 'file'>) {
  const actor = useActor();
  const client = useQueryClient();
  return (
    <ActionMenu
      label={firmwarePageTexts.versionActions(file.version)}
      actions={[
        {
          label: firmwarePageTexts.editReleaseNote,
          decision: checkFirmwareChange(actor, 'firmwareReleaseNoteUpdate'),
          onSelect: () => openEditReleaseNote(client, firmware, file),
        },
        {
          label: firmwarePageTexts.deleteVersion,
          decision: checkFirmwareChange(actor, 'firmwareVersionDelete'),
          dangerous: true,
          onSelect: () => confirmDeleteFirmwareVersion(client, firmware, file),
        },
      ]}
    />
  );
}
