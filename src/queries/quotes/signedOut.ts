import { ApiError } from '~/api/ApiError.ts';

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
