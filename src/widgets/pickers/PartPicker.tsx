import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ProductFamily } from '~/domain/product/families.ts';
import {
  validateChosenPart,
  filterPartsByChoice,
  findTypedPart,
  type PartSelectionCriteria,
  type PartTag,
} from '~/domain/part/parts.ts';
import { partPickerTexts } from '~/domain/words/texts/controls.ts';
import { partsQuery } from '~/queries/parts/parts.ts';
import { useSelectOnEnter } from './useSelectOnEnter.ts';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  readonly tag: PartTag;
  readonly family: ProductFamily;
  readonly disabled?: boolean;
  /** Only parts of this type, such as RECEIVER; all types when left out. */
  readonly partType?: string | undefined;
  /** Runs after a choice, for fields that depend on it; with '' and no part when the choice was cleared. */
  readonly onChosen?: (partNumber: string, part?: { readonly partType: string }) => void;
};

/** Why the part in a form is invalid there; see validateChosenPart. */
export function usePartSelectionError(partNumber: string, choice: PartSelectionCriteria): string | undefined {
  const { data } = useQuery({ ...partsQuery(), enabled: partNumber !== '' });
  return validateChosenPart(data, partNumber, choice);
}

const textOf = (part: { readonly partNumber: string; readonly label: string } | undefined): string =>
  part ? partPickerTexts.part(part.partNumber, part.label) : '';

/**
 * Offers parts that are ready, tagged for the purpose and compatible with the family. Forms reject others
 * with usePartSelectionError.
 */
export function PartPicker<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, description, tag, family, disabled = false, partType, onChosen } = props;
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const { data, isPending, isError, refetch } = useQuery(partsQuery());
  const choice = { tag, family, partType };
  const choices = filterPartsByChoice(data ?? [], choice);
  const { value, onChange } = field;
  const choose = (partNumber: string): void => {
    onChange(partNumber);
    onChosen?.(
      partNumber,
      data?.find((part) => part.partNumber === partNumber),
    );
  };
  const [search, setSearch] = useState<string>();
  const endSearch = (): void => setSearch(undefined);
  const chosen = choices.find((part) => part.partNumber === value);
  const chooseTyped = (text = ''): boolean => {
    const typed = findTypedPart(choices, text);
    if (!typed) return false;
    if (typed.partNumber !== value) choose(typed.partNumber);
    endSearch();
    return true;
  };
  const entered = useSelectOnEnter({
    choose: () => chooseTyped(search),
    onOpen: () => {
      if (isError) void refetch();
    },
  });
  const refusal = disabled ? undefined : validateChosenPart(data, value, choice);
  return (
    <Select
      {...entered}
      label={label}
      description={description}
      placeholder={isPending ? partPickerTexts.loading : partPickerTexts.search}
      searchable
      clearable
      allowDeselect={false}
      limit={100}
      disabled={disabled}
      ref={ref}
      value={value === '' ? null : value}
      data={choices.map((part) => ({ value: part.partNumber, label: textOf(part) }))}
      searchValue={search ?? textOf(chosen)}
      onInput={(event) => setSearch(event.currentTarget.value)}
      // onOptionSubmit also fires for the option already chosen, unlike onChange.
      onOptionSubmit={endSearch}
      onChange={(partNumber) => {
        endSearch();
        choose(partNumber ?? '');
      }}
      onBlur={() => {
        // Leaving the field chooses a fully typed number.
        chooseTyped(search);
        endSearch();
        field.onBlur();
      }}
      error={fieldState.error?.message ?? refusal ?? (isError && !data && partPickerTexts.failed)}
      nothingFoundMessage={partPickerTexts.none(family)}
    />
  );
}
