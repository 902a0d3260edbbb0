import { findDifference, type JsonDifference } from './difference.ts';
import { layOutJson } from './layout.ts';

export type ResourceTextQuestion =
  | { readonly kind: 'LAYOUT'; readonly text: string }
  | { readonly kind: 'DIFFERENCE'; readonly before: string; readonly after: string };

export type ResourceTextAnswer = {
  readonly text?: string | undefined;
  readonly difference?: JsonDifference | undefined;
};

/** Work for a worker. */
export function answerTextQuestion(question: ResourceTextQuestion): ResourceTextAnswer {
  switch (question.kind) {
    case 'LAYOUT':
      return { text: layOutJson(question.text) };
    case 'DIFFERENCE':
      return { difference: findDifference(question.before, question.after) };
  }
}
