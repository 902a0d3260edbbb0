import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBolt } from '@tabler/icons-react';
import { useMatch } from 'react-router';
import { inActionOrder, possibleActions, ranked } from '~/domain/palette/rank.ts';
import { workingRevisionName } from '~/domain/revision/revision.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { patterns } from '~/paths.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';
import { knownQuoteState } from '~/queries/configurations/quoteStates.ts';
import { useActor, useMe } from '~/session/me.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { useOnward } from '~/platform/routing/useOnward.ts';
import { actionsOf, type Action } from '../actions/useActions.ts';
import { lastListAddress } from '../list/listAddress.ts';

/** The configuration whose page is open, at its working revision, as far as the page has read it. */
function useOpenConfiguration(): Configuration | undefined {
  const { id = '', revision } = useMatch(patterns.configuration)?.params ?? {};
  const { data: shown } = useQuery({ ...configuration(id, revision), enabled: false });
  const working = shown ? workingRevisionName(shown) : '';
  const { data: other } = useQuery({ ...configuration(id, working), enabled: false });
  return (shown?.revision === working ? shown : other) ?? undefined;
}

function answerOf(actions: readonly Action[], text: string): PaletteAnswer['entries'] {
  const inOrder = inActionOrder(actions);
  // With nothing typed there is only what can be done; whoever looks for something by its name is told why it cannot.
  const found = text === '' ? possibleActions(inOrder) : ranked(inOrder, text, ({ label }) => [label]);
  return inActionOrder(found).map(({ key, label, tone, verdict, begin }) => ({
    key,
    title: label,
    icon: IconBolt,
    dangerous: tone === 'danger',
    refusal: verdict.allowed ? undefined : verdict.reason,
    run: begin,
  }));
}

function useActionAnswer({ text }: PaletteQuestion): PaletteAnswer | undefined {
  const actor = useActor();
  const me = useMe();
  const client = useQueryClient();
  const navigate = useOnward();
  const open = useOpenConfiguration();
  if (!open) return undefined;
  // The page of what is gone is no place to come back to.
  const afterDelete = (): Promise<void> => navigate(lastListAddress(), { replace: true });
  const quoteState = knownQuoteState(client, open);
  const context = { configuration: open, quoteState, me, actor, client, navigate, afterDelete };
  return {
    title: paletteTexts.groups.actions(open.configurationId, open.revision),
    entries: answerOf(actionsOf(context), text),
  };
}

/** What can be done with the configuration that is open, by the same rules and in the same way as by its buttons. */
export const actionSource: PaletteSource = {
  key: 'actions',
  place: 'ACTIONS',
  Ask: ({ question, children }) => children(useActionAnswer(question)),
};
