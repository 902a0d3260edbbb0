import { useQuery } from '@tanstack/react-query';
import { allowed, refused, type Actor, type Verdict } from '~/domain/access/verdict.ts';
import { mayCreate3D } from '~/domain/configuration/creationPermission.ts';
import { isGenerating, type AnyState } from '~/domain/configuration/state.ts';
import { quoteStateOf, stateNameOf } from '~/domain/quote/facts.ts';
import { quoteTakesDesign } from '~/domain/quote/permission.ts';
import { shownState } from '~/domain/quote/quote.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { canOn } from '~/domain/workflow/permission.ts';
import { configuratorTexts } from '~/domain/words/texts/configurator.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';
import { designQuote } from '~/queries/designs/designQuote.ts';
import { useActor } from '~/session/me.ts';
import type { DesignStart } from './useDesign.ts';

export type Standing = {
  /** State of its configuration; undefined as long as it has none. */
  readonly state: AnyState | undefined;
  readonly isGenerating: boolean;
  /** Its configuration; undefined as long as it has none. */
  readonly configuration: Configuration | undefined;
  readonly mayChange: Verdict;
};

type Subject = Pick<DesignStart, 'productFamily' | 'customer'>;

/** What a design is of; a new one is of neither a configuration nor a quote. */
type DesignOf = { readonly configuration: Configuration | undefined; readonly quote: Quote | undefined };

/** Whether a design may be changed that has no configuration yet. */
function mayChangeNew(actor: Actor, { productFamily, customer }: Subject, quote: Quote | undefined): Verdict {
  const mayMake = mayCreate3D(productFamily, actor.units, customer.number);
  if (!mayMake.allowed) return mayMake;
  return quote ? quoteTakesDesign(quote) : allowed;
}

function standingOf(actor: Actor, subject: Subject, { configuration: of, quote }: DesignOf): Standing {
  const state = of && shownState(of.configurationState, quote && stateNameOf(quote.state));
  const generates = isGenerating(state ?? (quote ? quoteStateOf(quote) : 'CONFIGURING'));
  const verdict =
    of && state
      ? canOn(actor, 'CONFIGURE', { ...of, configurationState: state })
      : mayChangeNew(actor, subject, quote);
  // That its files are being generated says more than the states in which it can be configured.
  const waits = generates && !verdict.allowed && verdict.rule === 'STATE';
  return {
    state,
    isGenerating: generates,
    configuration: of,
    mayChange: waits ? refused('STATE', configuratorTexts.beingGenerated) : verdict,
  };
}

/**
 * How a design stands now: that of the configuration which its first save on this page has made, else of the one it was
 * opened with. Whatever generates its files on any page is seen here as well.
 */
export function useStanding(subject: Subject, opened: DesignOf, madeAs: string | undefined): Standing {
  const actor = useActor();
  const { data: made } = useQuery({ ...configuration(madeAs ?? ''), enabled: madeAs !== undefined });
  const now = madeAs === undefined ? opened.configuration : (made ?? undefined);
  const quoteId = now?.kbMaxQuoteId ?? opened.quote?.id;
  const { data: quoteNow } = useQuery({ ...designQuote(quoteId ?? 0), enabled: false });
  return standingOf(actor, subject, { configuration: now, quote: quoteNow ?? opened.quote });
}
