import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { checkOperations } from '~/domain/access/decision.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { buildFileGroups, type FileEntry } from '~/domain/file/fileGroups.ts';
import { findTransmitterView } from '~/domain/file/artefactViews.ts';
import { deviceTypeLabel, formatModel } from '~/domain/product/families.ts';
import { getPlaceholderDrawing, findPictureDevice } from '~/domain/product/deviceShape.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { configurationFactTexts } from '~/domain/words/texts/configurationFacts.ts';
import { printTexts } from '~/domain/words/texts/configurationPage.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { artefactPictureQuery } from '~/queries/files/artefactPicture.ts';
import { modelImageQuery } from '~/queries/files/pictures.ts';
import { holesQuery } from '~/queries/milling/holes.ts';
import { useActor, useMe, useViewer } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import { PrintSheet, QrCode } from '~/ui/print/PrintSheet.tsx';
import type { HoleRow } from '~/domain/milling/holes.ts';
import { printSheet } from '~/platform/printSheet.ts';
import styles from './ConfigurationSheet.module.css';

type Props = { readonly configuration: Configuration; readonly printedAt: string };

function useSheetPicture(configuration: Configuration): Blob | null | undefined {
  const { file } = findTransmitterView(configuration, useViewer());
  const id = findPictureDevice(configuration.productConfigurations)?.productConfigurationId;
  const view = useQuery({ ...artefactPictureQuery(file), enabled: file !== undefined });
  const { allowed } = checkOperations(useActor(), 'productConfigurationImageDownload');
  const needsModel =
    allowed && id !== undefined && (file === undefined || view.data === null || view.isError);
  const model = useQuery({ ...modelImageQuery(id ?? '', 'PERSPECTIVE'), enabled: needsModel });
  if (view.data) return view.data;
  if (view.isLoading) return undefined;
  return needsModel && !model.isError ? model.data : null;
}

function useHoles(configuration: Configuration): readonly HolesOf[] {
  const viewer = useViewer();
  const files = useMemo(
    () =>
      buildFileGroups(configuration, viewer).flatMap(({ artefacts }): FileEntry[] =>
        artefacts.filter(({ id, versions }) => id === 'MILLING_FILE' && versions.length > 0),
      ),
    [configuration, viewer],
  );
  const reads = useQueries({ queries: files.map((file) => holesQuery(file)) });
  return files.map((file, index) => {
    const read = reads[index];
    return { id: file.productConfigurationId ?? '', rows: read?.isError ? null : read?.data };
  });
}

function ConfigurationSheet({ configuration, printedAt }: Props) {
  const { configurationId, configurationState, revision, revisionState, productFamily } = configuration;
  const { configurationName, configurationDescription, account, contact, note } = configuration;
  const person = usePersonName();
  const { email } = useMe();
  const picture = useSheetPicture(configuration);
  const holes = useHoles(configuration);
  const ready = picture !== undefined && holes.every(({ rows }) => rows !== undefined);
  const { name, number } = buildAccountLabel(account);
  const facts = [
    [configurationFactTexts.name, configurationName],
    [printTexts.description, configurationDescription],
    [printTexts.customer, [name, number].filter(Boolean).join(' · ')],
    [configurationFactTexts.contact, contact?.name],
    [configurationFactTexts.part, configuration.partNumber],
    [configurationFactTexts.family, productFamily],
    [printTexts.note, note],
  ] as const;
  return (
    <PrintSheet ready={ready}>
      <header className={styles.head}>
        <div>
          <h1>{configurationId}</h1>
          <p className={styles.state}>{formatState(configurationState)}</p>
          <p>{printTexts.revision(revision, formatState(revisionState))}</p>
        </div>
        <div className={styles.code}>
          <QrCode text={configurationId} label={printTexts.qr(configurationId)} />
        </div>
      </header>
      <div className={styles.what}>
        <PictureFrame blob={picture} alt="" instead={getPlaceholderDrawing(configuration)} />
        <dl>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {configuration.productConfigurations.length > 0 && (
        <section className={styles.section}>
          <h2>{printTexts.parts}</h2>
          <SheetTable
            heads={[printTexts.device, printTexts.type, printTexts.model, printTexts.part, printTexts.name]}
            rows={configuration.productConfigurations.map((device) => [
              device.productConfigurationId,
              deviceTypeLabel[device.deviceType],
              formatModel(device.transmitterModel ?? device.receiverModel ?? ''),
              device.partNumber,
              device.userDefinedName || device.name,
            ])}
          />
        </section>
      )}
      <Holes of={holes} />
      <footer className={styles.foot}>
        <span>{printTexts.printed(formatLongDate(printedAt), person(email))}</span>
        <span>{printTexts.valid}</span>
      </footer>
    </PrintSheet>
  );
}

/** `rows` is undefined until the holes are fetched, and null if they cannot be read. */
type HolesOf = { readonly id: string; readonly rows: readonly HoleRow[] | null | undefined };

const Holes = ({ of: all }: { readonly of: readonly HolesOf[] }) => (
  <>
    {all.length === 0 && (
      <section className={styles.section}>
        <h2>{printTexts.holes}</h2>
        <p>{printTexts.noMillingFile}</p>
      </section>
    )}
    {all.map(({ id, rows }) => (
      <section key={id} className={styles.section}>
        <h2>{printTexts.holesOf(id)}</h2>
        {rows && rows.length > 0 ? (
          <SheetTable
            heads={[printTexts.size, printTexts.count, printTexts.controls]}
            rows={rows.map(({ size, count, controls }) => [size, count, controls.join(', ')])}
          />
        ) : (
          <p>{rows ? printTexts.noHoles : printTexts.holesUnread}</p>
        )}
      </section>
    ))}
  </>
);

type TableProps = {
  readonly heads: readonly string[];
  /** The first cell of a row is its React key. */
  readonly rows: readonly (readonly [string, ...(readonly ReactNode[])])[];
};

const SheetTable = ({ heads, rows }: TableProps) => (
  <table>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {cells.map((cell, place) => (
            <td key={heads[place]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export function printConfiguration(configuration: Configuration): void {
  printSheet(<ConfigurationSheet configuration={configuration} printedAt={new Date().toISOString()} />);
}
