import { useMutation, useQuery } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/macros.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextMacroRevision } from '~/domain/milling/milling.ts';
import { MacroVersionFields } from './MacroVersionFields.tsx';
import { MillingFrame, millingTab, type PageLink } from './MillingFrame.tsx';
import { Missing } from './Missing.tsx';
import { paths } from '~/paths.ts';
import { macroOf, createMacroVersion, type Macro } from '~/queries/milling/milling.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';

/** A new version of the macro that the address names. */
export function Component(): ReactElement {
  const [parameters] = useSearchParams();
  const macroId = parameters.get('macroId') ?? '';
  const read = useQuery(macroOf(macroId));
  const macro = read.data;
  const trail: PageLink[] = [millingTab.macros];
  if (macro) trail.push({ label: macro.name, to: paths.milling.macro(macro.id) });
  return (
    <MillingFrame title={macroTexts.createVersionTitle} trail={trail}>
      <Answer read={read} what={macroTexts.oneFailed} waiting={<ListSkeleton rows={6} />}>
        {(found) =>
          found ? (
            <NewVersion macro={found} />
          ) : (
            <Missing title={macroTexts.missing} to={paths.milling.macros()} wayOn={macroTexts.chooseFirst} />
          )
        }
      </Answer>
    </MillingFrame>
  );
}

function NewVersion({ macro }: { readonly macro: Macro }): ReactElement {
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(createMacroVersion());
  const last = macro.versions.at(-1);
  const machineId = last?.machineId ?? '';
  return (
    <Panel title={macroTexts.versionOf(macro.name)}>
      <MacroVersionFields
        macro={macro}
        initial={{
          machineId,
          revision: nextMacroRevision(macro.versions, machineId),
          state: 'INACTIVE',
          main: last?.main ?? '',
        }}
        draft={`macroVersion.${macro.id}`}
        action={commonTexts.create}
        numbered
        save={async (form) => {
          const created = await mutateAsync({ macroId: macro.id, form });
          await navigate(paths.milling.macroVersion(macro.id, created?.id));
        }}
      />
    </Panel>
  );
}
