import { useMutation } from '@tanstack/react-query';
import { machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { machineForm } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MillingFrame, millingTab } from './MillingFrame.tsx';
import { NamedForm } from './NamedForm.tsx';
import { refusalOf } from './refusalOf.ts';
import { paths } from '~/paths.ts';
import { createMachine } from '~/queries/milling/milling.ts';
import { useMe } from '~/session/me.ts';
import { Panel } from '~/ui/Panel.tsx';

/** A new milling machine. */
export function Component(): ReactElement {
  const navigate = useNavigate();
  const { units } = useMe();
  const { mutateAsync } = useMutation(createMachine());
  return (
    <MillingFrame title={machineTexts.createTitle} trail={[millingTab.machines]}>
      <Panel title={machineTexts.heading}>
        <NamedForm
          schema={machineForm}
          initial={{ name: '', note: '' }}
          draft="millingMachine"
          action={commonTexts.create}
          cancel={paths.milling.machines()}
          refusal={refusalOf(mayAdministerMilling(units))}
          save={async (body) => {
            const { id } = await mutateAsync({ body });
            await navigate(paths.milling.machine(id));
          }}
        />
      </Panel>
    </MillingFrame>
  );
}
