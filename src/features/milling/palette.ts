import { useQuery } from '@tanstack/react-query';
import { IconPuzzle } from '@tabler/icons-react';
import { mayCall, type Actor } from '~/domain/access/verdict.ts';
import { exactThings } from '~/domain/palette/exact.ts';
import { partWay } from '~/domain/palette/partWay.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { paths } from '~/paths.ts';
import { parts } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import type { PaletteAnswer, PaletteEntry, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';

/** The greatest number of parts that are offered. */
const most = 5;

/** A part, where this person looks at parts. */
function entriesOf(actor: Actor, partNumber: string, title: string, about?: string): readonly PaletteEntry[] {
  const way = partWay(actor);
  if (!way) return [];
  const what = way === 'PAGE' ? paletteTexts.partPage : paletteTexts.partUsage;
  const entry = { key: partNumber, title, detail: about ?? what, icon: IconPuzzle };
  if (way === 'PAGE') return [{ ...entry, to: paths.milling.part(partNumber) }];
  const showUsage = (): void =>
    void openWhenLoaded(
      () => import('~/widgets/parts/PartUsage.tsx'),
      (dialog) => dialog.openPartUsage(partNumber),
    );
  return [{ ...entry, run: showUsage }];
}

function useExactPart({ text }: PaletteQuestion): PaletteAnswer | undefined {
  const actor = useActor();
  const entries = exactThings(text).flatMap((thing) =>
    thing.kind === 'PART' ? entriesOf(actor, thing.partNumber, paletteTexts.part(thing.partNumber)) : [],
  );
  return { title: paletteTexts.groups.goTo, entries };
}

const exactSource: PaletteSource = {
  key: 'exactPart',
  place: 'EXACT',
  Ask: ({ question, children }) => children(useExactPart(question)),
};

function useParts({ text, asked }: PaletteQuestion): PaletteAnswer | undefined {
  const actor = useActor();
  const mayRead = mayCall(actor, 'partGetAll').allowed && partWay(actor) !== undefined;
  const { data, isFetching, isError, refetch } = useQuery({ ...parts(), enabled: mayRead && asked !== '' });
  if (!mayRead) return undefined;
  const found =
    text === '' || !data ? [] : ranked(data, text, ({ partNumber, label }) => [partNumber, label], most);
  return {
    title: paletteTexts.groups.parts,
    isPending: text !== '' && isFetching && !data,
    retry: isError && text !== '' ? () => void refetch() : undefined,
    entries: found.flatMap(({ partNumber, label }) => entriesOf(actor, partNumber, partNumber, label)),
  };
}

const partSource: PaletteSource = {
  key: 'parts',
  place: 'THINGS',
  Ask: ({ question, children }) => children(useParts(question)),
};

/** Things of this area that the palette finds. */
export const sources: readonly PaletteSource[] = [exactSource, partSource];
