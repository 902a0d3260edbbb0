import { IconPlus } from '@tabler/icons-react';
import { mayCreateConfiguration, offersCreation } from '~/domain/configuration/creationPermission.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { configurationsPageTexts } from '~/domain/words/texts/configurationsPage.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteEntry, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { beginConfiguration } from '~/widgets/creation/beginConfiguration.ts';

function useCreation({ text }: PaletteQuestion): PaletteAnswer | undefined {
  const actor = useActor();
  if (!offersCreation(actor.units)) return undefined;
  const verdict = mayCreateConfiguration(actor);
  const entry: PaletteEntry = {
    key: 'create',
    title: configurationsPageTexts.create,
    icon: IconPlus,
    refusal: verdict.allowed ? undefined : verdict.reason,
    run: beginConfiguration,
  };
  return {
    title: paletteTexts.groups.create,
    entries: text === '' ? [] : ranked([entry], text, ({ title }) => [title]),
  };
}

/** The way to a new configuration, for those to whom it is offered, by the same rule as its button. */
export const createSource: PaletteSource = {
  key: 'createConfiguration',
  place: 'ACTIONS',
  Ask: ({ question, children }) => children(useCreation(question)),
};
