import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconUpload } from '@tabler/icons-react';
import { formatFirmwareType, isFirmwareType } from '~/domain/firmware/firmware.ts';
import { isReportedByProducts, findRunningVersion } from '~/domain/firmware/impact.ts';
import { checkFirmwareChange, checkFirmwareVersionUpload } from '~/domain/firmware/permission.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { formatDeviceType } from '~/domain/product/families.ts';
import { findHighestVersion } from '~/domain/product/version.ts';
import { firmwareListTexts, firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { firmwareProductsQuery, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { Badge, FamilyBadge } from '~/ui/Badge.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import { confirmDeleteFirmware, openEditFirmwareNote } from './firmwareConfirmations.tsx';
import { FirmwareVersions } from './FirmwareVersions.tsx';
import { ReleaseNotes } from './ReleaseNotes.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

type Props = { readonly firmware: FirmwareRow };

/** Number of products by the firmware version they run; undefined if unknown. */
function useRunning(firmware: FirmwareRow): ReadonlyMap<string, number> | undefined {
  const { productFamily, deviceType } = firmware.firmwareSignature;
  const actor = useActor();
  const enabled =
    isReportedByProducts(firmware.firmwareSignature) && checkOperations(actor, 'productFilter').allowed;
  const { data } = useQuery({ ...firmwareProductsQuery(productFamily, deviceType), enabled });
  if (!data) return undefined;
  const counts = new Map<string, number>();
  for (const { firmwareFile } of data.products) {
    const version = findRunningVersion(firmwareFile?.fileName, firmware);
    if (version !== undefined) counts.set(version, (counts.get(version) ?? 0) + 1);
  }
  return counts;
}

export function FirmwareView({ firmware }: Props) {
  const { firmwareSignature: signature, firmwareFiles, fileExtension, note } = firmware;
  const running = useRunning(firmware);
  const latest = findHighestVersion(firmwareFiles);
  return (
    <>
      <PageHeader
        title={signature.name}
        trail={[
          { label: firmwareListTexts.title, to: paths.firmwares() },
          // Firmware types unknown to Portal have no list to link to.
          ...(isFirmwareType(signature.firmwareType)
            ? [
                {
                  label: firmwareListTexts.ofType(formatFirmwareType(signature.firmwareType)),
                  to: paths.firmware(signature.firmwareType),
                },
              ]
            : []),
        ]}
        state={latest && <Badge colour="green">{latest.version}</Badge>}
        meta={
          <div className="factLine">
            <FamilyBadge family={signature.productFamily} size="small" />
            <strong>{formatDeviceType(signature.deviceType)}</strong>
            <span>{formatFirmwareType(signature.firmwareType)}</span>
          </div>
        }
        actions={<Actions firmware={firmware} />}
      />
      <div className="stack">
        <FirmwareVersions firmware={firmware} running={running} />
        {firmwareFiles.length > 0 && <ReleaseNotes files={firmwareFiles} />}
        <Panel title={firmwarePageTexts.facts}>
          <LabelValueTable
            caption={firmwarePageTexts.facts}
            rows={[
              { label: firmwarePageTexts.type, value: formatFirmwareType(signature.firmwareType) },
              { label: firmwarePageTexts.family, value: signature.productFamily },
              { label: firmwarePageTexts.deviceType, value: formatDeviceType(signature.deviceType) },
              { label: firmwarePageTexts.extension, value: fileExtension },
              { label: firmwarePageTexts.note, value: note },
            ]}
          />
        </Panel>
      </div>
    </>
  );
}

function Actions({ firmware }: Props) {
  const { firmwareSignature: signature } = firmware;
  const actor = useActor();
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const { firmwareType, productFamily, deviceType, name } = signature;
  return (
    <>
      <PrimaryActionButton
        decision={checkFirmwareVersionUpload(actor, signature)}
        icon={IconUpload}
        to={paths.firmware(firmwareType, [productFamily, deviceType, 'file'], { name })}
      >
        {firmwarePageTexts.upload}
      </PrimaryActionButton>
      <ActionMenu
        label={firmwarePageTexts.actions(name)}
        actions={[
          {
            label: firmwarePageTexts.editNote,
            decision: checkFirmwareChange(actor, 'firmwareUpdateNote'),
            onSelect: () => openEditFirmwareNote(client, firmware),
          },
          {
            label: firmwarePageTexts.delete,
            decision: checkFirmwareChange(actor, 'firmwareDelete'),
            dangerous: true,
            onSelect: () =>
              confirmDeleteFirmware({
                client,
                firmware,
                onDeleted: () => void onward(paths.firmwares(), { replace: true }),
              }),
          },
        ]}
      />
    </>
  );
}
