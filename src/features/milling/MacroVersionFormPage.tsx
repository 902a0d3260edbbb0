import { millingTexts } from '~/domain/words/texts/milling.ts';
import { Missing } from '~/ui/EmptyState.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { getNextMacroRevision, type MacroVersionFormValues } from '~/domain/milling/milling.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { MacroVersionFields } from './MacroVersionFields.tsx';
import { withMillingAccess, MillingLayout, millingTabs, type PageLink } from './MillingLayout.tsx';
import { paths } from '~/paths.ts';
import {
  macroQuery,
  createMacroVersionMutation,
  type MacroVersionProgress,
  type Macro,
  type MacroVersion,
} from '~/queries/milling/milling.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

export const Component = withMillingAccess(macroTexts.createVersionTitle, MacroVersionFormContent);

function MacroVersionFormContent() {
  const [parameters] = useSearchParams();
  const macroId = parameters.get('macroId')?.trim() ?? '';
  // Without a macro in the URL, the list lets the person choose one.
  return macroId === '' ? <Navigate to={paths.milling.macros()} replace /> : <Creation macroId={macroId} />;
}

function Creation({ macroId }: { readonly macroId: string }) {
  const read = useQuery(macroQuery(macroId));
  const macro = read.data;
  const trail: PageLink[] = [millingTabs.macros];
  if (macro) trail.push({ label: macro.name, to: paths.milling.macro(macro.id) });
  return (
    <MillingLayout title={macroTexts.createVersionTitle} trail={trail}>
      <QueryBoundary read={read} what={macroTexts.oneFailed} rows={6}>
        {(found) =>
          found ? (
            <NewVersion macro={found} />
          ) : (
            <Missing
              text={millingTexts.deleted}
              title={macroTexts.missing}
              to={paths.milling.macros()}
              wayOn={macroTexts.chooseFirst}
            />
          )
        }
      </QueryBoundary>
    </MillingLayout>
  );
}

function NewVersion({ macro }: { readonly macro: Macro }) {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const [begun] = useState<MacroVersionProgress>(() => ({ before: macro.versions }));
  const last = macro.versions.at(-1);
  const machineId = last?.machineId ?? '';
  const save = async (form: MacroVersionFormValues): Promise<MacroVersion> => {
    try {
      return await executeMutation(client, createMacroVersionMutation(), { macroId: macro.id, form, begun });
    } catch (error) {
      // The failed call has reported its error; that an earlier one succeeded has to be said here.
      if (!begun.created) throw error;
      const { revision, state } = begun.created;
      throw new UserFacingError(macroTexts.halfCreated(revision, formatState(state)));
    }
  };
  return (
    <Panel title={macroTexts.versionOf(macro.name)}>
      <MacroVersionFields
        macro={macro}
        now={{
          machineId,
          revision: getNextMacroRevision(macro.versions, machineId),
          state: 'INACTIVE',
          main: last?.main ?? '',
        }}
        draft={`macroVersion.${macro.id}`}
        action={commonTexts.create}
        numbered
        save={save}
        onSaved={({ id }) => onward(paths.milling.macroVersion(macro.id, id))}
      />
    </Panel>
  );
}
