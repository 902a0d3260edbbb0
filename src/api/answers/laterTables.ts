import { cpqAnswers } from '~/api/cpqAnswers.ts';
import { answers } from '~/api/generated/answers.ts';

/** The shapes of all answers but those that every first page begins with. */
export const laterTables = [answers, cpqAnswers];
