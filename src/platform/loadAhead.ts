/**
 * Number of parts that are being loaded ahead.
 * @session nothing of a person
 */
let loading = 0;

export const isLoadingAhead = (): boolean => loading > 0;

/** Loads a part that somebody is on the way to, and answers whether it has come; one that has not is loaded again when it is wanted. */
export async function loadAhead(load: () => Promise<unknown>): Promise<boolean> {
  loading += 1;
  try {
    await load();
    return true;
  } catch {
    return false;
  } finally {
    loading -= 1;
  }
}
