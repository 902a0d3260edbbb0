import { useQuery } from '@tanstack/react-query';
import { IconCpu } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { formatFirmwareType, formatFirmwareSignature } from '~/domain/firmware/firmware.ts';
import {
  filterFirmware,
  firmwareFilterChoices,
  isFirmwareFilterActive,
  type FirmwareFilter,
} from '~/domain/firmware/listFilter.ts';
import { checkFirmwareChange } from '~/domain/firmware/permission.ts';
import { formatDeviceType } from '~/domain/product/families.ts';
import { findHighestVersion } from '~/domain/product/version.ts';
import { firmwareListTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { firmwareListQuery, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Badge, FamilyBadge } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import { firmwareFilesPath, firmwareListPath, firmwarePath } from './firmwarePath.ts';
import styles from './Firmware.module.css';

type Props = { readonly filter: FirmwareFilter };

export function FirmwareList({ filter }: Props) {
  const read = useQuery(firmwareListQuery());
  const { firmwareType, productFamily, deviceType } = filter;
  const title =
    firmwareType === ''
      ? firmwareListTexts.title
      : firmwareListTexts.ofType(formatFirmwareType(firmwareType));
  return (
    <>
      <PageHeader
        title={title}
        trail={firmwareType === '' ? [] : [{ label: firmwareListTexts.title, to: paths.firmwares() }]}
        actions={
          <PrimaryActionButton
            decision={checkFirmwareChange(useActor(), 'firmwareCreate')}
            to={paths.firmware(firmwareType || 'APP', [productFamily, deviceType, 'firmware'])}
          >
            {firmwareListTexts.create}
          </PrimaryActionButton>
        }
      />
      <Controls filter={filter} />
      <QueryBoundary read={read} what={firmwareListTexts.failed} rows={10} hasHead>
        {(all) => <Families all={filterFirmware(all, filter)} filter={filter} />}
      </QueryBoundary>
    </>
  );
}

const filters = [
  {
    name: 'firmwareType',
    label: firmwareListTexts.type,
    any: firmwareListTexts.allTypes,
    text: formatFirmwareType,
  },
  {
    name: 'productFamily',
    label: firmwareListTexts.family,
    any: firmwareListTexts.allFamilies,
    text: (family: string) => family,
  },
  {
    name: 'deviceType',
    label: firmwareListTexts.deviceType,
    any: firmwareListTexts.allDevices,
    text: formatDeviceType,
  },
] as const;

function Controls({ filter }: Props) {
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
      {filters.map(({ name, label, any, text }) => (
        <FilterSelect<string>
          key={name}
          label={label}
          value={filter[name]}
          neutral=""
          options={firmwareFilterChoices[name]}
          text={(value) => (value === '' ? any : text(value))}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
    </div>
  );
}

function Families({ all, filter }: Props & { readonly all: readonly FirmwareRow[] }) {
  const families = [...new Set(all.map(({ firmwareSignature }) => firmwareSignature.productFamily))];
  return (
    <>
      <div className="statusLine">
        <p role="status">{firmwareListTexts.count(all.length)}</p>
        {filter.firmwareType !== '' && <Link to={firmwareFilesPath(filter)}>{firmwareListTexts.files}</Link>}
        {isFirmwareFilterActive(filter) && <Link to={paths.firmwares()}>{firmwareListTexts.noFilter}</Link>}
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
              <Row key={formatFirmwareSignature(firmware.firmwareSignature)} firmware={firmware} />
            ))}
        </ul>
      ))}
    </>
  );
}

function Row({ firmware }: { readonly firmware: FirmwareRow }) {
  const { firmwareSignature: signature, firmwareFiles, note } = firmware;
  const latest = findHighestVersion(firmwareFiles);
  return (
    <li className={styles.row}>
      <span className="entryName">
        <FamilyBadge family={signature.productFamily} size="small" />
        <Link to={firmwarePath(signature)}>{signature.name}</Link>
      </span>
      <span className={styles.kind}>
        {firmwareListTexts.kind(
          formatFirmwareType(signature.firmwareType),
          formatDeviceType(signature.deviceType),
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
