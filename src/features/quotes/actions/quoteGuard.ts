import type { QueryClient } from '@tanstack/react-query';
import type { Unit } from '~/domain/access/roles.ts';
import { quoteMoves } from '~/domain/quote/comparison.ts';
import { mayOnQuote, type QuoteAction } from '~/domain/quote/permission.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { staleTexts } from '~/domain/words/texts/configurationActions.ts';
import { quoteQuestionTexts } from '~/domain/words/texts/quotes.ts';
import { reportFailure } from '~/queries/failures.ts';
import { isGone, quote } from '~/queries/quotes/quotes.ts';
import { readNow } from '~/queries/readNow.ts';
import { updateIfUnchanged, type UpdateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { cpqToken } from '~/session/cpqSession.ts';
import { Objection } from '~/ui/modal/useAttempt.ts';
import { createBaseline } from '~/ui/form/baseline.ts';

type Watch = {
  readonly client: QueryClient;
  /** The quote as the person saw it. */
  readonly seen: Quote;
  readonly action: QuoteAction;
  readonly units: readonly Unit[];
  readonly nameOf: (id: number) => string;
};

export type QuoteGuard = UpdateIfUnchanged<Quote>;

/** Writes on a quote as a person has seen it and on nothing else: a change sends the whole of it. */
export function quoteGuard({ client, seen, action, units, nameOf }: Watch): QuoteGuard {
  const read = (): Promise<Quote | undefined> =>
    readNow(client, quote(seen.id)).catch((error: unknown) => {
      if (isGone(error)) return undefined;
      // The pages that read quotes say it in their place; here there is none.
      reportFailure(error);
      throw error;
    });
  const update = updateIfUnchanged({
    baseline: createBaseline(seen),
    read,
    compare: (known, now) =>
      quoteMoves(known, now, nameOf).map(({ label, before, now: after }) =>
        quoteQuestionTexts.change(label, before, after),
      ),
    refusal: (now) => mayOnQuote(action, units, now),
    texts: {
      gone: quoteQuestionTexts.goneSince(seen.name ?? ''),
      changed: quoteQuestionTexts.moved,
      goOn: quoteQuestionTexts.movedAgain,
    },
  });
  return (isOpen, write, options) => {
    const session = cpqToken();
    // Who had to sign in for it answers again, to what is shown now.
    const send: typeof write = (now) =>
      cpqToken() === session ? write(now) : Promise.reject(new Objection(staleTexts.signedIn));
    return update(isOpen, send, options);
  };
}
