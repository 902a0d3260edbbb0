import type { DraftRestoration } from '~/ui/form/RestoredDraftNotice.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Outline } from '~/domain/cutFile/inspectOutline.ts';
import { outlineRefusalTexts } from '~/domain/cutFile/outlineProblem.ts';
import { isSameSize, maxDrawingLength, parseLengthInput } from '~/domain/cutFile/cutFile.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { cutFilePageTexts, outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { formatMillimetres } from '~/domain/words/numbers.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { useFieldSuggestions } from '~/ui/form/useFieldSuggestions.ts';
import { TextField } from '~/ui/form/TextField.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import { OutlineInspector } from './OutlineInspector.tsx';
import {
  OutlineInspectionBoundary,
  useOutlineInspection,
  useOutlineWorker,
  type OutlineInspectFunction,
} from './OutlineInspectionBoundary.tsx';
import styles from './CutFiles.module.css';
import type { $ZodType } from 'zod/v4/core';
import type { CutFileFormValues } from '~/domain/cutFile/form.ts';
import { removeDraft, readDraft, tryWriteDraft, writeDraft } from '~/platform/drafts.ts';
import { useZodForm } from '~/ui/form/useZodForm.ts';

type CutFileVersionForm = ReturnType<typeof useCutFileVersionForm>;

type Props = Pick<CutFileVersionForm, 'form' | 'keepDrawing' | 'lost'>;

export function CutFileVersionFields({ form, keepDrawing, lost }: Props) {
  const { control } = form;
  const [file, svg, refused, width, height] = useWatch({
    control,
    name: ['file', 'svg', 'refused', 'width', 'height'],
  });
  const sizes = useRef<HTMLDivElement>(null);
  // The button that fills in the real size unmounts after it was pressed.
  const keptFocus = useFocusFallback(sizes);
  const ask = useOutlineWorker();
  const answer = useOutlineInspection(ask, svg);
  const outline = answer.output?.ok ? answer.output.facts : undefined;
  const { suggest, fill } = useFieldSuggestions(form);
  const onChosen = useChosenDrawing({ form, keepDrawing, ask, onOutline: (real) => putSize(suggest, real) });
  const said = { width: parseLengthInput(width) || 0, height: parseLengthInput(height) || 0 };
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField control={control} name="version" label={cutFilePageTexts.version} withAsterisk />
        <TextField control={control} name="versionNote" label={cutFilePageTexts.versionNote} />
      </div>
      <FileField
        control={control}
        name="file"
        label={cutFilePageTexts.file}
        withAsterisk
        accept={['.svg', 'image/svg+xml']}
        error={file && refused !== '' ? refused : answer.failure}
        caution={lost !== undefined && !file ? cutFilePageTexts.lost(lost) : undefined}
        onChosen={(chosen) => void onChosen(chosen)}
      />
      <div ref={sizes} tabIndex={-1} className={styles.sizes} {...keptFocus}>
        <TextField
          control={control}
          name="width"
          label={cutFilePageTexts.width}
          inputMode="decimal"
          withAsterisk
        />
        <TextField
          control={control}
          name="height"
          label={cutFilePageTexts.height}
          inputMode="decimal"
          withAsterisk
        />
        {outline && !isSameSize(said, outline) && (
          <Button variant="default" onClick={() => putSize(fill, outline)}>
            {outlineTexts.takeReal}
          </Button>
        )}
      </div>
      {svg !== '' && (
        <Panel title={outlineTexts.title} wide>
          <OutlineInspectionBoundary answer={answer}>
            {(found) => <OutlineInspector key={svg.length} outline={found} said={said} />}
          </OutlineInspectionBoundary>
        </Panel>
      )}
    </div>
  );
}

function putSize(fill: (name: 'width' | 'height', value: string) => void, { width, height }: Outline): void {
  fill('width', formatMillimetres(width));
  fill('height', formatMillimetres(height));
}

