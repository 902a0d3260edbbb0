import * as z from 'zod/mini';
import { createFormSchema } from '../words/createFormSchema.ts';
import { formatConjunction } from '../words/lists.ts';
import { formatState } from '../words/stateAppearances.ts';
import { formatPartCode } from './enumerations.ts';
import { isSameOutputs, type Output } from './outputs.ts';
import { normalizeSubParts, listSubPartNumbers, type SubPartDto, type SubPart } from './subParts.ts';

export type PartUpdateCall = 'STATE' | 'DATA' | 'OUTPUTS';

export const isStateWithoutData = (partState: string): boolean =>
  partState === 'NOT_AVAILABLE' || partState === 'ARCHIVED';

/**
 * A known part's state is set first; unless it is NOT_AVAILABLE or ARCHIVED, data, outputs and the state
 * again follow. An unknown part begins with its data; no calls where its state has none.
 */
export function planUpdateCalls(isKnown: boolean, partState: string): readonly PartUpdateCall[] {
  const whole: readonly PartUpdateCall[] = isStateWithoutData(partState) ? [] : ['DATA', 'OUTPUTS', 'STATE'];
  return isKnown ? ['STATE', ...whole] : whole;
}

export const describeUpdateCalls = (calls: readonly PartUpdateCall[]): readonly string[] =>
  calls.map((call, index) => {
    if (call === 'DATA') return 'Save the data';
    if (call === 'OUTPUTS') return 'Save the outputs';
    return calls.indexOf('STATE') === index ? 'Set the state' : 'Set the state again';
  });

export function validatePartNumber(partNumber: string): string | undefined {
  if (partNumber.trim() === '') return 'A part number is required';
  return /^[A-Z0-9._-]{1,40}$/.test(partNumber.trim())
    ? undefined
    : 'A part number has capital letters, digits, dots, dashes and underscores, 40 at most';
}

const closedBeginning = 'A new part is Decorating or Ready; set another state afterwards';

const partShape = {
  label: z.string(),
  partType: z.string(),
  metaPartType: z.string(),
  partState: z.string(),
  familyCompatibility: z.array(z.string()),
  modelCompatibility: z.array(z.string()),
  tagCloud: z.string(),
  millingFile: z.string(),
};

/** Fields of a part that are typed or chosen in the form; outputs and sub-parts have editors of their own. */
export type PartFormValues = z.infer<ReturnType<typeof createPartFormSchema>>;

export const createPartFormSchema = (isKnown: boolean) =>
  createFormSchema(partShape, {
    label: ({ label, partState }) =>
      label.trim() === '' && !isStateWithoutData(partState) ? 'A label is required' : undefined,
    partType: ({ partType, partState }) =>
      partType.trim() === '' && !isStateWithoutData(partState) ? 'A type is required' : undefined,
    partState: ({ partState }) => (!isKnown && isStateWithoutData(partState) ? closedBeginning : undefined),
  });

export type PartDraft = PartFormValues & {
  readonly partNumber: string;
  readonly outputs: readonly Output[];
  readonly subParts: readonly SubPart[];
};

export type PartDto = Omit<PartFormValues, 'millingFile'> & {
  readonly partNumber: string;
  readonly millingFile: string | null;
  readonly partOutPuts: readonly (Omit<Output, 'pinColour'> & { readonly pinColour: string | null })[];
  readonly subParts: readonly SubPartDto[];
};

export const createPartDraft = (partNumber: string): PartDraft => ({
  partNumber,
  label: '',
  partType: '',
  metaPartType: 'NONE',
  partState: 'DECORATING',
  familyCompatibility: [],
  modelCompatibility: [],
  tagCloud: '',
  millingFile: '',
  outputs: [],
  subParts: [],
});

export const toPartDraft = (part: PartDto): PartDraft => ({
  partNumber: part.partNumber,
  label: part.label,
  partType: part.partType,
  metaPartType: part.metaPartType,
  partState: part.partState,
  familyCompatibility: [...part.familyCompatibility],
  modelCompatibility: [...part.modelCompatibility],
  tagCloud: part.tagCloud,
  millingFile: part.millingFile ?? '',
  outputs: part.partOutPuts.map((output) => ({ ...output, pinColour: output.pinColour ?? '' })),
  subParts: normalizeSubParts(part.subParts),
});

/** Body of the CMS call; an empty milling file or pin colour is sent as none. */
export const toPartBody = ({ outputs, millingFile, ...draft }: PartDraft) => ({
  ...draft,
  label: draft.label.trim(),
  partType: draft.partType.trim(),
  tagCloud: draft.tagCloud
    .split(',')
    .flatMap((tag) => tag.trim() || [])
    .join(','),
  millingFile: millingFile.trim() === '' ? null : millingFile.trim(),
  partOutPuts: outputs.map((output) => ({ ...output, pinColour: output.pinColour || null })),
});

export type PartFact = { readonly name: string; readonly text: string };

const list = (values: readonly string[]): string => formatConjunction(values);

