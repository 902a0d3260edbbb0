import { useQuery } from '@tanstack/react-query';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { mayCall } from '~/domain/access/verdict.ts';
import { defaultFilter } from '~/domain/configuration/filter.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { configurations } from '~/queries/configurations/configurations.ts';
import { useActor, useMe } from '~/session/me.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { rowAddress } from '../list/RowLink.tsx';
import { configurationDetail } from '../recentConfiguration.ts';

/** The greatest number of configurations and customers that are offered. */
const most = 6;

function useListed({ text, asked }: PaletteQuestion): PaletteAnswer | undefined {
  const { email } = useMe();
  const mayRead = mayCall(useActor(), 'configurationFilter').allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...configurations({ ...defaultFilter, search: asked }, email),
    enabled: mayRead && asked !== '',
  });
  if (!mayRead) return undefined;
  const isTyping = text !== asked;
  const rows = isTyping || asked === '' ? [] : (data ?? []);
  return {
    title: paletteTexts.groups.configurations,
    isPending: text !== '' && (isTyping || (isFetching && !data)),
    retry: isError && !isTyping ? () => void refetch() : undefined,
    entries: rows.slice(0, most).map((row) => ({
      key: row.configurationId,
      title: row.configurationId,
      detail: `${configurationDetail(row)} · ${stateText(row.configurationState)}`,
      icon: IconAdjustmentsHorizontal,
      to: rowAddress(row),
    })),
  };
}

/** The configurations that the CMS finds, asked as the list asks it. */
export const listSource: PaletteSource = {
  key: 'configurations',
  place: 'THINGS',
  Ask: ({ question, children }) => children(useListed(question)),
};
