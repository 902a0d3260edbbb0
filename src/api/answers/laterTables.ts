import { cpqResponseShapes } from '~/api/cpqAnswers.ts';
import { answers } from '~/api/generated/answers.ts';

export const lazyShapeTables = [answers, cpqResponseShapes];
