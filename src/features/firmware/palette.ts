import { useQuery } from '@tanstack/react-query';
import { IconCpu } from '@tabler/icons-react';
import { formatFirmwareType, formatFirmwareSignature } from '~/domain/firmware/firmware.ts';
import { checkFirmwareAccess } from '~/domain/firmware/permission.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { formatDeviceType } from '~/domain/product/families.ts';
import { firmwareListTexts } from '~/domain/words/texts/firmware.ts';
import { firmwareListQuery } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toPaletteListResult, type PaletteQuery } from '~/ui/palette/paletteSource.ts';
import { firmwarePath } from './firmwarePath.ts';

const limit = 5;

function useFirmware({ text, asked }: PaletteQuery) {
  const canRead = checkFirmwareAccess(useActor()).allowed;
  const read = useQuery({ ...firmwareListQuery(), enabled: canRead && asked !== '' });
  if (!canRead) return undefined;
  return toPaletteListResult(read, text, firmwareListTexts.title, (data) =>
    rankMatches(data, text, ({ firmwareSignature, note }) => [firmwareSignature.name, note], limit).map(
      ({ firmwareSignature: signature }) => ({
        key: formatFirmwareSignature(signature),
        title: signature.name,
        detail: firmwareListTexts.kind(
          formatFirmwareType(signature.firmwareType),
          formatDeviceType(signature.deviceType),
        ),
        icon: IconCpu,
        to: firmwarePath(signature),
      }),
    ),
  );
}

export const sources = [createPaletteSource('firmware', 'THINGS', useFirmware)];
