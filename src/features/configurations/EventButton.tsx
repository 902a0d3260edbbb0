import type { ButtonProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { accessWishes } from '~/domain/words/texts/support.ts';
import { nextStepsTexts } from '~/domain/words/texts/nextSteps.ts';
import { refused } from '~/domain/access/verdict.ts';
import { eventRecord, type OfferedEvent } from '~/domain/workflow/eventRecord.ts';
import { offerOf } from '~/domain/workflow/offered.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { beginEvent } from './actions.ts';
import { useActionContext } from './actions/useActions.ts';
import { RequestAccess } from './RequestAccess.tsx';
import { useWorkingRevision } from './useWorkingRevision.ts';

type Props = Pick<ButtonProps, 'leftSection'> & {
  readonly configuration: Configuration;
  readonly event: OfferedEvent;
};

/** A button for one event away from the action bar, which begins as the one there; refused, it leads to asking for it. */
export function EventButton({ configuration: shown, event, ...button }: Props): ReactElement {
  const { revision, configuration: working } = useWorkingRevision(shown);
  const context = useActionContext(working ?? shown);
  const { label, verdict } = offerOf(event, shown, {
    actor: context.actor,
    email: context.me.email,
    revision,
  });
  const canBeAskedFor = !verdict.allowed && (verdict.rule === 'ROLE' || verdict.rule === 'METHOD');
  const { configurationId } = shown;
  return (
    <VerdictButton
      {...button}
      verdict={working ? verdict : refused('SUBJECT', configurationPageTexts.revisionUnread(revision))}
      onClick={() => beginEvent(event, context)}
      way={
        canBeAskedFor && (
          <RequestAccess
            about={{ configurationId, revision }}
            wish={accessWishes.event(configurationId, eventRecord[event].verb)}
            label={nextStepsTexts.requestAccessTo(label)}
          />
        )
      }
    >
      {label}
    </VerdictButton>
  );
}
