import * as z from 'zod/mini';
import { formSchema } from '../words/formSchema.ts';
import { conjunction } from '../words/lists.ts';
import { stateText } from '../words/stateLooks.ts';
import { partWord } from './enumerations.ts';
import { isSameOutputs, type Output } from './outputs.ts';
import { normalSubParts, subPartNumbers, type SentSubPart, type SubPart } from './subParts.ts';

export type UpdateCall = 'STATE' | 'DATA' | 'OUTPUTS';

export const keepsData = (partState: string): boolean =>
  partState === 'NOT_AVAILABLE' || partState === 'ARCHIVED';

/**
 * A known part's state is set first; unless NOT_AVAILABLE or ARCHIVED come data, outputs and the state again. An
 * unknown part begins with its data; empty where it would begin in a state that sends none.
 */
export function updateCalls(isKnown: boolean, partState: string): readonly UpdateCall[] {
  const whole: readonly UpdateCall[] = keepsData(partState) ? [] : ['DATA', 'OUTPUTS', 'STATE'];
  return isKnown ? ['STATE', ...whole] : whole;
}

export const updateCallTexts = (calls: readonly UpdateCall[]): readonly string[] =>
  calls.map((call, index) => {
    if (call === 'DATA') return 'Save the data';
    if (call === 'OUTPUTS') return 'Save the outputs';
    return calls.indexOf('STATE') === index ? 'Set the state' : 'Set the state again';
  });

export function partNumberFormError(partNumber: string): string | undefined {
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

/** The fields of a part that are typed and chosen; outputs and sub-parts have editors of their own. */
export type PartFields = z.infer<ReturnType<typeof partForm>>;

export const partForm = (isKnown: boolean) =>
  formSchema(partShape, {
    label: ({ label, partState }) =>
      label.trim() === '' && !keepsData(partState) ? 'A label is required' : undefined,
    partType: ({ partType, partState }) =>
      partType.trim() === '' && !keepsData(partState) ? 'A type is required' : undefined,
    partState: ({ partState }) => (!isKnown && keepsData(partState) ? closedBeginning : undefined),
  });

export type PartDraft = PartFields & {
  readonly partNumber: string;
  readonly outputs: readonly Output[];
  readonly subParts: readonly SubPart[];
};

export type SentPart = Omit<PartFields, 'millingFile'> & {
  readonly partNumber: string;
  readonly millingFile: string | null;
  readonly partOutPuts: readonly (Omit<Output, 'pinColour'> & { readonly pinColour: string | null })[];
  readonly subParts: readonly SentSubPart[];
};

export const newPart = (partNumber: string): PartDraft => ({
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

export const draftOf = (part: SentPart): PartDraft => ({
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
  subParts: normalSubParts(part.subParts),
});

/** A draft as the CMS takes it; empty texts for a milling file and a pin's colour are none. */
export const partToSend = ({ outputs, millingFile, ...draft }: PartDraft) => ({
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

const list = (values: readonly string[]): string => conjunction(values);

export const partFacts = (draft: PartDraft): readonly PartFact[] => [
  { name: 'Label', text: draft.label },
  { name: 'Type', text: partWord(draft.partType) },
  { name: 'Meta type', text: partWord(draft.metaPartType) },
  { name: 'State', text: stateText(draft.partState) },
  { name: 'Families', text: list(draft.familyCompatibility) },
  { name: 'Models', text: list(draft.modelCompatibility.map(partWord)) },
  { name: 'Tags', text: draft.tagCloud.replaceAll(/\s*,\s*/g, ', ') },
  { name: 'Milling file', text: draft.millingFile },
  { name: 'Outputs', text: list(draft.outputs.map(({ name }) => name)) },
  { name: 'Sub-parts', text: list(subPartNumbers(draft.subParts)) },
];

export type PartChange = { readonly name: string; readonly before: string; readonly after: string };

export function partChanges(before: PartDraft, after: PartDraft): readonly PartChange[] {
  const deep: Readonly<Record<string, boolean>> = {
    Outputs: !isSameOutputs(before.outputs, after.outputs),
    'Sub-parts': JSON.stringify(before.subParts) !== JSON.stringify(after.subParts),
  };
  const facts = partFacts(after);
  return partFacts(before).flatMap(({ name, text }, index) => {
    const now = facts[index]?.text ?? '';
    if (now !== text) return [{ name, before: text, after: now }];
    return deep[name] === true ? [{ name, before: text, after: `${now} (changed)` }] : [];
  });
}

/** The facts that somebody else has changed: those that are not as they were seen, nor as they are wanted. */
export function partConflicts(
  seen: PartDraft,
  now: PartDraft | undefined,
  wanted: PartDraft | undefined,
): readonly PartChange[] {
  if (!now) return [];
  const changes = partChanges(seen, now);
  if (!wanted) return changes;
  const open = new Set(partChanges(wanted, now).map(({ name }) => name));
  return changes.filter(({ name }) => open.has(name));
}

export type ManyChange = {
  readonly partState?: string | undefined;
  readonly addedTag?: string | undefined;
  readonly removedTag?: string | undefined;
  readonly addedFamily?: string | undefined;
};

export function withManyChange(draft: PartDraft, change: ManyChange): PartDraft {
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

/** A part as it is stored once a draft over `before` has been sent: of some states nothing but the state is. */
export const toStoredPart = (before: PartDraft, draft: PartDraft): PartDraft =>
  keepsData(draft.partState) ? { ...before, partState: draft.partState } : draft;

/** Names of the facts of a draft that are not sent with its state, as they read in a sentence; empty where all of it is. */
export const findUnsentFacts = (before: PartDraft, draft: PartDraft): readonly string[] =>
  partChanges(toStoredPart(before, draft), draft).map(({ name }) => name);

export type PartLists = { readonly outputs: readonly Output[]; readonly subParts: readonly SubPart[] };

const text = z.string();
// Fields that nobody knows are kept as well: they go back with the output.
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

const isSubPart = (value: unknown): value is SentSubPart =>
  typeof value === 'object' && value !== null && 'subPartNumber' in value && 'subParts' in value;
const subPart = z.custom<SentSubPart>(isSubPart);

const lists = { outputs: z.array(output), subParts: z.array(subPart) };
const listsSchema = z.object(lists);
const draftSchema = z.object({ ...partShape, ...lists, partNumber: z.string() });

export function keptPartLists(kept: unknown): PartLists | undefined {
  const found = listsSchema.safeParse(kept).data;
  return found && { ...found, subParts: normalSubParts(found.subParts) };
}

/** The part that a browser has kept, as it was when somebody began to edit it; undefined where there is none. */
export function keptPart(kept: unknown): PartDraft | undefined {
  const found = draftSchema.safeParse(kept).data;
  return found && { ...found, subParts: normalSubParts(found.subParts) };
}
