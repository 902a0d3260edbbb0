import { useQuery } from '@tanstack/react-query';
import { IconApi } from '@tabler/icons-react';
import { isApiDescriptionOffered } from '~/domain/apiDescription/permission.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';
import { paths } from '~/paths.ts';
import { apiDescriptionQuery } from '~/queries/apiDescription/apiDescription.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, type PaletteQuery } from '~/ui/palette/paletteSource.ts';

const limit = 5;

function useOperations({ text, asked }: PaletteQuery) {
  const canOpen = isApiDescriptionOffered(useActor());
  const { data } = useQuery({ ...apiDescriptionQuery(), enabled: canOpen && asked !== '' });
  if (!canOpen) return undefined;
  const found =
    text === '' || !data
      ? []
      : rankMatches(data.operations, text, ({ id, path, summary }) => [id, path, summary], limit);
  return {
    title: apiDescriptionTexts.api,
    entries: found.map(({ id, summary }) => ({
      key: id,
      title: id,
      detail: summary,
      icon: IconApi,
      to: paths.apiOperation(id),
    })),
  };
}

export const sources = [createPaletteSource('operations', 'THINGS', useOperations)];
