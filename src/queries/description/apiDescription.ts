import { queryOptions } from '@tanstack/react-query';
import { readDescription } from '~/domain/apiDescription/operations.ts';
import { descriptionOfCms } from './description.ts';

/** The description as its pages show it. */
export const apiDescription = () => queryOptions({ ...descriptionOfCms(), select: readDescription });
