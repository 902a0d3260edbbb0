import type { FormEvent, ReactElement, ReactNode } from 'react';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { openModal } from '~/platform/modals.ts';
import { ObjectionNote } from './ObjectionNote.tsx';
import { useAttempt, type Objection, type Run } from './useAttempt.ts';

type QuestionProps = {
  readonly question: ReactNode;
  readonly action: string;
  readonly dangerous?: boolean;
  /** Does it; while it fails the question stays open, with the objection where one was thrown. */
  readonly run: Run;
  readonly facts?: ReactNode;
  readonly objected?: Objection | undefined;
  readonly focused?: boolean;
};

type Question = QuestionProps & { readonly title: string };

export function confirm({ title, ...question }: Question): void {
  openModal({ title, size: 480, body: <Confirm {...question} /> });
}

export function Confirm(props: QuestionProps): ReactElement {
  const { question, action, dangerous = false, run, facts, objected, focused = false } = props;
  const { busy, objection, attempt } = useAttempt(objected);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(run);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="question">{question}</div>
      {facts}
      <ObjectionNote objection={objection} />
      <FormActions
        action={action}
        busy={busy}
        dangerous={dangerous}
        focused={focused}
        over={objection?.final ?? false}
      />
    </form>
  );
}
