import type { Result } from '~/api/operations.ts';
import { query } from '~/queries/query.ts';

export type Part = Result<'partGetAll'>[number];

export type PartDetail = Result<'partGet'>;

/** Every part. */
export const parts = () => query('partGetAll', {});

/** The configurations that use a part, a row for each revision. */
export const partUsage = (partNumber: string) => query('partUsageGet', { path: { partNumber } });

/** One part, with its outputs and sub-parts. */
export const part = (partNumber: string) => query('partGet', { path: { partNumber } });
