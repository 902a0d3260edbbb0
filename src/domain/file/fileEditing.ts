import type { AnyState } from '../configuration/state.ts';
import { isStaff, isStaffAdmin } from '../access/unitFlags.ts';
import { checkStaffPermission } from '../access/staffDecisions.ts';
import { allowedDecision, createRefusal, type Decision } from '../access/decision.ts';
import type { Unit } from '../access/roles.ts';
import { createFaultyTextRefusal, unchangedTextRefusal, type TextRefusal } from '../words/textRefusal.ts';
import { checkFileChange } from './permission.ts';

export type EditableFileKind = 'PARAMETER_CODE' | 'TEXT' | 'MILLING' | 'BOM' | 'ATTACHMENT';

/**
 * While the state lets files change, anyone can edit attachments and administrators all files. Employees can
 * edit files other than bills of materials while the revision is pending.
 */
export function checkFileEditing(file: {
  readonly kind: EditableFileKind;
  readonly configurationState: AnyState;
  readonly revisionState: string;
  readonly units: readonly Unit[];
}): Decision {
  const { kind, configurationState, revisionState, units } = file;
  const open = checkFileChange(configurationState);
  if (!open.allowed) return open;
  if (kind === 'ATTACHMENT' || isStaffAdmin(units)) return allowedDecision;
  if (!isStaff(units)) return checkStaffPermission(units, false, 'employees', 'edit files');
  if (kind === 'BOM') return checkStaffPermission(units, false, 'Administrators', 'edit a bill of materials');
  return revisionState === 'PENDING'
    ? allowedDecision
    : createRefusal('STATE', 'Only files of a pending revision can be edited.');
}

const isBlank = (code: number): boolean =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code > 0x7f && /\s/.test(String.fromCharCode(code)));

function nextInk(text: string, at: number): number {
  let place = at;
  while (place < text.length && isBlank(text.charCodeAt(place))) place += 1;
  return place;
}

/** Characters compared at a time, which is fast; they are compared singly only where they differ. */
const stretch = 4096;

/**
 * Compares texts without blanks and without copying: they can have megabytes and are compared after each
 * pause in typing.
 */
function isSameInk(one: string, other: string): boolean {
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    if (one.slice(a, a + stretch) === other.slice(b, b + stretch)) {
      a += stretch;
      b += stretch;
      continue;
    }
    for (const end = a + stretch; a < end; a += 1, b += 1) {
      a = nextInk(one, a);
      b = nextInk(other, b);
      if (a >= one.length || b >= other.length) break;
      if (one.charCodeAt(a) !== other.charCodeAt(b)) return false;
    }
  }
  return nextInk(one, a) >= one.length && nextInk(other, b) >= other.length;
}

/**
 * `newest` if it is above the version that was edited and above the last one reported to the person (`told`);
 * else undefined, as nothing new would be overwritten.
 */
export const findNewerVersion = (
  newest: number,
  { typedOn, told = 0 }: { readonly typedOn: number; readonly told?: number | undefined },
): number | undefined => (newest > Math.max(typedOn, told) ? newest : undefined);

export function validateFileUpdate(stored: string, edited: string): TextRefusal | undefined {
  if (nextInk(edited, 0) === edited.length) return createFaultyTextRefusal('The file is empty.');
  return isSameInk(stored, edited) ? unchangedTextRefusal : undefined;
}
