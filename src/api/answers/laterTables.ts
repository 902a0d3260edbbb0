import { cpqAnswers } from '~/api/cpqAnswers.ts';
import { answers } from '~/api/generated/answers.ts';

export const laterTables = [answers, cpqAnswers];
