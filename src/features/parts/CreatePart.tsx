import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { validatePartNumber } from '~/domain/part/form.ts';
import { createPartTexts } from '~/domain/words/texts/partAdministration.ts';
import { partsQuery } from '~/queries/parts/parts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { partEditPath } from './partEditPath.ts';

/** Asks for a part number and navigates to the form of the new part. */
export const openCreatePart = (): void =>
  openModal({ title: createPartTexts.title, size: 440, body: <CreatePart /> });

function CreatePart() {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { data: all } = useQuery(partsQuery());
  const navigate = useNavigate();
  const number = typed.trim();
  useMarkUnsaved(number !== '');
  const isTaken = all?.some(({ partNumber }) => partNumber === number) ?? false;
  const error = validatePartNumber(number) ?? (isTaken ? createPartTexts.taken(number) : undefined);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (error !== undefined) return;
    closeModal();
    void navigate(partEditPath(number));
  };
  return (
    <form noValidate className="stack" onSubmit={onSubmit}>
      <TextInput
        label={createPartTexts.number}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        error={tried ? error : undefined}
        onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
      />
      <FormActions action={createPartTexts.action} busy={false} />
    </form>
  );
}
