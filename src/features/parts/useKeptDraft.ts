import { useState } from 'react';
import { z } from 'zod';
import { newOutput, type Output } from '~/domain/part/outputs.ts';
import { normalSubParts, type SubPart } from '~/domain/part/subParts.ts';
import { forgetDraft, readDraft, writeDraft } from '~/ui/form/drafts.ts';

type Lists = { readonly outputs: readonly Output[]; readonly subParts: readonly SubPart[] };

const outputShape = z.object(
  // Every field of an output is a text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.keys(newOutput).map((field) => [field, z.string()])) as Record<
    keyof Output,
    z.ZodString
  >,
);
const keptShape = z.object({ outputs: z.array(outputShape), subParts: z.array(z.custom<SubPart>()) });

type KeptDraft = {
  readonly value: Lists;
  readonly isChanged: boolean;
  readonly keep: (next: Lists) => void;
  readonly forget: () => void;
};

/** Outputs and sub-parts as they are edited, kept for this tab until they are forgotten. */
export function useKeptDraft(name: string, first: Lists): KeptDraft {
  const [value, setValue] = useState<Lists>(() => {
    const kept = keptShape.safeParse(readDraft(name));
    return kept.success
      ? { outputs: kept.data.outputs, subParts: normalSubParts(kept.data.subParts) }
      : first;
  });
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
