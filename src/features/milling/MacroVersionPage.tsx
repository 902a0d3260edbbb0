import { millingTexts, millingConflictTexts } from '~/domain/words/texts/milling.ts';
import { Missing } from '~/ui/EmptyState.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { useParams } from 'react-router';
import { pickMacroVersionFields, type MacroVersionFormValues } from '~/domain/milling/milling.ts';
import { diffMacroVersion } from '~/domain/milling/millingDiff.ts';
import { createMachineNameLookup, updateMillingIfUnchanged } from './updateMillingIfUnchanged.ts';
import { MacroVersionFields } from './MacroVersionFields.tsx';
import { withMillingAccess, MillingLayout, millingTabs, type PageLink } from './MillingLayout.tsx';
import { paths } from '~/paths.ts';
import {
  macroQuery,
  fetchFreshMacroVersion,
  machinesQuery,
  updateMacroVersionMutation,
  type Macro,
  type MacroVersion,
} from '~/queries/milling/milling.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import type { Baseline } from '~/ui/form/baseline.ts';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';

/** Shows the latest macro version if the URL names none. */
export const Component = withMillingAccess(macroTexts.macroVersion, MacroVersionContent);

function MacroVersionContent() {
  const { macroId = '', macroVersionId } = useParams();
  const read = useQuery(macroQuery(macroId));
  const macro = read.data;
  const { data: known = [] } = useQuery(machinesQuery());
  const version =
    macroVersionId === undefined
      ? macro?.versions.at(-1)
      : macro?.versions.find(({ id }) => id === macroVersionId);
  const trail: PageLink[] = [millingTabs.macros];
  if (macro) trail.push({ label: macro.name, to: paths.milling.macro(macro.id) });
  return (
    <MillingLayout
      title={version ? macroTexts.revisionName(version.revision) : macroTexts.macroVersion}
      trail={trail}
      state={version && <StateLabel state={version.state} />}
      meta={known.find(({ id }) => id === version?.machineId)?.name}
    >
      <QueryBoundary read={read} what={macroTexts.oneFailed} rows={6}>
        {(found) => {
          if (!found) {
            return (
              <Missing
                text={millingTexts.deleted}
                title={macroTexts.missing}
                to={paths.milling.macros()}
                wayOn={macroTexts.toMacros}
              />
            );
          }
          return version ? (
            <Edit key={version.id} macro={found} version={version} />
          ) : (
            <Missing
              text={millingTexts.deleted}
              title={macroTexts.missingVersion}
              to={paths.milling.macro(found.id)}
              wayOn={macroTexts.toMacro(found.name)}
            />
          );
        }}
      </QueryBoundary>
    </MillingLayout>
  );
}

function Edit({ macro, version }: { readonly macro: Macro; readonly version: MacroVersion }) {
  const client = useQueryClient();
  const [macroId, macroVersionId] = [macro.id, version.id];
  const save = (
    form: MacroVersionFormValues,
    baseline: Baseline<MacroVersionFormValues>,
    isOpen: OpenCheck,
  ) =>
    updateMillingIfUnchanged({
      name: macroTexts.revisionName(version.revision),
      baseline,
      read: async () => {
        const now = await fetchFreshMacroVersion(client, macroId, macroVersionId);
        return now && pickMacroVersionFields(now);
      },
      movedSince: (seen, now) => diffMacroVersion(seen, now, createMachineNameLookup(client)),
      goOn: millingConflictTexts.saveOver,
    })(isOpen, (before) =>
      executeMutation(client, updateMacroVersionMutation(client), {
        macroId,
        macroVersionId,
        form,
        before,
        // If a later call fails, the state is already stored: it must not look like another person's change.
        onStateSet: (state) => baseline.see({ ...baseline.seen(), state }),
      }),
    );
  return (
    <Panel title={macroTexts.version}>
      <MacroVersionFields
        macro={macro}
        now={pickMacroVersionFields(version)}
        draft={`macroVersion.${macro.id}.${version.id}`}
        action={commonTexts.save}
        save={save}
      />
    </Panel>
  );
}
