import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { earlierSteps, type WorkflowStep } from '~/domain/configuration/state.ts';
import { isMovedBy } from '~/domain/workflow/arrival.ts';
import { eventRecord } from '~/domain/workflow/eventRecord.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { perform } from '~/queries/perform.ts';
import { arrivalOf } from '~/queries/updateIfUnchanged.tsx';
import { moveConfiguration } from '~/queries/configurations/move.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { openModal } from '~/platform/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt, type IsOpen } from '~/ui/modal/useAttempt.ts';
import { guardConfiguration, type ActionContext } from './guardConfiguration.ts';

const { label, confirmation } = eventRecord.REVERSE_STATE;

export function openReverseState(context: ActionContext): void {
  openModal({
    title: configurationActionTexts.about(label, context.configuration.configurationId),
    size: 480,
    body: <ReverseState context={context} />,
  });
}

function ReverseState({ context }: { readonly context: ActionContext }): ReactElement {
  const { client, configuration, me } = context;
  const { configurationId: id } = configuration;
  const change = moveConfiguration(client, confirmation.success(id));
  const steps = earlierSteps(configuration.configurationState, configuration.logs);
  const [chosen, setChosen] = useState<WorkflowStep>();
  const [guard] = useState(() => guardConfiguration(context, 'REVERSE_STATE'));
  const { busy, objection, attempt } = useAttempt();

  const reverse = (state: WorkflowStep, isOpen: IsOpen): Promise<unknown> =>
    guard(isOpen, (now) => perform(client, change, { event: 'REVERSE_STATE', configuration: now, state }), {
      refusal: (now) =>
        earlierSteps(now.configurationState, now.logs).includes(state)
          ? undefined
          : configurationActionTexts.noEarlierStep(stateText(state)),
      arrival: arrivalOf(client, change, (now) => isMovedBy(me.email, state, now)),
    });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen) void attempt((isOpen) => reverse(chosen, isOpen));
  };
  return (
    <form noValidate className="stack" onSubmit={onSubmit}>
      <NativeSelect
        label={confirmation.question(id)}
        value={chosen ?? ''}
        onChange={(event) => setChosen(steps.find((step) => step === event.currentTarget.value))}
        data={[
          { value: '', label: configurationActionTexts.chooseState },
          ...steps.map((value) => ({ value, label: stateText(value) })),
        ]}
        data-autofocus
      />
      {hasQuote(configuration) && <p>{configurationActionTexts.reversedAlone}</p>}
      <ObjectionNote objection={objection} />
      <FormActions
        action={label}
        busy={busy}
        dangerous
        refusal={chosen ? undefined : configurationActionTexts.chooseStateFirst}
        over={objection?.final ?? false}
      />
    </form>
  );
}
