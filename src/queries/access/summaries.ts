import { operationSummaries } from '~/domain/access/operationSummaries.ts';
import { describedOperations } from '~/queries/description/apiDescription.ts';

export const summariesIn = (whole: unknown) => operationSummaries(describedOperations(whole).operations);
