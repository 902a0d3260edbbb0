import type { FormEvent, ReactElement, ReactNode } from 'react';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { openModal, type ModalOptions } from './modals.ts';
import { ObjectionNote } from './ObjectionNote.tsx';
import { useAttempt } from './useAttempt.ts';
import styles from './Confirm.module.css';

type Question = Pick<ModalOptions, 'closesOnNavigation'> & {
  readonly title: string;
  readonly question: ReactNode;
  readonly action: string;
  readonly dangerous?: boolean;
  /** Does it; while it fails the question stays open, with the objection where one was thrown. */
  readonly run: () => Promise<unknown>;
};

/** Asks before something is done, once, however often the button is pressed. */
export function confirm({ title, closesOnNavigation = false, ...question }: Question): void {
  openModal({ title, size: 480, closesOnNavigation, body: <Confirm {...question} /> });
}

function Confirm({ question, action, dangerous = false, run }: Omit<Question, 'title'>): ReactElement {
  const { busy, objection, attempt } = useAttempt();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(run);
  };
  return (
    <form onSubmit={onSubmit}>
      <div className={styles.question}>{question}</div>
      <ObjectionNote objection={objection} />
      <FormActions action={action} busy={busy} dangerous={dangerous} over={objection?.final ?? false} />
    </form>
  );
}
