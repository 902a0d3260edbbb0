import { useState } from 'react';
import * as z from 'zod/mini';
import { matrixKinds } from '~/domain/access/matrix.ts';
import type { Edits } from '~/domain/access/matrixEdits.ts';
import { forgetDraft, readDraft, writeDraft } from '~/platform/drafts.ts';

const edits = z.array(
  z.object({
    kind: z.enum(matrixKinds),
    realm: z.string(),
    role: z.string(),
    row: z.string(),
    value: z.string(),
  }),
);
const draftSchema = z.object({ edits, undo: edits, begun: z.boolean() });

type Draft = {
  readonly edits: Edits;
  /** Edits that would take back what was applied last. */
  readonly undo: Edits;
  /** Whether some of what was collected is written, and the rest of it is what is left. */
  readonly begun: boolean;
};

const name = 'roleEdits';

function keptDraft(): Draft {
  try {
    return draftSchema.parse(readDraft(name));
  } catch {
    return { edits: [], undo: [], begun: false };
  }
}

export function useRoleDraft(): readonly [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(keptDraft);
  const change = (changed: Partial<Draft>): void =>
    setDraft((before) => {
      const next = { ...before, ...changed };
      if (next.edits.length + next.undo.length === 0) forgetDraft(name);
      else writeDraft(name, next);
      return next;
    });
  return [draft, change];
}
