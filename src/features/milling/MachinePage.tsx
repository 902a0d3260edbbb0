import { useQuery, useQueryClient } from '@tanstack/react-query';
import { machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { machineForm, macrosForMachine, mayDeleteMachine } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MachineLabel } from './MachineLabel.tsx';
import { behindMillingWall, MillingFrame, millingTab, refusalOf, Missing } from './MillingFrame.tsx';
import { askDeleteMachine } from './millingQuestions.ts';
import { updateNamesIfUnchanged } from './updateMillingIfUnchanged.ts';
import { NamedForm } from './NamedForm.tsx';
import { paths } from '~/paths.ts';
import {
  machineNow,
  machines,
  macros,
  updateMachine,
  type Machine,
  type Macro,
} from '~/queries/milling/milling.ts';
import { perform } from '~/queries/perform.ts';
import { useMe } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';

/** One milling machine and the macros that are made for it. */
export const Component = behindMillingWall(machineTexts.machine, MachineContent);

function MachineContent(): ReactElement {
  const { machineId = '' } = useParams();
  const read = useQuery(machines());
  const machine = read.data?.find(({ id }) => id === machineId);
  return (
    <MillingFrame
      title={machine?.name ?? machineTexts.machine}
      trail={[millingTab.machines]}
      actions={machine && <Delete machine={machine} />}
    >
      <Answer read={read} what={machineTexts.oneFailed} waiting={<ListSkeleton rows={4} />}>
        {() =>
          machine ? (
            <div className="stack">
              <Facts key={machine.id} machine={machine} />
              <MachineLabel machineId={machine.id} name={machine.name} />
              <MadeFor machine={machine} />
            </div>
          ) : (
            <Missing
              title={machineTexts.missing}
              to={paths.milling.machines()}
              wayOn={machineTexts.toMachines}
            />
          )
        }
      </Answer>
    </MillingFrame>
  );
}

function Delete({ machine }: { readonly machine: Machine }): ReactElement {
  const client = useQueryClient();
  const onward = useOnward();
  const { units } = useMe();
  const { data } = useQuery(macros());
  const role = mayAdministerMilling(units);
  return (
    <VerdictButton
      verdict={role.allowed ? mayDeleteMachine(data, machine.id) : role}
      size="sm"
      onClick={() => askDeleteMachine({ client, machine, onDeleted: () => onward(paths.milling.machines()) })}
    >
      {commonTexts.delete}
    </VerdictButton>
  );
}

function Facts({ machine }: { readonly machine: Machine }): ReactElement {
  const { id: machineId, name, note } = machine;
  const { units } = useMe();
  const client = useQueryClient();
  return (
    <Panel title={machineTexts.heading}>
      <NamedForm
        schema={machineForm}
        now={{ name, note }}
        draft={`millingMachine.${machineId}`}
        action={commonTexts.save}
        cancel={paths.milling.machines()}
        refusal={refusalOf(mayAdministerMilling(units))}
        save={(body, baseline, isOpen) =>
          updateNamesIfUnchanged({ name, baseline, read: () => machineNow(client, machineId) })(isOpen, () =>
            perform(client, updateMachine(client), { path: { machineId }, body }),
          )
        }
      />
    </Panel>
  );
}

function MadeFor({ machine }: { readonly machine: Machine }): ReactElement {
  const read = useQuery(macros());
  return (
    <Panel title={machineTexts.macrosFor} flush>
      <Answer read={read} what={machineTexts.macrosFor} waiting={<ListSkeleton rows={2} />}>
        {(all) => <Made machine={machine} made={macrosForMachine(all, machine.id)} />}
      </Answer>
    </Panel>
  );
}

type MadeProps = { readonly machine: Machine; readonly made: readonly Macro[] };

function Made({ machine, made }: MadeProps): ReactElement {
  if (made.length === 0) {
    return <EmptyState title={machineTexts.noMacros} text={machineTexts.noMacrosAbout} />;
  }
  return (
    <ul className="entries" aria-label={machineTexts.macrosFor}>
      {made.map((macro) =>
        macro.versions
          .filter(({ machineId }) => machineId === machine.id)
          .map((version) => (
            <li key={`${macro.id} ${version.id}`} className="entry">
              <span className="entryName">
                <Link to={paths.milling.macroVersion(macro.id, version.id)}>
                  {machineTexts.macroVersion(macro.name, version.revision)}
                </Link>
              </span>
              <span className="entryNote" title={macro.note}>
                {macro.note}
              </span>
              <span className="entryEnd">
                <StateLabel state={version.state} size="small" />
              </span>
            </li>
          )),
      )}
    </ul>
  );
}
