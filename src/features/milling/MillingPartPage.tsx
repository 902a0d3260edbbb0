import '@mantine/core/styles/Button.css';
import { millingPartTexts } from '~/domain/words/texts/millingParts.ts';
import '@mantine/core/styles/Input.css';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { macrosByPart } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MacroLinkRow } from './MacroLinkRow.tsx';
import { behindMillingWall, MillingFrame, millingTab, Missing } from './MillingFrame.tsx';
import { paths } from '~/paths.ts';
import { linkMacroToParts, macros, type Macro } from '~/queries/milling/milling.ts';
import { parts } from '~/queries/parts/parts.ts';
import { perform } from '~/queries/perform.ts';
import { useMe } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { useUnsaved } from '~/platform/unsaved.ts';
import styles from './Milling.module.css';

/** One part as milling sees it: the macros that are milled for it. */
export const Component = behindMillingWall(millingPartTexts.part, MillingPartContent);

function MillingPartContent(): ReactElement {
  const [parameters] = useSearchParams();
  const partNumber = parameters.get('partNumber')?.trim() ?? '';
  // An address that names no part asks for none: one of them is to be chosen first.
  return partNumber === '' ? (
    <Navigate to={paths.milling.parts()} replace />
  ) : (
    <Part partNumber={partNumber} />
  );
}

function Part({ partNumber }: { readonly partNumber: string }): ReactElement {
  const read = useQuery(parts());
  const part = read.data?.find((each) => each.partNumber === partNumber);
  return (
    <MillingFrame
      title={part ? millingPartTexts.partName(part.partNumber) : millingPartTexts.part}
      meta={part?.label}
      trail={[millingTab.parts]}
      actions={
        part && (
          <Button variant="default" onClick={() => void showUsage(part.partNumber)}>
            {millingPartTexts.usage}
          </Button>
        )
      }
    >
      <Answer read={read} what={millingPartTexts.oneFailed} waiting={<ListSkeleton rows={4} />}>
        {() =>
          part ? (
            <Macros partNumber={part.partNumber} />
          ) : (
            <Missing
              title={millingPartTexts.missing}
              to={paths.milling.parts()}
              wayOn={millingPartTexts.toParts}
            />
          )
        }
      </Answer>
    </MillingFrame>
  );
}

async function showUsage(partNumber: string): Promise<void> {
  await openWhenLoaded(
    () => import('~/widgets/parts/PartUsage.tsx'),
    ({ openPartUsage }) => openPartUsage(partNumber),
  );
}

type Props = { readonly partNumber: string };

function Macros({ partNumber }: Props): ReactElement {
  const read = useQuery(macros());
  return (
    <Answer read={read} what={millingPartTexts.macrosFailed} waiting={<ListSkeleton rows={3} />}>
      {(known) => <Linked partNumber={partNumber} known={known} />}
    </Answer>
  );
}

function Linked({ partNumber, known: data }: Props & { readonly known: readonly Macro[] }): ReactElement {
  const { units } = useMe();
  const own = macrosByPart(data).get(partNumber) ?? [];
  const editable = mayAdministerMilling(units).allowed;
  return (
    <Panel title={millingPartTexts.macros} flush>
      {editable && (
        <LinkMacro partNumber={partNumber} choices={data.filter((macro) => !own.includes(macro))} />
      )}
      {own.length === 0 ? (
        <EmptyState title={millingPartTexts.noMacros} text={millingPartTexts.noMacrosAbout} />
      ) : (
        <ul className="entries" aria-label={millingPartTexts.macros}>
          {own.map((macro) => (
            <MacroLinkRow
              key={macro.id}
              macro={macro}
              partNumber={partNumber}
              name={macro.name}
              link={<Link to={paths.milling.macro(macro.id)}>{macro.name}</Link>}
              note={macro.note}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function LinkMacro({ partNumber, choices }: Props & { readonly choices: readonly Macro[] }): ReactElement {
  const client = useQueryClient();
  const { busy, objection, attempt } = useAttempt();
  const [macroId, setMacroId] = useState('');
  useUnsaved(macroId !== '');
  const field = useRef<HTMLSelectElement>(null);
  const onLink = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (macroId === '') return;
    void attempt(async () => {
      await perform(client, linkMacroToParts(), { path: { macroId }, body: { partNumbers: [partNumber] } });
      // The button cannot be pressed without a choice, and would lose the focus to the page.
      if (form.contains(document.activeElement)) field.current?.focus();
      setMacroId((now) => (now === macroId ? '' : now));
    });
  };
  return (
    <form noValidate className="addLine" onSubmit={onLink}>
      <NativeSelect
        ref={field}
        label={millingPartTexts.linkMacro}
        value={macroId}
        onChange={(event) => setMacroId(event.currentTarget.value)}
        data={[
          { value: '', label: millingPartTexts.chooseMacro },
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <BusyButton type="submit" variant="default" busy={busy} disabled={macroId === ''}>
        {millingPartTexts.link}
      </BusyButton>
      <div className={styles.objection}>
        <ObjectionNote objection={objection} />
      </div>
    </form>
  );
}
