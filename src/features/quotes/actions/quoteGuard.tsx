import type { QueryClient } from '@tanstack/react-query';
import type { Unit } from '~/domain/access/roles.ts';
import { quoteMoves, type MovedFact } from '~/domain/quote/moves.ts';
import { mayOnQuote, type QuoteAction } from '~/domain/quote/permission.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { quoteQuestionTexts } from '~/domain/words/texts/quotes.ts';
import { reportFailure } from '~/queries/failures.ts';
import { isGone, quote } from '~/queries/quotes/quotes.ts';
import { readNow } from '~/queries/readNow.ts';
import { Objection, unlessClosed, type Guarded } from '~/ui/modal/useAttempt.ts';

type Watch = {
  readonly client: QueryClient;
  /** The quote as the person saw it. */
  readonly seen: Quote;
  readonly action: QuoteAction;
  readonly units: readonly Unit[];
  readonly nameOf: (id: number) => string;
};

export type QuoteGuard = Guarded<Quote>;

function moved(moves: readonly MovedFact[], reason: string | undefined): Objection {
  const says = (
    <>
      {moves.length > 0 && (
        <>
          <span>{quoteQuestionTexts.moved}</span>
          <ul>
            {moves.map(({ label, before, now }) => (
              <li key={label}>{quoteQuestionTexts.change(label, before, now)}</li>
            ))}
          </ul>
        </>
      )}
      <span>{reason ?? quoteQuestionTexts.movedAgain}</span>
    </>
  );
  return new Objection(says, { final: reason !== undefined });
}

/**
 * Writes on a quote as a person has seen it and on nothing else: it is read again first, since a change sends the whole
 * of it. Where it has moved, or allows the action no longer, an Objection says so; the next try is about what was read.
 */
export function quoteGuard({ client, seen: first, action, units, nameOf }: Watch): QuoteGuard {
  let seen = first;
  const readUnmoved = async (): Promise<Quote> => {
    const now = await readNow(client, quote(first.id)).catch((error: unknown) => {
      if (isGone(error)) throw new Objection(quoteQuestionTexts.goneSince(seen.name ?? ''), { final: true });
      // The pages that read quotes say it in their place; here there is none.
      reportFailure(error);
      throw error;
    });
    const moves = quoteMoves(seen, now, nameOf);
    const verdict = mayOnQuote(action, units, now);
    seen = now;
    if (moves.length === 0 && verdict.allowed) return now;
    throw moved(moves, verdict.allowed ? undefined : verdict.reason);
  };
  return async (isOpen, write) => unlessClosed(isOpen, write)(await readUnmoved());
}
