import { useQuery } from '@tanstack/react-query';
import { IconTool } from '@tabler/icons-react';
import { Link } from 'react-router';
import { filterMacrosByMachine } from '~/domain/milling/milling.ts';
import { machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { paths } from '~/paths.ts';
import { machinesQuery, macrosQuery, millingPreferencesQuery } from '~/queries/milling/milling.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { Entry, EntryList } from '~/ui/list/EntryList.tsx';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import { MillingLayout, useMillingChangeDecision } from './MillingLayout.tsx';

export const Component = () => (
  <MillingLayout
    title={machineTexts.machines}
    actions={
      <PrimaryActionButton decision={useMillingChangeDecision()} to={paths.milling.machineForm()}>
        {machineTexts.create}
      </PrimaryActionButton>
    }
  >
    <Machines />
  </MillingLayout>
);

function Machines() {
  const read = useQuery(machinesQuery());
  const { data: own } = useQuery(millingPreferencesQuery());
  const { data: known } = useQuery(macrosQuery());
  return (
    <QueryBoundary read={read} what={machineTexts.allFailed} rows={4}>
      {(all) => (
        <EntryList
          label={machineTexts.machines}
          items={all}
          empty={{ image: <IconTool size={26} />, title: machineTexts.none, text: machineTexts.noneAbout }}
        >
          {({ id, name, note }) => (
            <Entry
              key={id}
              name={
                <>
                  <Link to={paths.milling.machine(id)}>{name}</Link>
                  {own?.machineId === id && <Badge colour="blue">{machineTexts.yourDefault}</Badge>}
                </>
              }
              note={note}
            >
              {known && machineTexts.macroCount(filterMacrosByMachine(known, id).length)}
            </Entry>
          )}
        </EntryList>
      )}
    </QueryBoundary>
  );
}
