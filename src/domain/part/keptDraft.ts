import * as z from 'zod/mini';
import { partShape, type PartDraft } from './form.ts';
import type { Output } from './outputs.ts';
import { normalSubParts, type SentSubPart, type SubPart } from './subParts.ts';

/** The lists of a part as they are edited. */
export type PartLists = { readonly outputs: readonly Output[]; readonly subParts: readonly SubPart[] };

const text = z.string();
const output = z.object({
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

/** The lists that a browser has kept; undefined where there are none, or something else stands there. */
export function keptPartLists(kept: unknown): PartLists | undefined {
  const found = listsSchema.safeParse(kept).data;
  return found && { ...found, subParts: normalSubParts(found.subParts) };
}

/** The part that a browser has kept, as it was when somebody began to edit it; undefined where there is none. */
export function keptPart(kept: unknown): PartDraft | undefined {
  const found = draftSchema.safeParse(kept).data;
  return found && { ...found, subParts: normalSubParts(found.subParts) };
}
