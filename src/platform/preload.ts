/**
 * Number of chunks being preloaded.
 * @session nothing of a person
 */
let loading = 0;

export const isPreloading = (): boolean => loading > 0;

export async function preload(load: () => Promise<unknown>): Promise<boolean> {
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
