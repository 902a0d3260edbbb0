import type { ButtonProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { refused } from '~/domain/access/verdict.ts';
import type { OfferedEvent } from '~/domain/workflow/eventRecord.ts';
import { offerOf } from '~/domain/workflow/offered.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { beginEvent } from './actions.ts';
import { useActionContext } from './actions/useActions.ts';
import { useWorkingRevision } from './useWorkingRevision.ts';

type Props = Pick<ButtonProps, 'leftSection'> & {
  readonly configuration: Configuration;
  readonly event: OfferedEvent;
};

/** A button for one event that stands away from the action bar, and begins as the one there does. */
export function EventButton({ configuration: shown, event, ...button }: Props): ReactElement {
  const { revision, configuration: working } = useWorkingRevision(shown);
  const context = useActionContext(working ?? shown);
  const { label, verdict } = offerOf(event, shown, {
    actor: context.actor,
    email: context.me.email,
    revision,
  });
  return (
    <VerdictButton
      {...button}
      verdict={working ? verdict : refused('SUBJECT', configurationPageTexts.revisionUnread(revision))}
      onClick={() => beginEvent(event, context)}
    >
      {label}
    </VerdictButton>
  );
}
