import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, keptBelow } from './fingerprint.ts';

/** What pictures are drawn with: after a change of it each is drawn anew. */
const sources = ['mocks/factory', 'src/domain/product'];

/** Number of pictures above which all are let go: each day brings new ones. */
const mostKept = 2000;

let folder: string | undefined;

/** The folder of the pictures; what is in it of other drawing, or too much, is taken away when it is first asked for. */
function folderOfPictures(): string {
  if (folder) return folder;
  const cache = join(keptBelow, 'pictures');
  folder = join(cache, fingerprintOf(sources));
  mkdirSync(folder, { recursive: true });
  const isFull = readdirSync(folder).length > mostKept;
  for (const name of readdirSync(cache)) {
    const each = join(cache, name);
    if (each !== folder || isFull) rmSync(each, { recursive: true, force: true });
  }
  return folder;
}

/** The picture of that name, drawn when no process on this machine has drawn it before: it takes a fifth of a second. */
export function drawnOnce(name: string, draw: () => Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const path = join(folderOfPictures(), createHash('sha256').update(name).digest('hex'));
  try {
    return readFileSync(path);
  } catch {
    const bytes = draw();
    // Written beside and moved there: nobody reads half a picture.
    const beside = `${path}.${process.pid}`;
    mkdirSync(folderOfPictures(), { recursive: true });
    writeFileSync(beside, bytes);
    renameSync(beside, path);
    return bytes;
  }
}
