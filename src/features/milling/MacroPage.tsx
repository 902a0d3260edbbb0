import { Entry, EntryList } from '~/ui/list/EntryList.tsx';
import { millingTexts } from '~/domain/words/texts/milling.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { useParams, Link, useNavigate } from 'react-router';
import { macroFormSchema, checkMacroVersionDeletion } from '~/domain/milling/milling.ts';
import { withMillingAccess, MillingLayout, millingTabs, useMillingChangeDecision } from './MillingLayout.tsx';
import { confirmDeleteMacro, confirmDeleteMacroVersion } from './millingConfirmations.ts';
import { updateNamesIfUnchanged } from './updateMillingIfUnchanged.ts';
import { NameNoteForm } from './NameNoteForm.tsx';
import { paths } from '~/paths.ts';
import {
  fetchFreshMacro,
  macroQuery,
  updateMacroMutation,
  type Macro,
  machinesQuery,
  type MacroVersion,
  linkMacroToPartsMutation,
} from '~/queries/milling/milling.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Missing } from '~/ui/EmptyState.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { LinkPartsForm } from '~/widgets/parts/LinkPartsForm.tsx';
import { partsQuery } from '~/queries/parts/parts.ts';
import { MacroLinkRow } from './MacroLinkRow.tsx';

export const Component = withMillingAccess(macroTexts.macro, MacroContent);

function MacroContent() {
  const { macroId = '' } = useParams();
  const read = useQuery(macroQuery(macroId));
  const macro = read.data;
  return (
    <MillingLayout
      title={macro?.name ?? macroTexts.macro}
      trail={[millingTabs.macros]}
      actions={macro && <Delete macro={macro} />}
    >
      <QueryBoundary read={read} what={macroTexts.oneFailed} rows={6}>
        {(found) =>
          found ? (
            <div className="stack">
              <Facts key={found.id} macro={found} />
              <MacroVersions macro={found} />
              <MacroParts macro={found} />
            </div>
          ) : (
            <Missing
              text={millingTexts.deleted}
              title={macroTexts.missing}
              to={paths.milling.macros()}
              wayOn={macroTexts.toMacros}
            />
          )
        }
      </QueryBoundary>
    </MillingLayout>
  );
}

function Delete({ macro }: { readonly macro: Macro }) {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  return (
    <GuardedButton
      decision={useMillingChangeDecision()}
      size="sm"
      onClick={() => confirmDeleteMacro({ client, macro, onDeleted: () => onward(paths.milling.macros()) })}
    >
      {commonTexts.delete}
    </GuardedButton>
  );
}

function Facts({ macro: { id: macroId, name, note } }: { readonly macro: Macro }) {
  const client = useQueryClient();
  return (
    <NameNoteForm
      title={macroTexts.macro}
      schema={macroFormSchema}
      now={{ name, note }}
      draft={`macro.${macroId}`}
      cancel={paths.milling.macros()}
      save={(body, baseline, isOpen) =>
        updateNamesIfUnchanged({ name, baseline, read: () => fetchFreshMacro(client, macroId) })(isOpen, () =>
          executeMutation(client, updateMacroMutation(client), { path: { macroId }, body }),
        )
      }
    />
  );
}

type Props = { readonly macro: Macro };

function MacroVersions({ macro }: Props) {
  const navigate = useNavigate();
  return (
    <Panel
      title={macroTexts.versions}
      flush
      actions={
        <GuardedButton
          decision={useMillingChangeDecision()}
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => void navigate(paths.milling.macroVersionForm(macro.id))}
        >
          {macroTexts.createVersion}
        </GuardedButton>
      }
    >
      <EntryList
        label={macroTexts.versions}
        items={macro.versions}
        empty={{ title: macroTexts.noVersions, text: macroTexts.noVersionsAbout }}
      >
        {(version) => <Row key={version.id} macro={macro} version={version} />}
      </EntryList>
    </Panel>
  );
}

function Row({ macro, version }: Props & { readonly version: MacroVersion }) {
  const client = useQueryClient();
  const canChange = useMillingChangeDecision().allowed;
  const { data: known = [] } = useQuery(machinesQuery());
  const machine = known.find(({ id }) => id === version.machineId);
  return (
    <Entry
      name={
        <>
          <Link to={paths.milling.macroVersion(macro.id, version.id)}>
            {macroTexts.revisionName(version.revision)}
          </Link>
          <StateLabel state={version.state} size="small" />
        </>
      }
      note={
        machine ? (
          <Link to={paths.milling.machine(machine.id)}>{machine.name}</Link>
        ) : (
          <>{macroTexts.unknownMachine}</>
        )
      }
    >
      {canChange && (
        <GuardedButton
          decision={checkMacroVersionDeletion(version)}
          aria-label={macroTexts.deleteVersion(version.revision)}
          onClick={() => confirmDeleteMacroVersion({ client, macro, version })}
        >
          {commonTexts.delete}
        </GuardedButton>
      )}
    </Entry>
  );
}

function MacroParts({ macro }: Props) {
  const client = useQueryClient();
  const canChange = useMillingChangeDecision().allowed;
  const { data = [] } = useQuery(partsQuery());
  return (
    <Panel title={macroTexts.parts} flush>
      {canChange && (
        <LinkPartsForm
          label={macroTexts.linkToParts}
          texts={macroTexts}
          linked={macro.partNumbers}
          link={(partNumbers) =>
            executeMutation(client, linkMacroToPartsMutation(), {
              path: { macroId: macro.id },
              body: { partNumbers: [...partNumbers] },
            })
          }
        />
      )}
      <EntryList
        label={macroTexts.parts}
        items={macro.partNumbers}
        empty={{ title: macroTexts.noParts, text: macroTexts.noPartsAbout }}
      >
        {(partNumber) => (
          <MacroLinkRow
            key={partNumber}
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
        )}
      </EntryList>
    </Panel>
  );
}
