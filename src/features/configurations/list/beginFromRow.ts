import type { QueryClient } from '@tanstack/react-query';
import { notice } from '~/domain/notice/notices.ts';
import type { OfferedEvent } from '~/domain/workflow/eventRecord.ts';
import { canOn } from '~/domain/workflow/permission.ts';
import type { Actor } from '~/domain/access/verdict.ts';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import { beginEvent } from '../actions.ts';
import type { ActionContext } from '../actions/context.ts';
import { readWorking } from '~/queries/configurations/configurations.ts';
import { keptQuoteState } from '~/queries/configurations/quoteStates.ts';
import type { Me } from '~/session/me.ts';
import { isOpen, useModals } from '~/platform/modals.ts';
import { notify } from '~/platform/notices.ts';

/** Surroundings of an event that is begun from a row of the list. */
export type RowContext = {
  readonly actor: Actor;
  readonly me: Me;
  readonly client: QueryClient;
  readonly navigate: ActionContext['navigate'];
  /** Whether the person is still at the list. */
  readonly isStillOnPage: () => boolean;
};

const refuse = (body: string): void => void notify(notice('REFUSED', { body }));

/**
 * Begins an event of a configuration in the list. The list may be behind: the working revision is read first, and if
 * the event has become impossible since, that is said instead. Whoever has gone elsewhere meanwhile, or opened a dialog,
 * is asked nothing.
 */
export async function beginFromRow(
  id: string,
  event: OfferedEvent,
  { actor, me, client, navigate, isStillOnPage }: RowContext,
): Promise<void> {
  try {
    const current = await readWorking(client, id);
    if (current === null) {
      refuse(configurationListTexts.gone(id));
      return;
    }
    const quoteState = keptQuoteState(current);
    const verdict = canOn(actor, event, { ...current, quoteState });
    if (!verdict.allowed) {
      await client.refetchQueries({ queryKey: ['configurationFilter'], type: 'active' });
      refuse(verdict.reason);
      return;
    }
    if (!isStillOnPage() || isOpen(useModals.getState().page)) return;
    const afterDelete = (): void => undefined;
    beginEvent(event, { configuration: current, quoteState, me, actor, client, navigate, afterDelete });
  } catch {
    // The failure of the read has been told.
  }
}
