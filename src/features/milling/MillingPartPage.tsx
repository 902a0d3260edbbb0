import { openPartUsage } from '~/widgets/parts/openPartUsage.ts';
import { EntryList } from '~/ui/list/EntryList.tsx';
import { AddRowForm } from '~/ui/form/AddRowForm.tsx';
import { millingTexts } from '~/domain/words/texts/milling.ts';
import '@mantine/core/styles/Button.css';
import { millingPartTexts } from '~/domain/words/texts/millingParts.ts';
import '@mantine/core/styles/Input.css';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { groupMacrosByPart } from '~/domain/milling/milling.ts';
import { MacroLinkRow } from './MacroLinkRow.tsx';
import { withMillingAccess, MillingLayout, millingTabs, useMillingChangeDecision } from './MillingLayout.tsx';
import { paths } from '~/paths.ts';
import { linkMacroToPartsMutation, macrosQuery, type Macro } from '~/queries/milling/milling.ts';
import { partsQuery } from '~/queries/parts/parts.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Missing } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';

export const Component = withMillingAccess(millingPartTexts.part, MillingPartContent);

function MillingPartContent() {
  const [parameters] = useSearchParams();
  const partNumber = parameters.get('partNumber')?.trim() ?? '';
  // Without a part in the URL, the list lets the person choose one.
  return partNumber === '' ? (
    <Navigate to={paths.milling.parts()} replace />
  ) : (
    <Part partNumber={partNumber} />
  );
}

function Part({ partNumber }: { readonly partNumber: string }) {
  const read = useQuery(partsQuery());
  const part = read.data?.find((each) => each.partNumber === partNumber);
  return (
    <MillingLayout
      title={part ? millingPartTexts.partName(part.partNumber) : millingPartTexts.part}
      meta={part?.label}
      trail={[millingTabs.parts]}
      actions={
        part && (
          <Button variant="default" onClick={() => openPartUsage(part.partNumber)}>
            {millingPartTexts.usage}
          </Button>
        )
      }
    >
      <QueryBoundary read={read} what={millingPartTexts.oneFailed} rows={4}>
        {() =>
          part ? (
            <Macros partNumber={part.partNumber} />
          ) : (
            <Missing
              text={millingTexts.deleted}
              title={millingPartTexts.missing}
              to={paths.milling.parts()}
              wayOn={millingPartTexts.toParts}
            />
          )
        }
      </QueryBoundary>
    </MillingLayout>
  );
}

type Props = { readonly partNumber: string };

function Macros({ partNumber }: Props) {
  const read = useQuery(macrosQuery());
  return (
    <QueryBoundary read={read} what={millingPartTexts.macrosFailed} rows={3}>
      {(known) => <Linked partNumber={partNumber} known={known} />}
    </QueryBoundary>
  );
}

function Linked({ partNumber, known: data }: Props & { readonly known: readonly Macro[] }) {
  const own = groupMacrosByPart(data).get(partNumber) ?? [];
  const canChange = useMillingChangeDecision().allowed;
  return (
    <Panel title={millingPartTexts.macros} flush>
      {canChange && (
        <LinkMacro partNumber={partNumber} choices={data.filter((macro) => !own.includes(macro))} />
      )}
      <EntryList
        label={millingPartTexts.macros}
        items={own}
        empty={{ title: millingPartTexts.noMacros, text: millingPartTexts.noMacrosAbout }}
      >
        {(macro) => (
          <MacroLinkRow
            key={macro.id}
            macro={macro}
            partNumber={partNumber}
            name={macro.name}
            link={<Link to={paths.milling.macro(macro.id)}>{macro.name}</Link>}
            note={macro.note}
          />
        )}
      </EntryList>
    </Panel>
  );
}

function LinkMacro({ partNumber, choices }: Props & { readonly choices: readonly Macro[] }) {
  const client = useQueryClient();
  const [macroId, setMacroId] = useState('');
  const field = useRef<HTMLSelectElement>(null);
  return (
    <AddRowForm
      isChosen={macroId !== ''}
      action={millingPartTexts.link}
      add={() =>
        executeMutation(client, linkMacroToPartsMutation(), {
          path: { macroId },
          body: { partNumbers: [partNumber] },
        })
      }
      onAdded={() => setMacroId((now) => (now === macroId ? '' : now))}
      field={field}
    >
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
    </AddRowForm>
  );
}
