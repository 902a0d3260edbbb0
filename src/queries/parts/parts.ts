import type { Result } from '~/api/operations.ts';
import { operationQuery } from '~/queries/query.ts';

export type Part = Result<'partGetAll'>[number];

export type PartDetail = Result<'partGet'>;

export const partsQuery = () => operationQuery('partGetAll', {});

export const partUsageQuery = (partNumber: string) =>
  operationQuery('partUsageGet', { path: { partNumber } });

export const partQuery = (partNumber: string) => operationQuery('partGet', { path: { partNumber } });
