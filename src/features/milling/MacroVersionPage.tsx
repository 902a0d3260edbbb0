import { useMutation, useQuery } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/macros.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { MacroVersionFields } from './MacroVersionFields.tsx';
import { MillingFrame, millingTab, type PageLink } from './MillingFrame.tsx';
import { Missing } from './Missing.tsx';
import { paths } from '~/paths.ts';
import {
  macroOf,
  machines,
  updateMacroVersion,
  type Macro,
  type MacroVersion,
} from '~/queries/milling/milling.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';

/** One version of a macro, the last one when the address names none. */
export function Component(): ReactElement {
  const { macroId = '', macroVersionId } = useParams();
  const read = useQuery(macroOf(macroId));
  const macro = read.data;
  const { data: known = [] } = useQuery(machines());
  const version =
    macroVersionId === undefined
      ? macro?.versions.at(-1)
      : macro?.versions.find(({ id }) => id === macroVersionId);
  const trail: PageLink[] = [millingTab.macros];
  if (macro) trail.push({ label: macro.name, to: paths.milling.macro(macro.id) });
  return (
    <MillingFrame
      title={version ? macroTexts.revisionName(version.revision) : macroTexts.macroVersion}
      trail={trail}
      state={version && <StateLabel state={version.state} />}
      meta={known.find(({ id }) => id === version?.machineId)?.name}
    >
      <Answer read={read} what={macroTexts.oneFailed} waiting={<ListSkeleton rows={6} />}>
        {(found) => {
          if (!found) {
            return (
              <Missing title={macroTexts.missing} to={paths.milling.macros()} wayOn={macroTexts.toMacros} />
            );
          }
          return version ? (
            <Edit key={JSON.stringify(version)} macro={found} version={version} />
          ) : (
            <Missing
              title={macroTexts.missingVersion}
              to={paths.milling.macro(found.id)}
              wayOn={macroTexts.toMacro(found.name)}
            />
          );
        }}
      </Answer>
    </MillingFrame>
  );
}

type EditProps = { readonly macro: Macro; readonly version: MacroVersion };

function Edit({ macro, version }: EditProps): ReactElement {
  const { mutateAsync } = useMutation(updateMacroVersion());
  const { revision, machineId, state, main } = version;
  return (
    <Panel title={macroTexts.version}>
      <MacroVersionFields
        macro={macro}
        initial={{ revision, machineId, state, main }}
        draft={`macroVersion.${macro.id}.${version.id}`}
        action={commonTexts.save}
        save={(form) => mutateAsync({ macroId: macro.id, form, before: version })}
      />
    </Panel>
  );
}
