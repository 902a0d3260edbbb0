import '@mantine/core/styles/Input.css';
import { Input } from '@mantine/core';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { formatBytes } from '~/domain/words/numbers.ts';
import { useFileDrop } from '~/platform/useFileDrop.ts';
import { useChoiceController } from './useChoiceController.ts';
import styles from './FileField.module.css';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly accept?: readonly string[] | undefined;
  readonly error?: string | undefined;
  /** Warning about the chosen file that does not prevent submitting it. */
  readonly caution?: string | undefined;
  readonly withAsterisk?: boolean;
  readonly onChosen?: (file: File) => void;
};

export function FileField<Values extends FieldValues>({
  control,
  name,
  label,
  accept,
  error,
  caution,
  withAsterisk = false,
  onChosen,
}: Props<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
    isHeld,
  } = useChoiceController({ control, name });
  const id = useId();
  const file: unknown = field.value;
  const message = fieldState.error?.message ?? error;
  const choose = (chosen: File | undefined): void => {
    if (!chosen || isHeld) return;
    field.onChange(chosen);
    onChosen?.(chosen);
  };
  const drop = useFileDrop(([first]) => choose(first));
  return (
    <Input.Wrapper
      label={label}
      withAsterisk={withAsterisk}
      labelProps={{ htmlFor: id }}
      description={message === undefined ? caution : undefined}
      descriptionProps={{ id: `${id}-caution`, role: 'status' }}
      error={message}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={styles.drop} data-invalid={message === undefined ? undefined : true} {...drop}>
        {file instanceof File ? <IconFile size={20} aria-hidden /> : <IconUpload size={20} aria-hidden />}
        <span className={styles.text} id={`${id}-file`}>
          {file instanceof File
            ? `${escapeInvisibleText(file.name)} · ${formatBytes(file.size)}`
            : controlTexts.chooseFile}
        </span>
        <input
          id={id}
          ref={ref}
          name={field.name}
          type="file"
          accept={accept?.join(',')}
          aria-invalid={message !== undefined}
          aria-disabled={isHeld || undefined}
          aria-describedby={describedBy(id, { file, message, caution })}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            // Cleared, so that choosing the same file again, perhaps changed meanwhile, fires a change event.
            currentTarget.value = '';
          }}
        />
      </div>
    </Input.Wrapper>
  );
}

/** Ids for `aria-describedby`: the file, which the cleared input does not name, and its messages. */
function describedBy(
  id: string,
  said: { file: unknown; message: unknown; caution: unknown },
): string | undefined {
  const remark = said.message !== undefined ? 'error' : said.caution !== undefined ? 'caution' : undefined;
  const parts = [said.file instanceof File ? 'file' : undefined, remark];
  return parts.flatMap((part) => (part ? `${id}-${part}` : [])).join(' ') || undefined;
}
