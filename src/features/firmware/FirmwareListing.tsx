import { useQuery } from '@tanstack/react-query';
import { IconCpu, IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { firmwareTypeText, signatureText } from '~/domain/firmware/firmware.ts';
import {
  filteredFirmware,
  firmwareChoices,
  isNarrowedFirmware,
  type FirmwareFilter,
} from '~/domain/firmware/listFilter.ts';
import { mayChangeFirmware } from '~/domain/firmware/permission.ts';
import { deviceTypeText } from '~/domain/product/families.ts';
import { highest } from '~/domain/product/version.ts';
import { firmwareListTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { firmwareList, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { Badge, FamilyBadge } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { firmwareFilesPath, firmwareListPath, firmwarePath } from './firmwarePath.ts';
import styles from './Firmware.module.css';

type Props = { readonly filter: FirmwareFilter };

/** The list of firmware, family by family, narrowed by what stands in the address. */
export function FirmwareListing({ filter }: Props): ReactElement {
  const read = useQuery(firmwareList());
  const { firmwareType, productFamily, deviceType } = filter;
  const title =
    firmwareType === '' ? firmwareListTexts.title : firmwareListTexts.ofType(firmwareTypeText(firmwareType));
  return (
    <>
      <PageHeader
        title={title}
        trail={firmwareType === '' ? [] : [{ label: firmwareListTexts.title, to: paths.firmwares() }]}
        actions={
          <CreateButton to={paths.firmware(firmwareType || 'APP', [productFamily, deviceType, 'firmware'])} />
        }
      />
      <Controls filter={filter} />
      <Answer read={read} what={firmwareListTexts.failed} waiting={<ListSkeleton rows={10} hasHead />}>
        {(all) => <Families all={filteredFirmware(all, filter)} filter={filter} />}
      </Answer>
    </>
  );
}

function CreateButton({ to }: { readonly to: string }): ReactElement {
  const navigate = useNavigate();
  return (
    <VerdictButton
      verdict={mayChangeFirmware(useActor(), 'firmwareCreate')}
      variant="filled"
      size="sm"
      leftSection={<IconPlus size={17} aria-hidden />}
      onClick={() => void navigate(to)}
    >
      {firmwareListTexts.create}
    </VerdictButton>
  );
}

function Controls({ filter }: Props): ReactElement {
  const navigate = useNavigate();
  const change = (next: Partial<FirmwareFilter>, replace = false): void =>
    void navigate(firmwareListPath({ ...filter, ...next }), { replace, preventScrollReset: true });
  return (
    <div className="toolbar" role="search">
      <SearchField
        label={firmwareListTexts.search}
        value={filter.search}
        onSearch={(search) => change({ search }, true)}
      />
      <FilterSelect<string>
        label={firmwareListTexts.type}
        value={filter.firmwareType}
        neutral=""
        options={firmwareChoices.firmwareType}
        text={(type) => (type === '' ? firmwareListTexts.allTypes : firmwareTypeText(type))}
        onChange={(firmwareType) => change({ firmwareType })}
      />
      <FilterSelect<string>
        label={firmwareListTexts.family}
        value={filter.productFamily}
        neutral=""
        options={firmwareChoices.productFamily}
        text={(family) => (family === '' ? firmwareListTexts.allFamilies : family)}
        onChange={(productFamily) => change({ productFamily })}
      />
      <FilterSelect<string>
        label={firmwareListTexts.deviceType}
        value={filter.deviceType}
        neutral=""
        options={firmwareChoices.deviceType}
        text={(type) => (type === '' ? firmwareListTexts.allDevices : deviceTypeText(type))}
        onChange={(deviceType) => change({ deviceType })}
      />
    </div>
  );
}

type FamiliesProps = Props & { readonly all: readonly FirmwareRow[] };

function Families({ all, filter }: FamiliesProps): ReactElement {
  const families = [...new Set(all.map(({ firmwareSignature }) => firmwareSignature.productFamily))];
  return (
    <>
      <div className="statusLine">
        <p role="status">{firmwareListTexts.count(all.length)}</p>
        {filter.firmwareType !== '' && <Link to={firmwareFilesPath(filter)}>{firmwareListTexts.files}</Link>}
        {isNarrowedFirmware(filter) && <Link to={paths.firmwares()}>{firmwareListTexts.noFilter}</Link>}
      </div>
      {all.length === 0 && (
        <EmptyState
          image={<IconCpu size={26} />}
          title={firmwareListTexts.none}
          text={firmwareListTexts.noneAbout}
        />
      )}
      {families.map((family) => (
        <ul key={family} className="entries" aria-label={firmwareListTexts.ofFamily(family)}>
          {all
            .filter(({ firmwareSignature }) => firmwareSignature.productFamily === family)
            .map((firmware) => (
              <Row key={signatureText(firmware.firmwareSignature)} firmware={firmware} />
            ))}
        </ul>
      ))}
    </>
  );
}

function Row({ firmware }: { readonly firmware: FirmwareRow }): ReactElement {
  const { firmwareSignature: signature, firmwareFiles, note } = firmware;
  const latest = highest(firmwareFiles);
  return (
    <li className={styles.row}>
      <span className="entryName">
        <FamilyBadge family={signature.productFamily} size="small" />
        <Link to={firmwarePath(signature)}>{signature.name}</Link>
      </span>
      <span className={styles.kind}>
        {firmwareListTexts.kind(
          firmwareTypeText(signature.firmwareType),
          deviceTypeText(signature.deviceType),
        )}
      </span>
      <span className={styles.note} title={note}>
        {note}
      </span>
      <span className="entryEnd">
        {latest ? (
          <Badge colour="green">{latest.version}</Badge>
        ) : (
          <Badge>{firmwareListTexts.noVersion}</Badge>
        )}
        <span className={styles.count}>{firmwareListTexts.versions(firmwareFiles.length)}</span>
      </span>
    </li>
  );
}
