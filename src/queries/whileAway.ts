import { isAway } from '~/api/ApiError.ts';

/** Time, in ms, for which a back end that is away for a moment is asked again before a read counts as failed. */
const awayTimeout = 15_000;

/** Pause before it is asked again, in ms. */
const pause = 2000;

/** Options of a read without which there is no session: while the back end is away it is made again. */
export function retryWhileAway() {
  let since = 0;
  return {
    retry: (failures: number, error: Error): boolean => {
      if (failures === 0) since = Date.now();
      return isAway(error) && Date.now() - since < awayTimeout;
    },
    retryDelay: pause,
  };
}
