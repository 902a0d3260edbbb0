import {
  checkFirmwareChange,
  checkFirmwareAccess,
  type FirmwareOperation,
} from '~/domain/firmware/permission.ts';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useMemo, type ComponentType } from 'react';
import { useParams, Link } from 'react-router';
import { parseFirmwarePath, type FirmwarePathParams } from '~/domain/firmware/firmwarePath.ts';
import {
  isFirmwareType,
  formatFirmwareSignature,
  formatFirmwareFileName,
  formatFirmwareType,
} from '~/domain/firmware/firmware.ts';
import { usePageLocation } from '~/platform/routing/pageLocation.ts';
import { CreateFirmwareForm } from './CreateFirmwareForm.tsx';
import { FirmwareList } from './FirmwareList.tsx';
import { useQuery } from '@tanstack/react-query';
import {
  filterFirmware,
  type FirmwareFilter,
  listFirmwareFiles,
  type FirmwareWithFile,
} from '~/domain/firmware/listFilter.ts';
import { firmwareListTexts, firmwareUploadTexts, firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { firmwareListQuery, type FirmwareRow, downloadFirmware } from '~/queries/firmware/firmware.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { FirmwareUploadForm } from './FirmwareUploadForm.tsx';
import { formatDeviceType } from '~/domain/product/families.ts';
import { FamilyBadge } from '~/ui/Badge.tsx';
import { Redirect } from '~/ui/Redirect.tsx';
import { FirmwareView } from './FirmwareView.tsx';
import { firmwarePath, firmwareListPath } from './firmwarePath.ts';
import styles from './Firmware.module.css';
import { IconCpu } from '@tabler/icons-react';
import { EmptyState, Missing } from '~/ui/EmptyState.tsx';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { DownloadButton } from '~/ui/DownloadButton.tsx';

/** Routes below a firmware type: list, files, upload, new firmware, or a firmware by its name. */
export const Component = restrictPage(pages.firmwares, checkFirmwareAccess, FirmwarePages);

function FirmwarePages() {
  const { firmwareType = '', '*': rest = '' } = useParams();
  const address = useMemo(() => {
    const read = parseFirmwarePath(firmwareType, rest.split('/'));
    // Single firmware of types unknown to Portal can be shown, a list of them cannot.
    return isFirmwareType(firmwareType) || read?.name !== undefined ? read : undefined;
  }, [firmwareType, rest]);
  return address ? <PageOf address={address} /> : <NoSuchFirmware />;
}

function PageOf({ address }: { readonly address: FirmwarePathParams }) {
  const { search } = usePageLocation();
  const { firmwareType, productFamily = '', deviceType = '', page, name } = address;
  const filter = { firmwareType, productFamily, deviceType, search: '' };
  if (name !== undefined) return <NamedFirmware filter={filter} name={name} />;
  if (page === 'files') return <FirmwareFileList filter={filter} />;
  if (page === 'file') return <Upload filter={filter} />;
  if (page === 'firmware') return <Creation filter={filter} />;
  return <FirmwareList filter={{ ...filter, search: new URLSearchParams(search).get('search') ?? '' }} />;
}

const forKeepers = (operation: FirmwareOperation, Form: ComponentType<{ readonly filter: FirmwareFilter }>) =>
  restrictPage(pages.firmwares, (actor) => checkFirmwareChange(actor, operation), Form);
const Upload = forKeepers('firmwareFileUpload', UploadFirmware);
const Creation = forKeepers('firmwareCreate', CreateFirmwareForm);

function UploadFirmware({ filter }: { readonly filter: FirmwareFilter }) {
  const read = useQuery(firmwareListQuery());
  const { search } = usePageLocation();
  const name = new URLSearchParams(search).get('name');
  return (
    <>
      <PageHeader
        title={firmwareUploadTexts.title}
        trail={[{ label: firmwareListTexts.title, to: paths.firmwares() }]}
      />
      <QueryBoundary read={read} what={firmwareListTexts.failed} rows={6}>
        {(all) => {
          const choices = filterFirmware(all, filter);
          const named = choices.find(({ firmwareSignature }) => firmwareSignature.name === name);
          return (
            <FirmwareUploadForm
              all={all}
              choices={choices}
              initial={named ?? (choices.length === 1 ? choices[0] : undefined)}
            />
          );
        }}
      </QueryBoundary>
    </>
  );
}

type Props = { readonly filter: FirmwareFilter; readonly name: string };

/** If family or device type are missing in the URL, redirects to the only match or lists all matches. */
function NamedFirmware({ filter, name }: Props) {
  const read = useQuery(firmwareListQuery());
  const isWhole = filter.productFamily !== '' && filter.deviceType !== '';
  return (
    <QueryBoundary read={read} what={firmwarePageTexts.failed} rows={8}>
      {(all) => {
        const found = filterFirmware(all, filter).filter((each) => each.firmwareSignature.name === name);
        const [only, ...others] = found;
        if (!only) return <NoSuchFirmware />;
        if (others.length > 0) return <Several found={found} name={name} />;
        if (!isWhole) return <Redirect to={firmwarePath(only.firmwareSignature)} />;
        return <FirmwareView key={formatFirmwareSignature(only.firmwareSignature)} firmware={only} />;
      }}
    </QueryBoundary>
  );
}

type SeveralProps = { readonly found: readonly FirmwareRow[]; readonly name: string };

function Several({ found, name }: SeveralProps) {
  const title = firmwarePageTexts.several(name);
  return (
    <>
      <PageHeader title={title} trail={[{ label: firmwareListTexts.title, to: paths.firmwares() }]} />
      <ul className="entries" aria-label={title}>
        {found.map(({ firmwareSignature: signature, note }) => (
          <li key={formatFirmwareSignature(signature)} className={styles.row}>
            <span className="entryName">
              <FamilyBadge family={signature.productFamily} size="small" />
              <Link to={firmwarePath(signature)}>{signature.name}</Link>
            </span>
            <span className={styles.kind}>{formatDeviceType(signature.deviceType)}</span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const NoSuchFirmware = () => (
  <Missing
    isPage
    title={firmwarePageTexts.missing}
    text={firmwarePageTexts.missingAbout}
    to={paths.firmwares()}
    wayOn={firmwarePageTexts.toList}
  />
);

function FirmwareFileList({ filter }: { readonly filter: FirmwareFilter }) {
  const read = useQuery(firmwareListQuery());
  return (
    <>
      <PageHeader
        title={firmwareListTexts.filesTitle}
        trail={[
          { label: firmwareListTexts.title, to: paths.firmwares() },
          {
            label: firmwareListTexts.ofType(formatFirmwareType(filter.firmwareType)),
            to: firmwareListPath(filter),
          },
        ]}
      />
      <QueryBoundary read={read} what={firmwareListTexts.failed} rows={10}>
        {(all) => <Files files={listFirmwareFiles(filterFirmware(all, filter))} />}
      </QueryBoundary>
    </>
  );
}

function Files({ files }: { readonly files: readonly FirmwareWithFile<FirmwareRow>[] }) {
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
          const name = escapeInvisibleText(formatFirmwareFileName(firmware, file));
          return (
            <li key={`${formatFirmwareSignature(signature)} ${file.version}`} className={styles.row}>
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
