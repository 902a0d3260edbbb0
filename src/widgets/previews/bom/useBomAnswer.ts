import { useCallback } from 'react';
import { useWorkerAnswer, type Answer } from '~/platform/useWorker.ts';
import {
  askBom,
  type BomAnswers,
  type BomQuestion,
  type BomQuestionOf,
  type BomWorker,
} from './bomQuestions.ts';

/** The answer to a question about a bill of materials. See useWorkerAnswer. */
export function useBomAnswer<Kind extends BomQuestion['kind']>(
  worker: BomWorker,
  question: BomQuestionOf<Kind> | undefined,
): Answer<BomAnswers[Kind]> {
  const ask = useCallback((asked: BomQuestionOf<Kind>) => askBom<Kind>(worker, asked), [worker]);
  return useWorkerAnswer(ask, question);
}
