import { operationSummaries } from '~/domain/access/operationSummaries.ts';
import { describedOperations } from '~/queries/description/apiDescription.ts';

/** The summaries of the operations of a description, by their ids in the access lists. */
export const summariesIn = (whole: unknown) => operationSummaries(describedOperations(whole).operations);
