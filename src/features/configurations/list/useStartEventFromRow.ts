import { useQueryClient } from '@tanstack/react-query';
import { createNotice } from '~/domain/notice/notices.ts';
import type { OfferedEvent } from '~/domain/workflow/eventRecords.ts';
import { checkConfigurationEvent } from '~/domain/workflow/permission.ts';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import { startWorkflowEvent } from '../actions/listConfigurationActions.ts';
import { fetchFreshWorkingConfiguration } from '~/queries/configurations/configurations.ts';
import { getStoredQuoteState } from '~/queries/configurations/partialMoves.ts';
import { useActor, useMe } from '~/session/me.ts';
import { useIsStillOnPage, useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { isModalOpen, useModals } from '~/platform/modals.ts';
import { notify } from '~/platform/notices.ts';

const refuse = (body: string): void => void notify(createNotice('REFUSED', { body }));

/**
 * Starts an event from a row. The row may be outdated: fetches the working revision first and explains if the
 * event is no longer possible. Does nothing if the person has navigated or opened a dialog meanwhile.
 */
export function useStartEventFromRow(): (id: string, event: OfferedEvent) => Promise<void> {
  const me = useMe();
  const actor = useActor();
  const client = useQueryClient();
  const navigate = useNavigateIfStillHere();
  const isStillOnPage = useIsStillOnPage();
  return async (id, event) => {
    try {
      const current = await fetchFreshWorkingConfiguration(client, id);
      if (current === null) {
        refuse(configurationListTexts.gone(id));
        return;
      }
      const quoteState = getStoredQuoteState(current);
      const decision = checkConfigurationEvent(actor, event, { ...current, quoteState });
      if (!decision.allowed) {
        await client.refetchQueries({ queryKey: ['configurationFilter'], type: 'active' });
        refuse(decision.reason);
        return;
      }
      if (!isStillOnPage() || isModalOpen(useModals.getState().page)) return;
      const afterDelete = (): void => undefined;
      startWorkflowEvent(event, {
        configuration: current,
        quoteState,
        me,
        actor,
        client,
        navigate,
        afterDelete,
      });
    } catch {
      // The query has reported the failure.
    }
  };
}
