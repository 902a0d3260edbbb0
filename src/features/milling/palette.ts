import { openPartUsage } from '~/widgets/parts/openPartUsage.ts';
import { useQuery } from '@tanstack/react-query';
import { IconPuzzle } from '@tabler/icons-react';
import { checkOperations } from '~/domain/access/decision.ts';
import { parseExactReferences } from '~/domain/palette/exactReferences.ts';
import { listPartDestinations, type PartDestination } from '~/domain/palette/partDestinations.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { paths } from '~/paths.ts';
import { partsQuery } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import {
  createPaletteSource,
  toPaletteListResult,
  type PaletteEntry,
  type PaletteQuery,
} from '~/ui/palette/paletteSource.ts';

const limit = 5;

const wayTexts: Record<PartDestination, string> = {
  PAGE: paletteTexts.partPage,
  MILLING: paletteTexts.partMilling,
  USAGE: paletteTexts.partUsage,
};

/** A palette entry that opens a part in one of the views this person has access to. */
function entryOf(way: PartDestination, partNumber: string, title: string, about?: string): PaletteEntry {
  const entry = { key: `${partNumber} ${way}`, title, detail: about ?? wayTexts[way], icon: IconPuzzle };
  if (way === 'PAGE') return { ...entry, to: paths.part(partNumber) };
  if (way === 'MILLING') return { ...entry, to: paths.milling.part(partNumber) };
  return { ...entry, run: () => openPartUsage(partNumber) };
}

function useExactPart({ text }: PaletteQuery) {
  const ways = listPartDestinations(useActor());
  const entries = parseExactReferences(text).flatMap((thing) =>
    thing.kind === 'PART'
      ? ways.map((way) => entryOf(way, thing.partNumber, paletteTexts.part(thing.partNumber)))
      : [],
  );
  return { title: paletteTexts.groups.goTo, entries };
}

function useParts({ text, asked }: PaletteQuery) {
  const actor = useActor();
  const [way] = listPartDestinations(actor);
  const canRead = checkOperations(actor, 'partGetAll').allowed && way !== undefined;
  const read = useQuery({ ...partsQuery(), enabled: canRead && asked !== '' });
  if (!canRead || way === undefined) return undefined;
  return toPaletteListResult(read, text, paletteTexts.groups.parts, (data) =>
    rankMatches(data, text, ({ partNumber, label }) => [partNumber, label], limit).map(
      ({ partNumber, label }) => entryOf(way, partNumber, partNumber, label),
    ),
  );
}

export const sources = [
  createPaletteSource('exactPart', 'EXACT', useExactPart),
  createPaletteSource('parts', 'THINGS', useParts),
];
