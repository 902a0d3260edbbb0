import { cpqResponseShapes } from '~/api/cpqResponseShapes.ts';
import { answers } from '~/api/generated/answers.ts';

export const lazyShapeTables = [answers, cpqResponseShapes];
