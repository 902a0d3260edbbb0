import type { ReactElement } from 'react';
import { ApiError } from '~/api/ApiError.ts';
import { movedBetween, type Moved } from '~/domain/configuration/change.ts';
import type { ConfigurationEvent } from '~/domain/workflow/event.ts';
import { longDate } from '~/domain/words/dates.ts';
import { displayName } from '~/domain/access/displayName.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { can } from '~/domain/workflow/permission.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { refresh } from '~/queries/client.ts';
import { failureText } from '~/queries/failures.ts';
import { configurationReads, readAgain } from '~/queries/configurations/workflow.ts';
import type { Me } from '~/session/me.ts';
import { provider } from '~/session/provider.ts';
import { Objection } from '~/ui/modal/useAttempt.ts';
import type { ActionContext } from './context.ts';

type Write = (now: Configuration) => Promise<unknown>;
/** Why a write is not what was meant any more, once the configuration has moved. */
type Outdated = (now: Configuration) => string | undefined;
export type Guard = (write: Write, outdated?: Outdated) => Promise<void>;

/**
 * Writes on what the person has seen and on nothing else: the configuration is read again first, and where it has
 * moved meanwhile that is shown instead. Used again, it is about what was shown then.
 */
export function guardOf(context: ActionContext, event: ConfigurationEvent): Guard {
  let seen = context.configuration;

  const refuseWhatMoved = async (outdated?: Outdated): Promise<Configuration> => {
    const now = await readNow(context, seen);
    const moved = movedBetween(seen, now, personOf(context.me));
    seen = now;
    if (moved.length === 0) return now;
    // What is on the screen behind the question is old by now.
    void refresh(context.client, configurationReads);
    throw movedObjection(context, { event, now, moved, outdated: outdated?.(now) });
  };

  return async (write, outdated) => {
    const now = await refuseWhatMoved(outdated);
    try {
      await write(now);
    } catch (error) {
      if (error instanceof ApiError && [404, 409].includes(error.status)) await refuseWhatMoved(outdated);
      throw new Objection(failureText(error));
    }
  };
}

async function readNow({ client }: ActionContext, seen: Configuration): Promise<Configuration> {
  const { configurationId, revision } = seen;
  let now: Configuration | null;
  try {
    now = await readAgain(client, configurationId, revision);
  } catch (error) {
    throw new Objection(failureText(error));
  }
  if (now) return now;
  void refresh(client, configurationReads);
  const gone = `${configurationId} is not there any more, or you do not have access to it any more.`;
  throw new Objection(gone, { final: true });
}

const personOf =
  ({ units }: Me) =>
  (email: string): string =>
    displayName(email, { isStaff: isStaff(units) }, provider);

type Movement = {
  readonly event: ConfigurationEvent;
  readonly now: Configuration;
  readonly moved: readonly Moved[];
  readonly outdated: string | undefined;
};

function movedObjection({ me }: ActionContext, { event, now, moved, outdated }: Movement): Objection {
  const { configurationState, modifiedBy } = now;
  const verdict = can({ units: me.units }, event, configurationState);
  const reason = verdict.allowed ? outdated : verdict.reason;
  const who = personOf(me)(modifiedBy);
  const says = <WhatMoved now={now} who={who} moved={moved} reason={reason} />;
  return new Objection(says, { final: reason !== undefined });
}

type MovedProps = {
  readonly now: Configuration;
  readonly who: string;
  readonly moved: readonly Moved[];
  readonly reason: string | undefined;
};

function WhatMoved({ now: { configurationId, modified }, who, moved, reason }: MovedProps): ReactElement {
  return (
    <>
      <p>
        <strong>{configurationId} has changed meanwhile.</strong> The last change was made by {who} on{' '}
        <time dateTime={modified}>{longDate(modified)}</time>.
      </p>
      <ul>
        {moved.map(({ what, before, now }) => (
          <li key={what}>
            {what}: {before} → {now}
          </li>
        ))}
      </ul>
      <p>{reason ?? 'Nothing has been done yet. Do you still want to go on?'}</p>
    </>
  );
}
