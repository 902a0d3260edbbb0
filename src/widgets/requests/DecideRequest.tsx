import { IconAlertTriangle, IconArrowForwardUp, IconCircleCheck, type Icon } from '@tabler/icons-react';
import { config } from '~/config.ts';
import {
  decisionFormSchema,
  hasMadeDecision,
  requestDecisionFacts,
  appendSnippet,
  type RequestDecision,
} from '~/domain/request/decision.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { requestDecisionTexts } from '~/domain/words/texts/requests.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { createAlreadyAppliedCheck } from '~/queries/updateIfUnchanged.tsx';
import { decideRequestMutation } from '~/queries/requests/requests.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { removeDraft } from '~/platform/drafts.ts';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { UserFacingError, useSubmit, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import type { RequestActionContext } from './useRequestActions.ts';
import styles from './DecideRequest.module.css';

type Asked = {
  readonly decision: RequestDecision;
  readonly context: RequestActionContext;
  readonly reason?: string;
  readonly objected?: UserFacingError;
};

export function openDecideRequest(asked: Asked): void {
  const { ticketId } = asked.context.request;
  openModal({
    title: requestDecisionTexts.title[asked.decision](ticketId),
    size: 560,
    body: <DecideRequest {...asked} />,
  });
}

const icons: Record<RequestDecision, Icon> = {
  ACCEPT: IconCircleCheck,
  PASS_ON: IconArrowForwardUp,
  REJECT: IconAlertTriangle,
};

/** Writes a decision with its note on the request as shown. Rejects with a UserFacingError. */
export const registerRequestDecision = (
  decision: RequestDecision,
  { client, email, request: { ticketId }, guard }: RequestActionContext,
  note: string,
  isOpen: OpenCheck,
): Promise<unknown> => {
  const decided = decideRequestMutation(decision, ticketId);
  return guard(isOpen, () => executeMutation(client, decided, { ticketId, note }), {
    arrival: createAlreadyAppliedCheck(client, decided, (now) => hasMadeDecision(email, decision, note, now)),
  });
};

/**
 * Error of an approval that failed after the access was granted: the grant remains, and the note can be sent
 * again.
 */
export function toApprovalError(error: unknown, ticketId: string): UserFacingError {
  const why = error instanceof UserFacingError ? error : undefined;
  return new UserFacingError(
    <>
      <p>{requestDecisionTexts.notSaid(ticketId)}</p>
      {why?.says}
    </>,
    { final: why?.final ?? false },
  );
}

function DecideRequest({ decision, context, reason = '', objected }: Asked) {
  const { request, onDecided } = context;
  const { tone, snippets } = requestDecisionFacts[decision];
  const draft = `${decision} ${request.ticketId}`;
  const { control, handleSubmit, setValue, getValues, setFocus, restored } = useZodForm(
    decisionFormSchema,
    { reason },
    reason === '' ? { draft } : {},
  );
  const { busy, objection, attempt } = useSubmit(objected);
  const decide = async (note: string, isOpen: OpenCheck): Promise<void> => {
    await registerRequestDecision(decision, context, note, isOpen);
    removeDraft(draft);
    onDecided(decision);
  };
  const submit = handleSubmit(({ reason: note }) => attempt((isOpen) => decide(note.trim(), isOpen)));
  useShortcut('SEND_REASON', () => {
    if (objection?.final !== true) void submit();
  });
  const Sign = icons[decision];
  return (
    <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
      <RestoredDraftNotice restored={restored} />
      <div className={styles.about} data-tone={tone}>
        <Sign size={20} aria-hidden />
        <div>
          <strong>{formatRequestTarget(request, config.productCode)}</strong>
          <p>{requestDecisionTexts.about[decision]}</p>
        </div>
      </div>
      <TextareaField
        control={control}
        name="reason"
        label={requestDecisionTexts.reason}
        rows={4}
        data-autofocus
      />
      <div className={styles.snippets} role="group" aria-label={requestDecisionTexts.snippetsOf}>
        {snippets.map((snippet) => (
          <button
            key={snippet}
            type="button"
            onClick={() => {
              setValue('reason', appendSnippet(getValues('reason'), snippet), { shouldDirty: true });
              setFocus('reason');
            }}
          >
            {snippet}
          </button>
        ))}
      </div>
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={requestDecisionTexts.label[decision]}
        busy={busy}
        dangerous={decision === 'REJECT'}
        over={objection?.final ?? false}
      />
    </form>
  );
}
