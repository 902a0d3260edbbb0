import { ApiError } from '~/api/ApiError.ts';

export const isCpqSignedOutError = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;
