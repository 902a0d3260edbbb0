import type { Result } from '~/api/operations.ts';
import { query } from '~/queries/query.ts';

export type Part = Result<'partGetAll'>[number];

export type PartDetail = Result<'partGet'>;

export const parts = () => query('partGetAll', {});

export const partUsage = (partNumber: string) => query('partUsageGet', { path: { partNumber } });

export const part = (partNumber: string) => query('partGet', { path: { partNumber } });
