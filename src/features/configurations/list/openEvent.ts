import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';
import type { ConfigurationEvent } from '~/domain/workflow/event.ts';
import { kindOf } from '~/domain/configuration/id.ts';
import { notice } from '~/domain/notice/notices.ts';
import type { Actor } from '~/domain/access/verdict.ts';
import { can } from '~/domain/workflow/permission.ts';
import { openers } from '../actions.ts';
import { paths } from '~/paths.ts';
import { configuration } from '~/queries/configurations/configurations.ts';
import type { Me } from '~/session/me.ts';
import { notify } from '~/ui/notices/notices.ts';

/** What an event of a row in the list is begun with. */
export type RowContext = {
  readonly actor: Actor;
  readonly me: Me;
  readonly client: QueryClient;
  readonly navigate: NavigateFunction;
};

const refuse = (body: string): void => void notify(notice('REFUSED', { body }));

/**
 * Begins an event of a configuration in the list. The list may be behind: the configuration is read first, and if
 * the event has become impossible since, that is said instead.
 */
export async function openEvent(
  id: string,
  event: ConfigurationEvent,
  { actor, me, client, navigate }: RowContext,
): Promise<void> {
  try {
    const current = await client.fetchQuery({ ...configuration(id), staleTime: 0 });
    if (current === null) {
      refuse(`${id} is no longer there, or you no longer have access to it.`);
      return;
    }
    const verdict = can(actor, event, current.configurationState, kindOf(current));
    if (!verdict.allowed) {
      await client.refetchQueries({ queryKey: ['configurationFilter'], type: 'active' });
      refuse(verdict.reason);
      return;
    }
    openers[event]?.({ configuration: current, me, client, navigate: staying(navigate) });
  } catch {
    // The failure of the read has been told.
  }
}

/** The list, under whatever filter, is where its events lead back to; only other ways are gone. */
const staying =
  (navigate: NavigateFunction): NavigateFunction =>
  (...way: [unknown, ...unknown[]]) =>
    way[0] === paths.configurations() ? undefined : Reflect.apply(navigate, undefined, way);
