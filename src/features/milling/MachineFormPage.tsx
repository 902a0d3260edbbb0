import { useQueryClient } from '@tanstack/react-query';
import { machineFormSchema } from '~/domain/milling/milling.ts';
import { machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { paths } from '~/paths.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { createMachine } from '~/queries/milling/milling.ts';
import { MillingLayout, millingTabs } from './MillingLayout.tsx';
import { NameNoteForm } from './NameNoteForm.tsx';

export function Component() {
  const onward = useNavigateIfStillHere();
  const client = useQueryClient();
  return (
    <MillingLayout title={machineTexts.createTitle} trail={[millingTabs.machines]}>
      <NameNoteForm
        title={machineTexts.heading}
        schema={machineFormSchema}
        draft="millingMachine"
        cancel={paths.milling.machines()}
        save={(body) => createMachine(client, body)}
        onSaved={({ id }) => onward(paths.milling.machine(id))}
      />
    </MillingLayout>
  );
}
