/**
 * Number of parts that are being loaded ahead.
 * @session nothing of a person
 */
let loading = 0;

export const isLoadingAhead = (): boolean => loading > 0;

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