export const listPartFacts = (draft: PartDraft): readonly PartFact[] => [
  { name: 'Label', text: draft.label },
  { name: 'Type', text: formatPartCode(draft.partType) },
  { name: 'Meta type', text: formatPartCode(draft.metaPartType) },
  { name: 'State', text: formatState(draft.partState) },
  { name: 'Families', text: list(draft.familyCompatibility) },
  { name: 'Models', text: list(draft.modelCompatibility.map(formatPartCode)) },
  { name: 'Tags', text: draft.tagCloud.replaceAll(/\s*,\s*/g, ', ') },
  { name: 'Milling file', text: draft.millingFile },
  { name: 'Outputs', text: list(draft.outputs.map(({ name }) => name)) },
  { name: 'Sub-parts', text: list(listSubPartNumbers(draft.subParts)) },
];

export type PartChange = { readonly name: string; readonly before: string; readonly after: string };

export function diffParts(before: PartDraft, after: PartDraft): readonly PartChange[] {
  const deep: Readonly<Record<string, boolean>> = {
    Outputs: !isSameOutputs(before.outputs, after.outputs),
    'Sub-parts': JSON.stringify(before.subParts) !== JSON.stringify(after.subParts),
  };
  const facts = listPartFacts(after);
  return listPartFacts(before).flatMap(({ name, text }, index) => {
    const now = facts[index]?.text ?? '';
    if (now !== text) return [{ name, before: text, after: now }];
    return deep[name] === true ? [{ name, before: text, after: `${now} (changed)` }] : [];
  });
}

/** Changes made by others since `seen`, without those that `wanted` makes as well. */
export function findPartConflicts(
  seen: PartDraft,
  now: PartDraft | undefined,
  wanted: PartDraft | undefined,
): readonly PartChange[] {
  if (!now) return [];
  const changes = diffParts(seen, now);
  if (!wanted) return changes;
  const open = new Set(diffParts(wanted, now).map(({ name }) => name));
  return changes.filter(({ name }) => open.has(name));
}

export type BulkPartChange = {
  readonly partState?: string | undefined;
  readonly addedTag?: string | undefined;
  readonly removedTag?: string | undefined;
  readonly addedFamily?: string | undefined;
};

export function applyBulkPartChange(draft: PartDraft, change: BulkPartChange): PartDraft {
  const { partState, addedTag = '', removedTag = '', addedFamily } = change;
  const tags = draft.tagCloud.split(',').flatMap((tag) => tag.trim() || []);
  const isTag = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();
  const kept = tags.filter((tag) => !isTag(tag, removedTag));
  const added = addedTag.trim() === '' || kept.some((tag) => isTag(tag, addedTag)) ? [] : [addedTag.trim()];
  const isNew = addedFamily !== undefined && !draft.familyCompatibility.includes(addedFamily);
  return {
    ...draft,
    partState: partState ?? draft.partState,
    tagCloud:
      kept.length === tags.length && added.length === 0 ? draft.tagCloud : [...kept, ...added].join(','),
    familyCompatibility: isNew ? [...draft.familyCompatibility, addedFamily] : draft.familyCompatibility,
  };
}

/** A part as stored when `draft` is saved over `before`: some states store nothing but the state. */
export const toStoredPart = (before: PartDraft, draft: PartDraft): PartDraft =>
  isStateWithoutData(draft.partState) ? { ...before, partState: draft.partState } : draft;

/** Names, for a sentence, of the fields that are not sent with the draft's state; empty where all are. */
export const findUnsentFacts = (before: PartDraft, draft: PartDraft): readonly string[] =>
  diffParts(toStoredPart(before, draft), draft).map(({ name }) => name);

export type PartLists = { readonly outputs: readonly Output[]; readonly subParts: readonly SubPart[] };

const text = z.string();
// Unknown fields are preserved: they are sent back with the output.
const output = z.looseObject({
  name: text,
  connectorType: text,
  gpio: text,
  encoder: text,
  directional: text,
  side: text,
  digital: text,
  feed: text,
  pinColour: text,
} satisfies Record<keyof Output, typeof text>);

const isSubPart = (value: unknown): value is SubPartDto =>
  typeof value === 'object' && value !== null && 'subPartNumber' in value && 'subParts' in value;
const subPart = z.custom<SubPartDto>(isSubPart);

const lists = { outputs: z.array(output), subParts: z.array(subPart) };
const listsSchema = z.object(lists);
const draftSchema = z.object({ ...partShape, ...lists, partNumber: z.string() });

export function parseStoredPartLists(kept: unknown): PartLists | undefined {
  const found = listsSchema.safeParse(kept).data;
  return found && { ...found, subParts: normalizeSubParts(found.subParts) };
}

/** Part from browser storage, as it was when editing began; undefined where it is missing or malformed. */
export function parseStoredPart(kept: unknown): PartDraft | undefined {
  const found = draftSchema.safeParse(kept).data;
  return found && { ...found, subParts: normalizeSubParts(found.subParts) };
}
