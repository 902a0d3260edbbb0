import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { firmwareUploadTexts } from '~/domain/words/texts/firmware.ts';

type ConfirmationFieldProps = {
  readonly name: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
};

export function ConfirmationField({ name, onChange, ...field }: ConfirmationFieldProps) {
  return (
    <TextInput
      label={firmwareUploadTexts.confirmation(name)}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}

/** Typed confirmation that the file belongs to this firmware; reset when file or firmware change. */
export function useConfirmation(file: File | undefined, key: string | undefined) {
  const [typed, setTyped] = useState({ file, key, text: '' });
  const text = typed.file === file && typed.key === key ? typed.text : '';
  return [text, (next: string): void => setTyped({ file, key, text: next })] as const;
}
