import { compareVersionTexts, sortByVersion } from '../product/version.ts';
import { formatWholeNumber } from '../words/numbers.ts';
import type { FirmwareFile } from './firmware.ts';

/** Those above the installed, up to and with the chosen; without an installed one, all up to it. */
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

const mostOfNote = 20_000;

export const formatNoteLength = (note: string): string =>
  note.length < mostOfNote * 0.8
    ? ''
    : `${formatWholeNumber(note.length)} of ${formatWholeNumber(mostOfNote)} characters`;

export const validateReleaseNote = (note: string): string | undefined =>
  note.length > mostOfNote ? 'A release note has at most 20,000 characters' : undefined;

/** Length, as it is written in an address, up to which servers and what stands before them take a text for sure. */
const mostInAddress = 1500;

/** Whether a release note is short enough to travel in the address of an upload; a longer one follows it in a body. */
export const canFitInUrl = (note: string): boolean => encodeURIComponent(note).length <= mostInAddress;

export function validateFirmwareNote(note: string): string | undefined {
  const given = note.trim();
  if (given === '') return 'A note is required';
  if (given === '.' || given === '..') return 'A note is more than dots';
  return given.length > 500 ? 'A note has at most 500 characters' : undefined;
}
