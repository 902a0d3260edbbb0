import { useState } from 'react';
import { newOutput, type Output } from '~/domain/part/outputs.ts';
import { normalSubParts, type SubPart } from '~/domain/part/subParts.ts';
import { forgetDraft, readDraft, writeDraft } from '~/ui/form/drafts.ts';

type Lists = { readonly outputs: readonly Output[]; readonly subParts: readonly SubPart[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isOutput = (value: unknown): value is Output =>
  isRecord(value) && Object.keys(newOutput).every((field) => typeof value[field] === 'string');

const isSubPart = (value: unknown): value is SubPart =>
  isRecord(value) && typeof value['subPartNumber'] === 'string' && Array.isArray(value['subParts']);

/** The lists that were kept; undefined where there are none, or something else stands there. */
function keptLists(name: string): Lists | undefined {
  const { outputs, subParts } = { outputs: undefined, subParts: undefined, ...readDraft(name) };
  const all: readonly unknown[] = Array.isArray(outputs) ? outputs : [undefined];
  const below: readonly unknown[] = Array.isArray(subParts) ? subParts : [undefined];
  if (!all.every(isOutput) || !below.every(isSubPart)) return undefined;
  return { outputs: all, subParts: normalSubParts(below) };
}

type KeptDraft = {
  readonly value: Lists;
  readonly isChanged: boolean;
  readonly keep: (next: Lists) => void;
  readonly forget: () => void;
};

/** Outputs and sub-parts as they are edited, kept for this tab until they are forgotten. */
export function useKeptDraft(name: string, first: Lists): KeptDraft {
  const [value, setValue] = useState(() => keptLists(name) ?? first);
  return {
    value,
    isChanged: value !== first && JSON.stringify(value) !== JSON.stringify(first),
    keep: (next) => {
      setValue(next);
      writeDraft(name, { ...next });
    },
    forget: () => forgetDraft(name),
  };
}
