import { SubmitForm } from './SubmitForm.tsx';
import type { ReactNode } from 'react';
import { openModal } from '~/platform/modals.ts';
import { useSubmit, type UserFacingError, type SubmitAction } from './useSubmit.ts';

type QuestionProps = {
  readonly question: ReactNode;
  readonly action: string;
  readonly dangerous?: boolean;
  /** If it fails, the dialog stays open and shows the error, if it is a UserFacingError. */
  readonly run: SubmitAction;
  readonly facts?: ReactNode;
  readonly objected?: UserFacingError | undefined;
  readonly focused?: boolean;
};

type Question = QuestionProps & { readonly title: string };

export function openConfirmModal({ title, ...question }: Question): void {
  openModal({ title, size: 480, body: <ConfirmDialog {...question} /> });
}

export function ConfirmDialog({ question, facts, objected, ...answer }: QuestionProps) {
  return (
    <SubmitForm attempt={useSubmit(objected)} {...answer}>
      <div className="question">{question}</div>
      {facts}
    </SubmitForm>
  );
}
