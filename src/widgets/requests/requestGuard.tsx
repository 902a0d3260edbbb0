import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { requestDecisionTexts, requestMovedTexts } from '~/domain/words/texts/requests.ts';
import { failureText } from '~/queries/failures.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import { RequestGoneError, RequestMovedError, writeOnSeenRequest } from '~/queries/requests/seen.ts';
import { Objection, unlessClosed, type Guarded } from '~/ui/modal/useAttempt.ts';

type Watch = {
  readonly client: QueryClient;
  /** The request as the person has seen it. */
  readonly seen: Ticket;
  readonly person: (email: string) => string;
};

/**
 * Guard of everything that is done with a request: it is read again before, and where somebody else has moved it since
 * it was seen that is shown instead. Used again, it is about what was shown then. Rejects with an Objection.
 */
export function requestGuard(watch: Watch): Guarded<Ticket> {
  const write = writeOnSeenRequest(watch);
  return async (isOpen, attempt) => {
    try {
      return await write(unlessClosed(isOpen, attempt));
    } catch (error) {
      throw objectionTo(error, watch.seen.ticketId);
    }
  };
}

function objectionTo(error: unknown, ticketId: string): Objection {
  if (error instanceof RequestGoneError)
    return new Objection(requestMovedTexts.gone(ticketId), { final: true });
  if (!(error instanceof RequestMovedError)) return new Objection(failureText(error));
  return new Objection(<WhatMoved ticketId={ticketId} error={error} />, { final: error.final });
}

/** Objection to an approval that failed once the access had been granted: that stands, and the note is still to be sent. */
export function afterGrant(error: unknown, ticketId: string): Objection {
  const why = error instanceof Objection ? error : undefined;
  return new Objection(
    <>
      <p>{requestDecisionTexts.notSaid(ticketId)}</p>
      {why?.says}
    </>,
    { final: why?.final ?? false },
  );
}

type MovedProps = { readonly ticketId: string; readonly error: RequestMovedError };

function WhatMoved({ ticketId, error: { moved, final } }: MovedProps): ReactElement {
  return (
    <>
      {moved.length > 0 && (
        <>
          <p>
            <strong>{requestMovedTexts.changed(ticketId)}</strong>
          </p>
          <ul>
            {moved.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p>{final ? requestMovedTexts.notOpen : requestMovedTexts.goOn}</p>
    </>
  );
}
