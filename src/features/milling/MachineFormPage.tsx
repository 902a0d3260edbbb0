import { useQueryClient } from '@tanstack/react-query';
import { machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { machineForm } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MillingFrame, millingTab, refusalOf } from './MillingFrame.tsx';
import { NamedForm } from './NamedForm.tsx';
import { paths } from '~/paths.ts';
import { createMachine } from '~/queries/milling/milling.ts';
import { useMe } from '~/session/me.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';

const empty = { name: '', note: '' };

/** A new milling machine. */
export function Component(): ReactElement {
  const onward = useOnward();
  const client = useQueryClient();
  const { units } = useMe();
  return (
    <MillingFrame title={machineTexts.createTitle} trail={[millingTab.machines]}>
      <Panel title={machineTexts.heading}>
        <NamedForm
          schema={machineForm}
          now={empty}
          draft="millingMachine"
          action={commonTexts.create}
          cancel={paths.milling.machines()}
          refusal={refusalOf(mayAdministerMilling(units))}
          save={(body) => createMachine(client, body)}
          onSaved={({ id }) => onward(paths.milling.machine(id))}
        />
      </Panel>
    </MillingFrame>
  );
}
