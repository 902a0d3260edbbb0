import '@mantine/core/styles/Input.css';
import { Input } from '@mantine/core';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { useId, useState, type DragEvent, type ReactElement } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { byteText } from '~/domain/words/numbers.ts';
import styles from './FileField.module.css';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** Runs after a file was chosen, for fields that depend on it. */
  readonly onChosen?: (file: File) => void;
};

/** A file in a form: chosen, or dropped on the field. */
export function FileField<Values extends FieldValues>({
  control,
  name,
  label,
  onChosen,
}: Props<Values>): ReactElement {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const [over, setOver] = useState(false);
  const id = useId();
  const file: unknown = field.value;
  const message = fieldState.error?.message;
  const choose = (files: FileList | null): void => {
    const chosen = files?.[0];
    if (!chosen) return;
    field.onChange(chosen);
    onChosen?.(chosen);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <Input.Wrapper
      label={label}
      labelProps={{ htmlFor: id }}
      error={message}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        className={styles.drop}
        data-over={over || undefined}
        data-invalid={message === undefined ? undefined : true}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {file instanceof File ? <IconFile size={20} aria-hidden /> : <IconUpload size={20} aria-hidden />}
        <span className={styles.text}>
          {file instanceof File ? `${file.name} · ${byteText(file.size)}` : controlTexts.chooseFile}
        </span>
        <input
          id={id}
          ref={ref}
          name={field.name}
          type="file"
          aria-invalid={message !== undefined}
          {...(message === undefined ? {} : { 'aria-describedby': `${id}-error` })}
          onBlur={field.onBlur}
          onChange={(event) => choose(event.currentTarget.files)}
        />
      </div>
    </Input.Wrapper>
  );
}
