import { quoteStateOf, stateNameOf } from '../../src/domain/quote/facts.ts';
import { stateTakesDesign } from '../../src/domain/quote/permission.ts';
import type { Quote } from '../../src/domain/quote/wire.ts';
import { beginOutputs, finishOutputs, showOutputs } from '../cms/quote/outputs.ts';
import type { GenerationRecord } from '../store/records.ts';
import type { SentQuote } from './body.ts';
import { inState, quoteStates } from './quoteState.ts';
import { conflict } from './refusal.ts';
import { keptQuote } from './sentQuote.ts';
import { saveQuote, type CpqCaller, type System } from './system.ts';
import { demandHandingIn } from './verdicts.ts';

/** Begins to generate the outputs of a quote, which takes its time: the answer is the quote that has begun. */
export function generateOutputs(system: System, caller: CpqCaller, sent: SentQuote): Quote {
  return system.store.transaction(() => {
    demandHandingIn(caller);
    const quote = keptQuote(system, caller, sent);
    if (!stateTakesDesign(quoteStateOf(quote)))
      throw conflict(`The outputs of a quote in “${stateNameOf(quote.state)}” cannot be generated again.`);
    const began = system.clock().getTime();
    system.cms.generations.put(String(quote.id), {
      quoteId: quote.id,
      by: caller.email,
      began,
      due: began + system.generationTime(quote.id),
      before: stateNameOf(quote.state),
    });
    beginOutputs(system.cms, quote.id, caller);
    return saveQuote(
      system,
      inState(quote, quoteStates.GENERATING),
      `Outputs ordered by ${caller.user.name}`,
    );
  });
}

/** Takes every quote as far as it has come by now. Whoever asks does so first, so that a stop in the middle loses nothing. */
export function settle(system: System): void {
  const now = system.clock().getTime();
  for (const generation of system.cms.generations.all()) {
    const { quoteId, by, began, due } = generation;
    if (now < due) showOutputs(system.cms, quoteId, by, (now - began) / (due - began));
    else system.store.transaction(() => finish(system, generation));
  }
}

export function finishGenerations(system: System): void {
  const due = system.clock().getTime();
  for (const generation of system.cms.generations.all()) {
    system.cms.generations.put(String(generation.quoteId), { ...generation, due });
  }
  settle(system);
}

function finish(system: System, { quoteId, by, before }: GenerationRecord): void {
  const quote = system.store.quotes.get(quoteId);
  system.cms.generations.delete(String(quoteId));
  finishOutputs(system.cms, quoteId, by);
  if (quote) saveQuote(system, inState(quote, before), 'Outputs generated');
}
