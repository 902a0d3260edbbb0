import { symbolExtensions, symbolBytes, symbolTypeOf, type OverlaySymbol } from './symbol.ts';
import { mostOfSymbol } from './symbol.ts';
import { safeFileName } from '../file/name.ts';

/** Largest archive that is read, in bytes. */
export const mostOfArchive = 50 * 1024 * 1024;

/** Greatest number of symbols that are taken from an archive. */
export const mostOfEntries = 500;

/** Most bytes, unpacked, that are taken from an archive. */
const mostUnpacked = 32 * 1024 * 1024;

/** An entry as the directory of an archive has it: bytes packed, and unpacked as it says. */
export type ArchiveEntry = { readonly name: string; readonly size: number; readonly originalSize: number };

/** Whether an entry is a folder, or what systems put beside files. */
const isBeside = (name: string): boolean =>
  name.endsWith('/') || /(?:^|[\\/])(?:__MACOSX(?:[\\/]|$)|\.[^\\/]*$|Thumbs\.db$)/i.test(name);

/**
 * Decides entry by entry which files of an archive are unpacked: those that can be a symbol by name and size, and not more
 * of them than memory is there for. An entry that is larger packed than unpacked lies about its size.
 */
export function entryTaker(): {
  readonly take: (entry: ArchiveEntry) => boolean;
  readonly leftOut: () => number;
  readonly isFull: () => boolean;
} {
  let [taken, unpacked, leftOut, full] = [0, 0, 0, false];
  const fits = ({ name, size, originalSize }: ArchiveEntry): boolean =>
    /\.(?:png|svg)$/i.test(name) &&
    originalSize > 0 &&
    originalSize <= mostOfSymbol &&
    size <= originalSize + 256;
  return {
    take: (entry) => {
      if (isBeside(entry.name)) return false;
      if (!fits(entry)) {
        leftOut += 1;
        return false;
      }
      if (taken === mostOfEntries || unpacked + entry.originalSize > mostUnpacked) {
        full = true;
        return false;
      }
      taken += 1;
      unpacked += entry.originalSize;
      return true;
    },
    leftOut: () => leftOut,
    isFull: () => full,
  };
}

/** Whether a chosen file is an archive, by its media type or name. */
export const isArchive = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  /zip/i.test(type) || /\.zip$/i.test(name);

/** A file of an archive of symbols. */
export type SymbolFile = { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Symbols as files of an archive, each under its name; those whose file cannot be read are not among them. */
export function symbolFiles(symbols: readonly OverlaySymbol[]): readonly SymbolFile[] {
  const given = new Set<string>();
  return symbols.flatMap(({ name, file }) => {
    const bytes = symbolBytes(file);
    const type = bytes && symbolTypeOf(bytes);
    if (!bytes || !type) return [];
    const path = [name, ...Array.from({ length: symbols.length }, (_, index) => `${name} ${index + 2}`)]
      .map((each) => safeFileName(`${each}.${symbolExtensions[type]}`))
      .find((each) => !given.has(each.toLowerCase()));
    if (path === undefined) return [];
    given.add(path.toLowerCase());
    return [{ path, bytes }];
  });
}
