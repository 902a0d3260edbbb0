import { compareVersionTexts, sortByVersion } from '../product/version.ts';
import { formatWholeNumber } from '../words/numbers.ts';
import type { FirmwareFile } from './firmware.ts';

/** Versions above `installed` up to `chosen`, sorted; without `installed`, all up to `chosen`. */
export const filterVersionRange = <Of extends Pick<FirmwareFile, 'version'>>(
  files: readonly Of[],
  installed: string | undefined,
  chosen: string,
): readonly Of[] =>
  sortByVersion(files).filter(
    ({ version }) =>
      compareVersionTexts(version, chosen) <= 0 &&
      (installed === undefined || compareVersionTexts(version, installed) > 0),
  );

const maxOfNote = 20_000;

export const formatNoteLength = (note: string): string =>
  note.length < maxOfNote * 0.8
    ? ''
    : `${formatWholeNumber(note.length)} of ${formatWholeNumber(maxOfNote)} characters`;

export const validateReleaseNote = (note: string): string | undefined =>
  note.length > maxOfNote ? 'A release note has at most 20,000 characters' : undefined;

/** Encoded length that every server and proxy accepts in a URL. */
const maxInAddress = 1500;

/** Whether a release note fits in the URL of an upload; a longer one is sent afterwards in a body. */
export const canFitInUrl = (note: string): boolean => encodeURIComponent(note).length <= maxInAddress;

export function validateFirmwareNote(note: string): string | undefined {
  const given = note.trim();
  if (given === '') return 'A note is required';
  if (given === '.' || given === '..') return 'A note is more than dots';
  return given.length > 500 ? 'A note has at most 500 characters' : undefined;
}
