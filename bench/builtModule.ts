import { build } from 'vite';

/** A module of src as it is shipped: the test runner reads every import anew at each use, which a bundle does not. */
export async function importBuiltModule(path: string): Promise<unknown> {
  const entry = new URL(`../src/${path}`, import.meta.url).pathname;
  const lib = { entry, formats: ['es' as const] };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [bundle] = Array.isArray(built) ? built : [];
  const [chunk] = bundle?.output ?? [];
  if (!chunk) throw new Error(`${path} could not be built`);
  return import(`data:text/javascript,${encodeURIComponent(chunk.code)}`);
}