type Choosing = Pick<CutFileVersionForm, 'form' | 'keepDrawing'> & {
  readonly ask: OutlineInspectFunction;
  /** Called with each outline that can be milled. */
  readonly onOutline: (outline: Outline) => void;
};

function useChosenDrawing({ form, keepDrawing, ask, onOutline }: Choosing): (chosen: File) => Promise<void> {
  const { setValue, getValues, trigger } = form;
  const { isSubmitted } = form.formState;
  const take = async (svg: string, reason: string): Promise<void> => {
    setValue('svg', svg, { shouldDirty: true });
    setValue('refused', reason);
    // Removes the error of the previous drawing.
    if (isSubmitted) await trigger('file');
  };
  return async (chosen) => {
    const isLarge = chosen.size > maxDrawingLength;
    const svg = isLarge ? '' : await chosen.text().catch(() => undefined);
    // Another file may have been chosen while this one was read.
    if (getValues('file') !== chosen) return;
    keepDrawing(escapeInvisibleText(chosen.name), svg ?? '');
    if (svg === undefined) return take('', outlineRefusalTexts.UNREAD);
    await take(svg, isLarge ? outlineRefusalTexts.LARGE : '');
    if (svg === '') return;
    const found = await ask(svg).catch(() => undefined);
    if (getValues('file') !== chosen || !found) return;
    if (found.ok) onOutline(found.facts);
    else await take(svg, found.reason);
  };
}

/** Initial values for a new version and for a new cut file with its first version. */
export const emptyVersionValues: CutFileFormValues = {
  name: '',
  note: '',
  version: '1',
  versionNote: '',
  svg: '',
  refused: '',
  width: '',
  height: '',
};

export const newCutFileDraftKey = 'cutFile';
export const getNewVersionDraftKey = (name: string): string => `cutFile.${name}.version`;

const drawingOf = (draft: string): string => `${draft}.drawing`;

export const hasVersionDraft = (draft: string): boolean =>
  [draft, drawingOf(draft)].some((name) => Object.keys(readDraft(name)).length > 0);

type KeptDrawing = { readonly fileName?: unknown; readonly svg?: unknown };

function keptDrawing(draft: string): {
  readonly values: Partial<CutFileFormValues>;
  readonly lost: string | undefined;
} {
  const { fileName, svg }: KeptDrawing = readDraft(drawingOf(draft));
  if (typeof fileName !== 'string') return { values: {}, lost: undefined };
  if (typeof svg !== 'string') return { values: {}, lost: fileName };
  return { values: { svg, file: new File([svg], fileName) }, lost: undefined };
}

/** The form keeps values and drawing as a draft of this tab until `forget` is called. */
export function useCutFileVersionForm(
  schema: $ZodType<CutFileFormValues, CutFileFormValues>,
  initial: CutFileFormValues,
  draft: string,
) {
  const [{ values, lost }] = useState(() => keptDrawing(draft));
  const [isDrawingRestored, setIsDrawingRestored] = useState(values.svg !== undefined);
  const form = useZodForm<CutFileFormValues>(schema, { ...initial, ...values }, { draft, keptApart: 'svg' });
  const forget = (): void => {
    removeDraft(draft);
    removeDraft(drawingOf(draft));
  };
  return {
    form,
    /**
     * Stores the drawing as a draft; only its file name if it exceeds the storage quota, nothing if it is
     * empty.
     */
    keepDrawing: (chosen: string, text: string): void => {
      if (text !== '' && tryWriteDraft(drawingOf(draft), { fileName: chosen, svg: text })) return;
      removeDraft(drawingOf(draft));
      if (text !== '') writeDraft(drawingOf(draft), { fileName: chosen });
    },
    /** File name of a drawing from an earlier visit that exceeded the storage quota. */
    lost,
    restored: {
      isShown: form.restored.isShown || isDrawingRestored,
      discard: (): void => {
        setIsDrawingRestored(false);
        form.reset(initial);
        forget();
      },
    } satisfies DraftRestoration,
    forget,
  };
}
