import { ApiError } from '~/api/ApiError.ts';

/** Whether a call of the quoting system failed because nobody is signed in there any more. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
