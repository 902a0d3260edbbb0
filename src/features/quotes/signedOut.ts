import { ApiError } from '~/api/ApiError.ts';

/** Whether a call of the quoting system failed because nobody is signed in there, and the person has declined to. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
