import { requestDecisionTexts } from '~/domain/words/texts/requests.ts';
import { Objection } from '~/ui/modal/useAttempt.ts';

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
