import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ProductFamily } from '~/domain/product/families.ts';
import { selectableParts, type PartTag } from '~/domain/part/parts.ts';
import { parts } from '~/queries/parts/parts.ts';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  readonly tag: PartTag;
  readonly family: ProductFamily;
  readonly disabled?: boolean;
  /** Only parts of this type, such as RECEIVER; every type when left out. */
  readonly partType?: string | undefined;
  /** Runs after a choice, for fields that depend on it; empty when the choice was taken back. */
  readonly onChosen?: (partNumber: string) => void;
};

/** A part that is ready, tagged for the purpose and compatible with the family; a value that is none is given up. */
export function PartPicker<Values extends FieldValues>(props: Props<Values>): ReactElement {
  const { control, name, label, description, tag, family, disabled = false, partType, onChosen } = props;
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const { data = [], isPending, isSuccess, isError, refetch } = useQuery(parts());
  const choices = selectableParts(data, tag, family).filter(
    (part) => partType === undefined || part.partType === partType,
  );
  const { value, onChange } = field;
  const isGone = isSuccess && value !== '' && !choices.some(({ partNumber }) => partNumber === value);
  // A part of another family, or one that is no longer ready, would not be shown and still be sent.
  useEffect(() => {
    if (isGone) onChange('');
  }, [isGone, onChange]);
  return (
    <Select
      label={label}
      description={description}
      placeholder={isPending ? 'Loading parts' : 'Search by number or label'}
      searchable
      clearable
      limit={100}
      disabled={disabled}
      ref={ref}
      value={value === '' ? null : value}
      data={choices.map((part) => ({ value: part.partNumber, label: `${part.partNumber} ${part.label}` }))}
      onChange={(partNumber) => {
        onChange(partNumber ?? '');
        onChosen?.(partNumber ?? '');
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message ?? (isError && 'The parts could not be read')}
      nothingFoundMessage={`No part for ${family} fits`}
      onDropdownOpen={() => {
        if (isError) void refetch();
      }}
    />
  );
}
