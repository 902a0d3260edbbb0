import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import type { ZodForm } from '~/ui/form/useZodForm.ts';
import { SubmitErrorMessage } from './SubmitErrorMessage.tsx';
import { isAlwaysOpen, useSubmit, type OpenCheck } from './useSubmit.ts';

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof FormActions>, 'busy' | 'over'> & {
  readonly form: Pick<ZodForm<Values>, 'handleSubmit' | 'restored'>;
  /** A handler that takes `isOpen` reads before it writes, and can be aborted until it calls `isOpen`. */
  readonly onSubmit: (values: Values, isOpen: OpenCheck) => Promise<unknown>;
  readonly children: ReactNode;
};

export function ModalForm<Values extends FieldValues>({
  form: { handleSubmit, restored },
  onSubmit,
  children,
  ...actions
}: Props<Values>) {
  const { busy, objection, attempt } = useSubmit();
  const send = (values: Values): Promise<void> =>
    attempt(
      onSubmit.length > 1 ? (isOpen) => onSubmit(values, isOpen) : () => onSubmit(values, isAlwaysOpen),
    );
  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(send)(event)}>
      <RestoredDraftNotice restored={restored} />
      {children}
      <SubmitErrorMessage objection={objection} />
      <FormActions {...actions} busy={busy} over={objection?.final ?? false} />
    </form>
  );
}
