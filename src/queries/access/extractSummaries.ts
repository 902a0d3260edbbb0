import { summarizeOperations } from '~/domain/access/operationSummaries.ts';
import { extractDescribedOperations } from '~/queries/apiDescription/apiDescription.ts';

export const extractSummaries = (whole: unknown) =>
  summarizeOperations(extractDescribedOperations(whole).operations);
