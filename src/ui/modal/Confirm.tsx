import { AttemptForm } from './AttemptForm.tsx';
import type { ReactNode } from 'react';
import { openModal } from '~/platform/modals.ts';
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

/** The question in a modal, with its answer. */
export function Confirm({ question, facts, objected, ...answer }: QuestionProps) {
  return (
    <AttemptForm attempt={useAttempt(objected)} {...answer}>
      <div className="question">{question}</div>
      {facts}
    </AttemptForm>
  );
}
