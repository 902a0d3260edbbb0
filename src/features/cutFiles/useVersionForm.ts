import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { CutFileForm } from '~/domain/cutFile/form.ts';
import { forgetDraft, readDraft, tryWriteDraft, writeDraft } from '~/platform/drafts.ts';
import type { Restored } from '~/ui/form/RestoredDraft.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';

/** Name of the draft of a new cut file, and of another version of one. */
export const newCutFileDraft = 'cutFile';
export const newVersionDraft = (name: string): string => `cutFile.${name}.version`;

/** Name under which the drawing is kept, apart from what is typed. */
const drawingOf = (draft: string): string => `${draft}.drawing`;

/** Whether a draft is there to be gone on with. */
export const isVersionBegun = (draft: string): boolean =>
  [draft, drawingOf(draft)].some((name) => Object.keys(readDraft(name)).length > 0);

type KeptDrawing = { readonly fileName?: unknown; readonly svg?: unknown };

/** The kept drawing as values of the form, or the name of the one that could not be kept. */
function keptDrawing(draft: string): {
  readonly values: Partial<CutFileForm>;
  readonly lost: string | undefined;
} {
  const { fileName, svg }: KeptDrawing = readDraft(drawingOf(draft));
  if (typeof fileName !== 'string') return { values: {}, lost: undefined };
  if (typeof svg !== 'string') return { values: {}, lost: fileName };
  return { values: { svg, file: new File([svg], fileName) }, lost: undefined };
}

export type VersionForm = {
  readonly form: UseFormReturn<CutFileForm>;
  /** Keeps a chosen drawing; where the browser has no room for it, its name. One without a text is not kept. */
  readonly keepDrawing: (fileName: string, svg: string) => void;
  /** Name of a drawing that was chosen before the page was left, and for which there was no room. */
  readonly lost: string | undefined;
  /** Whether it began with what was typed or chosen earlier, and how to be rid of that. */
  readonly restored: Restored;
  readonly forget: () => void;
};

/** A form with the fields of a version, kept for this tab with its drawing until it is forgotten. */
export function useVersionForm(
  schema: $ZodType<CutFileForm, CutFileForm>,
  initial: CutFileForm,
  draft: string,
): VersionForm {
  const [{ values, lost }] = useState(() => keptDrawing(draft));
  const [isDrawingRestored, setIsDrawingRestored] = useState(values.svg !== undefined);
  const form = useZodForm<CutFileForm>(schema, { ...initial, ...values }, { draft, keptApart: 'svg' });
  const forget = (): void => {
    forgetDraft(draft);
    forgetDraft(drawingOf(draft));
  };
  return {
    form,
    keepDrawing: (chosen, text) => {
      if (text !== '' && tryWriteDraft(drawingOf(draft), { fileName: chosen, svg: text })) return;
      forgetDraft(drawingOf(draft));
      if (text !== '') writeDraft(drawingOf(draft), { fileName: chosen });
    },
    lost,
    restored: {
      isShown: form.restored.isShown || isDrawingRestored,
      discard: () => {
        setIsDrawingRestored(false);
        form.reset(initial);
        forget();
      },
    },
    forget,
  };
}
