import type { ComponentProps, ReactNode } from 'react';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SubmitErrorMessage } from './SubmitErrorMessage.tsx';
import type { Submission, SubmitAction } from './useSubmit.ts';

type Props = Omit<ComponentProps<typeof FormActions>, 'busy' | 'over'> & {
  readonly attempt: Submission;
  /** Action of the form; nothing while it is refused. */
  readonly run: SubmitAction;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Form without fields to validate; errors are shown above its buttons. */
export const SubmitForm = (props: Props) => {
  const { attempt: state, run, className, children, ...actions } = props;
  const { busy, objection, attempt } = state;
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (actions.refusal === undefined) void attempt(run);
      }}
    >
      {children}
      <SubmitErrorMessage objection={objection} />
      <FormActions {...actions} busy={busy} over={objection?.final ?? false} />
    </form>
  );
};
