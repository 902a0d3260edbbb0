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
  /** Numbers of the parts that are linked already. */
  readonly linked: readonly string[];
  readonly link: (partNumbers: readonly string[]) => Promise<unknown>;
  /** What is said of a part behind its name; the same function as long as it says the same. */
  readonly noteOf?: (partNumber: string) => string;
  readonly field?: RefObject<HTMLInputElement | null>;
};

const withoutNote = (): string => '';

/** The choice of parts that are linked to something, and the button that does it. */
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
        // The focus comes back to it without being asked for, and then nothing is to open over the page.
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
