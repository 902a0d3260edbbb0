import { useState, type FormEvent, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { deleteApprovalRefusal } from '~/domain/workflow/decision.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { openModal } from '~/platform/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt, type Run } from '~/ui/modal/useAttempt.ts';
import { arrivalOfDeletion, deleteAndLeave } from './confirmedActions.tsx';
import { guardConfiguration, type ActionContext } from './guardConfiguration.ts';

export const openDeleteApproval = (context: ActionContext): void => {
  const { configurationId, kbMaxQuoteId } = context.configuration;
  const guard = guardConfiguration(context, 'DELETE');
  const run: Run = (isOpen) =>
    guard(isOpen, (now) => deleteAndLeave(context, now), { arrival: arrivalOfDeletion(context) });
  const isIn3D = hasQuote(context.configuration);
  openModal({
    title: configurationActionTexts.about(commonTexts.delete, configurationId),
    size: 480,
    body: <DeleteApproval id={configurationId} quoteId={isIn3D ? kbMaxQuoteId : undefined} run={run} />,
  });
};

type Props = {
  readonly id: string;
  /** The quote that is deleted with it; undefined where there is none. */
  readonly quoteId: number | undefined;
  readonly run: Run;
};

function DeleteApproval({ id, quoteId, run }: Props): ReactElement {
  const [typed, setTyped] = useState('');
  const { busy, objection, attempt } = useAttempt();
  const refusal = deleteApprovalRefusal(id, typed);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (refusal === undefined) void attempt(run);
  };
  return (
    <form noValidate className="stack" onSubmit={onSubmit}>
      <p className="question">{configurationActionTexts.deleted(id)}</p>
      {quoteId !== undefined && (
        <p className="question">{configurationActionTexts.deletedWithQuote(quoteId)}</p>
      )}
      <TextInput
        label={configurationActionTexts.id}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <ObjectionNote objection={objection} />
      <FormActions
        action={commonTexts.delete}
        busy={busy}
        dangerous
        refusal={refusal}
        over={objection?.final ?? false}
      />
    </form>
  );
}
