import '@mantine/core/styles/Combobox.css';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { MultiSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { Link } from 'react-router';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { paths } from '~/paths.ts';
import { linkMacroToParts, type Macro } from '~/queries/milling/milling.ts';
import { parts } from '~/queries/parts/parts.ts';
import { perform } from '~/queries/perform.ts';
import { useMe } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useUnsaved } from '~/platform/unsaved.ts';
import { MacroLinkRow } from './MacroLinkRow.tsx';
import styles from './Milling.module.css';

type Props = { readonly macro: Macro };

/** The parts a macro belongs to: those it is milled for. */
export function MacroParts({ macro }: Props): ReactElement {
  const { units } = useMe();
  const editable = mayAdministerMilling(units).allowed;
  return (
    <Panel title={macroTexts.parts} flush>
      {editable && <LinkParts macro={macro} />}
      {macro.partNumbers.length === 0 ? (
        <EmptyState title={macroTexts.noParts} text={macroTexts.noPartsAbout} />
      ) : (
        <ul className="entries" aria-label={macroTexts.parts}>
          {macro.partNumbers.map((partNumber) => (
            <Row key={partNumber} macro={macro} partNumber={partNumber} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function LinkParts({ macro: { id: macroId, partNumbers } }: Props): ReactElement {
  const { data = [], isPending } = useQuery(parts());
  const client = useQueryClient();
  const { busy, objection, attempt } = useAttempt();
  const [chosen, setChosen] = useState<string[]>([]);
  useUnsaved(chosen.length > 0);
  const field = useRef<HTMLInputElement>(null);
  const choices = data
    .filter(({ partNumber }) => !partNumbers.includes(partNumber))
    .map(({ partNumber, label }) => ({ value: partNumber, label: `${partNumber} ${label}` }));
  const onLink = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (chosen.length === 0) return;
    void attempt(async () => {
      await perform(client, linkMacroToParts(), { path: { macroId }, body: { partNumbers: chosen } });
      // The button cannot be pressed without a choice, and would lose the focus to the page.
      if (form.contains(document.activeElement)) field.current?.focus();
      setChosen((now) => now.filter((each) => !chosen.includes(each)));
    });
  };
  return (
    <form noValidate className="addLine" onSubmit={onLink}>
      <MultiSelect
        ref={field}
        label={macroTexts.linkToParts}
        placeholder={isPending ? macroTexts.loadingParts : macroTexts.searchParts}
        searchable
        limit={50}
        data={choices}
        value={chosen}
        onChange={setChosen}
        nothingFoundMessage={macroTexts.noPartFits}
      />
      <BusyButton type="submit" variant="default" busy={busy} disabled={chosen.length === 0}>
        {macroTexts.link}
      </BusyButton>
      <div className={styles.objection}>
        <ObjectionNote objection={objection} />
      </div>
    </form>
  );
}

function Row({ macro, partNumber }: Props & { readonly partNumber: string }): ReactElement {
  const { data = [] } = useQuery(parts());
  return (
    <MacroLinkRow
      macro={macro}
      partNumber={partNumber}
      name={partNumber}
      link={
        <Link className="number" to={paths.milling.part(partNumber)}>
          {partNumber}
        </Link>
      }
      note={data.find((part) => part.partNumber === partNumber)?.label}
    />
  );
}
