import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useRef, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { Outline } from '~/domain/cutFile/inspect.ts';
import { outlineRefusal } from '~/domain/cutFile/problem.ts';
import { isSameSize, largestDrawing } from '~/domain/cutFile/size.ts';
import { visibleName } from '~/domain/file/visibleName.ts';
import { cutFilePageTexts, outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { mmText } from '~/domain/words/millimetres.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useKeptFocus } from '~/ui/useKeptFocus.ts';
import { Inspector } from './Inspector.tsx';
import { OutlineAnswer } from './OutlineAnswer.tsx';
import { useOutline, useOutlineWorker } from './useOutline.ts';
import type { VersionForm } from './useVersionForm.ts';
import styles from './CutFiles.module.css';

type Props = Pick<VersionForm, 'form' | 'keepDrawing' | 'lost'>;

/** The fields of a version; once a drawing is chosen, its inspection stands beside them. */
export function VersionFields({
  form: { control, setValue, getValues },
  keepDrawing,
  lost,
}: Props): ReactElement {
  const [file, svg, width, height] = useWatch({ control, name: ['file', 'svg', 'width', 'height'] });
  const sizes = useRef<HTMLDivElement>(null);
  // The button that takes the real extent goes once that stands there.
  const keptFocus = useKeptFocus(sizes);
  const isLarge = file !== undefined && file.size > largestDrawing;
  const ask = useOutlineWorker();
  const answer = useOutline(ask, svg);
  const outline = answer.output?.ok ? answer.output.facts : undefined;
  const refusal = answer.output?.ok === false ? answer.output.reason : answer.failure;
  const onChosen = async (chosen: File): Promise<void> => {
    const text = chosen.size > largestDrawing ? '' : await chosen.text();
    setValue('svg', text, { shouldDirty: true });
    keepDrawing(visibleName(chosen.name), text);
    if (text === '') return;
    const found = await ask(text).catch(() => undefined);
    const [now, wide, high] = getValues(['svg', 'width', 'height']);
    // Nothing that was typed is written over.
    if (found?.ok && now === text && wide === '' && high === '') fill(found.facts);
  };
  const fill = (real: Outline): void => {
    setValue('width', mmText(real.width), { shouldDirty: true, shouldValidate: true });
    setValue('height', mmText(real.height), { shouldDirty: true, shouldValidate: true });
  };
  const said = { width: numberOf(width), height: numberOf(height) };
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
        accept={['.svg', 'image/svg+xml']}
        error={isLarge ? outlineRefusal.LARGE : refusal}
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
          <Button variant="default" onClick={() => fill(outline)}>
            {outlineTexts.takeReal}
          </Button>
        )}
      </div>
      {svg !== '' && (
        <Panel title={outlineTexts.title} wide>
          <OutlineAnswer answer={answer}>
            {(found) => <Inspector key={svg.length} outline={found} said={said} />}
          </OutlineAnswer>
        </Panel>
      )}
    </div>
  );
}

const numberOf = (text: string): number => Number(text.trim().replace(',', '.')) || 0;
