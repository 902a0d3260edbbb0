import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isErrorId } from '~/domain/resource/deviceErrors.ts';
import { filterDeviceErrors } from '~/domain/resource/deviceErrorFilter.ts';
import { isDeviceErrorListOffered } from '~/domain/resource/permission.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { paths } from '~/paths.ts';
import { deviceErrorsQuery } from '~/queries/resources/resources.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, type PaletteQuery } from '~/ui/palette/paletteSource.ts';

const limit = 5;

function useErrors({ text, asked }: PaletteQuery) {
  const canOpen = isDeviceErrorListOffered(useActor());
  const { data, isFetching, isError, refetch } = useQuery({
    ...deviceErrorsQuery(),
    enabled: canOpen && isErrorId(asked),
  });
  // Search only for texts that look like an error id.
  if (!canOpen || !isErrorId(text)) return undefined;
  const found = filterDeviceErrors(data?.errors ?? [], { search: '', severity: '', family: '' });
  return {
    title: deviceErrorTexts.errors,
    isPending: isFetching && !data,
    retry: isError ? () => void refetch() : undefined,
    entries: found
      .filter(({ errorId }) => errorId.toUpperCase().startsWith(text.toUpperCase()))
      .slice(0, limit)
      .map(({ productFamily, errorId, title }) => ({
        key: `${productFamily} ${errorId}`,
        title: deviceErrorTexts.ofFamily(errorId, productFamily),
        detail: title,
        icon: IconAlertTriangle,
        to: paths.deviceError(productFamily, errorId),
      })),
  };
}

export const sources = [createPaletteSource('deviceErrors', 'THINGS', useErrors)];
