import { allowedDecision, type Decision } from '~/domain/access/decision.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { isAlwaysOpen, useSubmit, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { CancelLink } from './CancelLink.tsx';
import { FormActions } from './FormActions.tsx';
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx';
import type { ZodForm } from './useZodForm.ts';

type Props<Values extends FieldValues> = {
  readonly form: Pick<ZodForm<Values>, 'handleSubmit' | 'restored'> & { readonly forget: () => void };
  /** A handler that takes `isOpen` reads before it writes, and can be aborted until it calls `isOpen`. */
  readonly onSubmit: (values: Values, isOpen: OpenCheck) => Promise<unknown>;
  readonly action: string;
  readonly decision?: Decision;
  /** Path that Cancel leads to, or what it does instead. */
  readonly cancel: string | (() => void);
  readonly cancelLabel?: string;
  readonly className?: string;
  /** Class of the element around the error message and the buttons. */
  readonly endClassName?: string | undefined;
  readonly children: ReactNode;
};

/** Form on a page. Input is kept as a draft until submitted or cancelled; errors show above the buttons. */
export function PageForm<Values extends FieldValues>(props: Props<Values>) {
  const {
    form,
    onSubmit,
    action,
    decision = allowedDecision,
    cancel,
    className = 'pageForm',
    children,
  } = props;
  const { busy, objection, attempt, submit, callOff } = useSubmit();
  const send = (values: Values): Promise<void> =>
    attempt(
      onSubmit.length > 1 ? (isOpen) => onSubmit(values, isOpen) : () => onSubmit(values, isAlwaysOpen),
    );
  const giveUp = (): void => {
    callOff();
    form.forget();
  };
  return (
    <form noValidate className={className} onSubmit={submit(form.handleSubmit(send))}>
      <RestoredDraftNotice restored={form.restored} />
      {children}
      <div className={props.endClassName}>
        <SubmitErrorMessage objection={objection} />
        <FormActions
          action={action}
          busy={busy}
          refusal={decision.allowed ? undefined : decision.reason}
          before={
            typeof cancel === 'string' ? (
              <CancelLink to={cancel} busy={busy} label={props.cancelLabel} onCancel={giveUp} />
            ) : (
              <Button
                variant="default"
                onClick={() => {
                  giveUp();
                  cancel();
                }}
              >
                {commonTexts.cancel}
              </Button>
            )
          }
        />
      </div>
    </form>
  );
}
