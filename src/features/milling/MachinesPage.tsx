import { useQuery } from '@tanstack/react-query';
import { machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { IconTool } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { macrosForMachine } from '~/domain/milling/milling.ts';
import { CreateButton } from './CreateButton.tsx';
import { MillingFrame } from './MillingFrame.tsx';
import { paths } from '~/paths.ts';
import { machines, macros, millingPreferences, type Machine } from '~/queries/milling/milling.ts';
import { Answer } from '~/ui/Answer.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';

/** The machines programs are made for. */
export function Component(): ReactElement {
  return (
    <MillingFrame
      title={machineTexts.machines}
      actions={<CreateButton label={machineTexts.create} to={paths.milling.machineForm()} />}
    >
      <Machines />
    </MillingFrame>
  );
}

function Machines(): ReactElement {
  const read = useQuery(machines());
  return (
    <Answer read={read} what={machineTexts.allFailed} waiting={<ListSkeleton rows={4} />}>
      {(all) => <List machines={all} />}
    </Answer>
  );
}

function List({ machines: data }: { readonly machines: readonly Machine[] }): ReactElement {
  const { data: own } = useQuery(millingPreferences());
  const { data: known } = useQuery(macros());
  if (data.length === 0) {
    return (
      <EmptyState image={<IconTool size={26} />} title={machineTexts.none} text={machineTexts.noneAbout} />
    );
  }
  return (
    <ul className="entries" aria-label={machineTexts.machines}>
      {data.map((machine) => (
        <Row
          key={machine.id}
          machine={machine}
          own={own?.machineId === machine.id}
          macroCount={known ? macrosForMachine(known, machine.id).length : undefined}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  readonly machine: Machine;
  readonly own: boolean;
  readonly macroCount: number | undefined;
};

function Row({ machine, own, macroCount }: RowProps): ReactElement {
  return (
    <li className="entry">
      <span className="entryName">
        <Link to={paths.milling.machine(machine.id)}>{machine.name}</Link>
        {own && <Badge colour="blue">{machineTexts.yourDefault}</Badge>}
      </span>
      <span className="entryNote" title={machine.note}>
        {machine.note}
      </span>
      <span className="entryEnd">{macroCount !== undefined && machineTexts.macroCount(macroCount)}</span>
    </li>
  );
}
