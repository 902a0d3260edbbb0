import { cpqAnswers } from '../cpqAnswers.ts';
import { answers } from '../generated/answers.ts';

/** The shapes of all answers but those that every first page begins with. */
export const laterTables = [answers, cpqAnswers];
