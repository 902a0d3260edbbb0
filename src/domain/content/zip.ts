import { zipCautionTexts, zipRefusalTexts } from './contentText.ts';
import { escapeInvisibleText } from '../words/escapeInvisibleText.ts';
import type { InspectionResult } from '../file/previewKind.ts';

export type ZipEntry = { readonly name: string; readonly size: number };
export type ZipFacts = {
  /** At most 500 entries; invisible characters in names are written as codes. */
  readonly entries: readonly ZipEntry[];
  readonly count: number;
  readonly size: number;
};

const maxListed = 500;
/** Maximum characters of a displayed name; a name in an archive may have 65,535. */
const maxNameLength = 300;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** Bytes of the end record without its comment of at most 65,535 bytes. */
const endLength = 22;

function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endLength - 65_535);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return undefined;
}

const uncounted = 0xffff;

const isEntryAt = (view: DataView, at: number): boolean =>
  at >= 0 && at + 46 <= view.byteLength && view.getUint32(at, true) === entryMark;

type Found = ZipEntry & {
  readonly length: number;
  readonly packed: number;
  readonly encrypted: boolean;
};

function entryAt(view: DataView, at: number): Found | undefined {
  if (!isEntryAt(view, at)) return undefined;
  const flags = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 28, true);
  if (at + 46 + nameLength > view.byteLength) return undefined;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  // Names are in code page 437, which begins with ASCII, unless bit 11 says UTF-8.
  const name = new TextDecoder(flags & 0x800 ? 'utf-8' : 'latin1').decode(bytes);
  const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  return {
    name,
    size: view.getUint32(at + 24, true),
    length: 46 + nameLength + rest,
    packed: view.getUint32(at + 20, true),
    encrypted: (flags & 1) === 1,
  };
}

/** Whether unpacking could fill a disk: 200 times the archive's size, or entries share their bytes. */
const isBomb = (entries: readonly Found[], size: number, archive: number): boolean =>
  size > 100_000_000 &&
  (size > 200 * archive || entries.reduce((sum, { packed }) => sum + packed, 0) > archive);

export const zipEndRecordBytes = endLength + 65_535;

/** Offset of the central directory in an archive of `size` bytes, from its last bytes; else undefined. */
export function findZipDirectoryStart(last: Uint8Array, size: number): number | undefined {
  const view = new DataView(last.buffer, last.byteOffset, last.byteLength);
  const end = view.byteLength < endLength ? undefined : endOf(view);
  const start = end === undefined ? undefined : view.getUint32(end + 16, true);
  return start !== undefined && start < size ? start : undefined;
}

/**
 * Reads the central directory, without unpacking. Of a large archive, `bytes` from offset `start` on are
 * enough, where the directory begins.
 */
export function inspectZip(bytes: Uint8Array, start = 0): InspectionResult<ZipFacts> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.byteLength < endLength ? undefined : endOf(view);
  if (end === undefined) return { ok: false, reason: zipRefusalTexts.NOT_WHOLE };
  const count = view.getUint16(end + 10, true);
  const entries: Found[] = [];
  let at = view.getUint32(end + 16, true) - start;
  const goesOn = (number: number): boolean => number < count || (count === uncounted && isEntryAt(view, at));
  for (let number = 0; goesOn(number); number += 1) {
    const entry = entryAt(view, at);
    if (!entry) return { ok: false, reason: zipRefusalTexts.DAMAGED };
    entries.push(entry);
    at += entry.length;
  }
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const cautions = [
    entries.some(({ encrypted }) => encrypted) && zipCautionTexts.PROTECTED,
    isBomb(entries, size, start + bytes.length) && zipCautionTexts.BOMB,
    entries.some(({ name }) => /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i.test(name)) &&
      zipCautionTexts.OUTSIDE,
    entries.some(({ name }) => escapeInvisibleText(name) !== name) && zipCautionTexts.HIDDEN,
  ].filter((sentence) => sentence !== false);
  const listed = entries.slice(0, maxListed).map(({ name, size: bytesOf }) => ({
    name: escapeInvisibleText(name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name),
    size: bytesOf,
  }));
  return { ok: true, facts: { entries: listed, count: entries.length, size }, cautions };
}
