import type { ReactElement } from 'react';
import { staleTexts } from '~/domain/words/texts/configurationActions.ts';
import { movedText } from '~/domain/words/moved.ts';
import type { Verdict } from '~/domain/access/verdict.ts';
import type { ConfigurationEvent } from '~/domain/workflow/event.ts';
import { longDate } from '~/domain/words/dates.ts';
import { displayName } from '~/domain/access/displayName.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { otherRevision } from '~/domain/workflow/offered.ts';
import { canOn } from '~/domain/workflow/permission.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { reachQuote } from '~/queries/configurations/move.ts';
import { GoneError, StaleError, writeOnSeen } from '~/queries/configurations/seen.ts';
import { failureText } from '~/queries/failures.ts';
import type { Me } from '~/session/me.ts';
import { provider } from '~/session/provider.ts';
import { Objection, unlessClosed, type IsOpen } from '~/ui/modal/useAttempt.ts';
import type { ActionContext } from './context.ts';

/** Decides about an act that is no event, on the configuration as it is now. */
type Judge = (now: Configuration) => Verdict;
/** Why a write is not what was meant any more, once the configuration has moved. */
type Outdated = (now: Configuration) => string | undefined;
/** Answers what the write answers. */
export type Guard = <Output>(
  isOpen: IsOpen,
  write: (now: Configuration) => Promise<Output>,
  outdated?: Outdated,
) => Promise<Output>;

/**
 * Guard of an act on the working revision: it is read again before the write, and where it has moved since it was seen
 * that is shown instead. Used again, it is about what was shown then. Rejects with an Objection.
 */
export function staleGuard(context: ActionContext, act: ConfigurationEvent | Judge): Guard {
  const { client, configuration: seen, me, actor } = context;
  const judge: Judge = typeof act === 'function' ? act : (now) => canOn(actor, act, now);
  let isOutdated: Outdated | undefined;
  const write = writeOnSeen({
    client,
    seen,
    person: personOf(me),
    refusal: (now) => {
      const verdict = judge(now);
      if (!verdict.allowed) return verdict.reason;
      const other = typeof act === 'function' ? undefined : otherRevision(act, seen.revision, now.revision);
      return other ?? isOutdated?.(now);
    },
  });
  return async (isOpen, attempt, outdated) => {
    isOutdated = outdated;
    try {
      if (typeof act === 'string') await reachQuote(client, act, seen);
      return await write(unlessClosed(isOpen, attempt));
    } catch (error) {
      throw objectionTo(error, context);
    }
  };
}

const personOf =
  ({ units }: Me) =>
  (email: string): string =>
    displayName(email, { isStaff: isStaff(units) }, provider);

function objectionTo(error: unknown, { me, configuration }: ActionContext): Objection {
  if (error instanceof GoneError) {
    return new Objection(staleTexts.gone(configuration.configurationId), { final: true });
  }
  if (!(error instanceof StaleError)) return new Objection(failureText(error));
  const who = personOf(me)(error.now.modifiedBy);
  return new Objection(<WhatMoved stale={error} who={who} />, { final: error.reason !== undefined });
}

type MovedProps = { readonly stale: StaleError; readonly who: string };

function WhatMoved({ stale: { now, moved, reason }, who }: MovedProps): ReactElement {
  const { configurationId, modified } = now;
  return (
    <>
      <p>
        <strong>{staleTexts.changed(configurationId)}</strong>{' '}
        {staleTexts.lastChange(who, longDate(modified))}
      </p>
      <ul>
        {movedText(moved).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{reason ?? staleTexts.goOn}</p>
    </>
  );
}
