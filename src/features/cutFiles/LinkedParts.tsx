import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { Button, MultiSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
import { Link } from 'react-router';
import { cutFilesOf } from '~/domain/cutFile/cutFile.ts';
import { mayLinkParts } from '~/domain/cutFile/permission.ts';
import { conjunction } from '~/domain/words/lists.ts';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFiles, linkParts, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { parts, partUsage } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useUnsaved } from '~/platform/unsaved.ts';
import { useKeptFocus } from '~/platform/focus/useKeptFocus.ts';
import { PartPicture } from '~/widgets/parts/PartPicture.tsx';
import { askUnlinkPart } from './cutFileQuestions.tsx';
import styles from './CutFiles.module.css';

type Props = { readonly cutFile: CutFile };

/** The parts that are milled by a cut file. */
export function LinkedParts({ cutFile }: Props): ReactElement {
  const mayLink = mayLinkParts(useActor()).allowed;
  const field = useRef<HTMLInputElement>(null);
  // The row of a part that was unlinked goes with its button.
  const keptFocus = useKeptFocus(field);
  return (
    <Panel title={cutFilePageTexts.parts} flush>
      <div {...keptFocus}>
        {mayLink && <LinkParts cutFile={cutFile} field={field} />}
        {cutFile.partNumbers.length === 0 ? (
          <EmptyState title={cutFilePageTexts.noParts} text={cutFilePageTexts.noPartsAbout} />
        ) : (
          <ul className="entries" aria-label={cutFilePageTexts.parts}>
            {cutFile.partNumbers.map((partNumber) => (
              <Row key={partNumber} cutFile={cutFile} partNumber={partNumber} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

type LinkProps = Props & { readonly field: RefObject<HTMLInputElement | null> };

function LinkParts({ cutFile: { name, partNumbers }, field }: LinkProps): ReactElement {
  const client = useQueryClient();
  const { data, isPending } = useQuery(parts());
  const { data: all } = useQuery(cutFiles());
  const [chosen, setChosen] = useState<string[]>([]);
  const { busy, objection, attempt } = useAttempt();
  useUnsaved(chosen.length > 0);
  const choices = useMemo(
    () =>
      (data ?? [])
        .filter(({ partNumber }) => !partNumbers.includes(partNumber))
        .map(({ partNumber, label }) => {
          const others = cutFilesOf(all ?? [], partNumber).map((each) => each.name);
          const also = others.length > 0 ? ` · ${cutFilePageTexts.alsoIn(conjunction(others))}` : '';
          return { value: partNumber, label: `${partNumber} ${label}${also}` };
        }),
    [data, all, partNumbers],
  );
  const onLink = async (form: HTMLFormElement): Promise<void> => {
    if (chosen.length === 0) return;
    await linkParts(client, name, chosen);
    // The next choice is made there, unless somebody has gone elsewhere meanwhile.
    if (form.contains(document.activeElement)) field.current?.focus();
    setChosen((now) => now.filter((each) => !chosen.includes(each)));
  };
  return (
    <form
      noValidate
      className="addLine"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void attempt(() => onLink(form));
      }}
    >
      <MultiSelect
        ref={field}
        label={cutFilePageTexts.linkParts}
        placeholder={isPending ? cutFilePageTexts.loadingParts : cutFilePageTexts.searchParts}
        searchable
        // The focus comes back to it without being asked for, and then nothing is to open over the page.
        openOnFocus={false}
        limit={50}
        data={choices}
        value={chosen}
        onChange={setChosen}
        nothingFoundMessage={cutFilePageTexts.noPartFits}
      />
      <BusyButton type="submit" variant="default" busy={busy} disabled={chosen.length === 0}>
        {cutFilePageTexts.link}
      </BusyButton>
      <ObjectionNote objection={objection} />
    </form>
  );
}

type RowProps = Props & { readonly partNumber: string };

function Row({ cutFile, partNumber }: RowProps): ReactElement {
  const client = useQueryClient();
  const mayLink = mayLinkParts(useActor()).allowed;
  const { data } = useQuery(parts());
  const { data: uses } = useQuery(partUsage(partNumber));
  const { data: all } = useQuery(cutFiles());
  const part = data?.find((each) => each.partNumber === partNumber);
  const others = cutFilesOf(all ?? [], partNumber).filter(({ name }) => name !== cutFile.name);
  const configurations = uses && new Set(uses.map(({ configurationId }) => configurationId)).size;
  return (
    <li className={styles.row} data-linked>
      <PartPicture partNumber={partNumber} images={part?.images ?? []} />
      <span className={styles.name}>
        <Link className="titleLink number" to={paths.part(partNumber)}>
          {partNumber}
        </Link>
        <span title={part?.label}>{part?.label}</span>
        {others.length > 0 && (
          <span>{cutFilePageTexts.alsoIn(conjunction(others.map(({ name }) => name)))}</span>
        )}
      </span>
      <span>{configurations !== undefined && cutFilePageTexts.usage(configurations)}</span>
      <span className={styles.end}>
        {mayLink && (
          <Button
            variant="default"
            size="xs"
            aria-label={cutFilePageTexts.unlinkOf(partNumber)}
            onClick={() => askUnlinkPart(client, cutFile.name, partNumber)}
          >
            {cutFilePageTexts.unlink}
          </Button>
        )}
      </span>
    </li>
  );
}
