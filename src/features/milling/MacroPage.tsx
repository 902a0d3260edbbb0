import { useQuery, useQueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { useParams, Link, useNavigate } from 'react-router';
import { macroForm, mayDeleteMacroVersion } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MacroParts } from './MacroParts.tsx';
import { behindMillingWall, MillingFrame, millingTab, refusalOf, Missing } from './MillingFrame.tsx';
import { askDeleteMacro, askDeleteVersion } from './millingQuestions.ts';
import { updateNamesIfUnchanged } from './updateMillingIfUnchanged.ts';
import { NamedForm } from './NamedForm.tsx';
import { paths } from '~/paths.ts';
import {
  macroNow,
  macroOf,
  updateMacro,
  type Macro,
  machines,
  type MacroVersion,
} from '~/queries/milling/milling.ts';
import { perform } from '~/queries/perform.ts';
import { useMe } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { IconPlus } from '@tabler/icons-react';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { StateLabel } from '~/ui/Badge.tsx';

/** One macro: its name and note, its versions machine by machine, and the parts it belongs to. */
export const Component = behindMillingWall(macroTexts.macro, MacroContent);

function MacroContent(): ReactElement {
  const { macroId = '' } = useParams();
  const read = useQuery(macroOf(macroId));
  const macro = read.data;
  return (
    <MillingFrame
      title={macro?.name ?? macroTexts.macro}
      trail={[millingTab.macros]}
      actions={macro && <Delete macro={macro} />}
    >
      <Answer read={read} what={macroTexts.oneFailed} waiting={<ListSkeleton rows={6} />}>
        {(found) =>
          found ? (
            <div className="stack">
              <Facts key={found.id} macro={found} />
              <MacroVersions macro={found} />
              <MacroParts macro={found} />
            </div>
          ) : (
            <Missing title={macroTexts.missing} to={paths.milling.macros()} wayOn={macroTexts.toMacros} />
          )
        }
      </Answer>
    </MillingFrame>
  );
}

function Delete({ macro }: { readonly macro: Macro }): ReactElement {
  const client = useQueryClient();
  const onward = useOnward();
  const { units } = useMe();
  return (
    <VerdictButton
      verdict={mayAdministerMilling(units)}
      size="sm"
      onClick={() => askDeleteMacro({ client, macro, onDeleted: () => onward(paths.milling.macros()) })}
    >
      {commonTexts.delete}
    </VerdictButton>
  );
}

function Facts({ macro: { id: macroId, name, note } }: { readonly macro: Macro }): ReactElement {
  const { units } = useMe();
  const client = useQueryClient();
  return (
    <Panel title={macroTexts.macro}>
      <NamedForm
        schema={macroForm}
        now={{ name, note }}
        draft={`macro.${macroId}`}
        action={commonTexts.save}
        cancel={paths.milling.macros()}
        refusal={refusalOf(mayAdministerMilling(units))}
        save={(body, baseline, isOpen) =>
          updateNamesIfUnchanged({ name, baseline, read: () => macroNow(client, macroId) })(isOpen, () =>
            perform(client, updateMacro(client), { path: { macroId }, body }),
          )
        }
      />
    </Panel>
  );
}

type Props = { readonly macro: Macro };

/** The versions of a macro, each for one machine. */
function MacroVersions({ macro }: Props): ReactElement {
  const navigate = useNavigate();
  const { units } = useMe();
  return (
    <Panel
      title={macroTexts.versions}
      flush
      actions={
        <VerdictButton
          verdict={mayAdministerMilling(units)}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => void navigate(paths.milling.macroVersionForm(macro.id))}
        >
          {macroTexts.createVersion}
        </VerdictButton>
      }
    >
      {macro.versions.length === 0 ? (
        <EmptyState title={macroTexts.noVersions} text={macroTexts.noVersionsAbout} />
      ) : (
        <ul className="entries" aria-label={macroTexts.versions}>
          {macro.versions.map((version) => (
            <Row key={version.id} macro={macro} version={version} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ macro, version }: Props & { readonly version: MacroVersion }): ReactElement {
  const client = useQueryClient();
  const { units } = useMe();
  const { data: known = [] } = useQuery(machines());
  const machine = known.find(({ id }) => id === version.machineId);
  const name = macroTexts.revisionName(version.revision);
  return (
    <li className="entry">
      <span className="entryName">
        <Link to={paths.milling.macroVersion(macro.id, version.id)}>{name}</Link>
        <StateLabel state={version.state} size="small" />
      </span>
      <span className="entryNote">
        {machine ? (
          <Link to={paths.milling.machine(machine.id)}>{machine.name}</Link>
        ) : (
          macroTexts.unknownMachine
        )}
      </span>
      <span className="entryEnd">
        {mayAdministerMilling(units).allowed && (
          <VerdictButton
            verdict={mayDeleteMacroVersion(version)}
            variant="default"
            size="xs"
            aria-label={macroTexts.deleteVersion(version.revision)}
            onClick={() => askDeleteVersion({ client, macro, version })}
          >
            {commonTexts.delete}
          </VerdictButton>
        )}
      </span>
    </li>
  );
}
