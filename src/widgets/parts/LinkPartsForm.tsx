import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { partsQuery } from '~/queries/parts/parts.ts';
import { AddRowForm } from '~/ui/form/AddRowForm.tsx';

type Props = {
  readonly label: string;
  readonly texts: Readonly<Record<'loadingParts' | 'searchParts' | 'noPartFits' | 'link', string>>;
  readonly linked: readonly string[];
  readonly link: (partNumbers: readonly string[]) => Promise<unknown>;
  /** Note after the part's name. Has to be a stable function, as it is a dependency of the choices. */
  readonly noteOf?: (partNumber: string) => string;
  readonly field?: RefObject<HTMLInputElement | null>;
};

const withoutNote = (): string => '';

export function LinkPartsForm({ label, texts, linked, link, noteOf = withoutNote, field }: Props) {
  const { data, isPending } = useQuery(partsQuery());
  const [chosen, setChosen] = useState<string[]>([]);
  const own = useRef<HTMLInputElement>(null);
  const ref = field ?? own;
  const choices = useMemo(
    () =>
      (data ?? [])
        .filter(({ partNumber }) => !linked.includes(partNumber))
        .map(({ partNumber, label: name }) => ({
          value: partNumber,
          label: `${partNumber} ${name}${noteOf(partNumber)}`,
        })),
    [data, linked, noteOf],
  );
  return (
    <AddRowForm
      isChosen={chosen.length > 0}
      action={texts.link}
      add={() => link(chosen)}
      onAdded={() => setChosen((now) => now.filter((each) => !chosen.includes(each)))}
      field={ref}
    >
      <MultiSelect
        ref={ref}
        label={label}
        placeholder={isPending ? texts.loadingParts : texts.searchParts}
        searchable
        // The field is focused again after linking, when the list must not open over the page.
        openOnFocus={false}
        limit={50}
        data={choices}
        value={chosen}
        onChange={setChosen}
        nothingFoundMessage={texts.noPartFits}
      />
    </AddRowForm>
  );
}
