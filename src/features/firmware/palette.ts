import { useQuery } from '@tanstack/react-query';
import { IconCpu } from '@tabler/icons-react';
import { firmwareTypeText, signatureText } from '~/domain/firmware/firmware.ts';
import { mayOpenFirmware } from '~/domain/firmware/permission.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { deviceTypeText } from '~/domain/product/families.ts';
import { firmwareListTexts } from '~/domain/words/texts/firmware.ts';
import { firmwareList } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { firmwarePath } from './firmwarePath.ts';

/** The greatest number of firmware that is offered. */
const most = 5;

function useFirmware({ text, asked }: PaletteQuestion): PaletteAnswer | undefined {
  const mayRead = mayOpenFirmware(useActor()).allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...firmwareList(),
    enabled: mayRead && asked !== '',
  });
  if (!mayRead) return undefined;
  const found =
    text === '' || !data
      ? []
      : ranked(data, text, ({ firmwareSignature, note }) => [firmwareSignature.name, note], most);
  return {
    title: firmwareListTexts.title,
    isPending: text !== '' && isFetching && !data,
    retry: isError && text !== '' ? () => void refetch() : undefined,
    entries: found.map(({ firmwareSignature: signature }) => ({
      key: signatureText(signature),
      title: signature.name,
      detail: firmwareListTexts.kind(
        firmwareTypeText(signature.firmwareType),
        deviceTypeText(signature.deviceType),
      ),
      icon: IconCpu,
      to: firmwarePath(signature),
    })),
  };
}

const firmwareSource: PaletteSource = {
  key: 'firmware',
  place: 'THINGS',
  Ask: ({ question, children }) => children(useFirmware(question)),
};

/** Things of this area that the palette finds. */
export const sources: readonly PaletteSource[] = [firmwareSource];
