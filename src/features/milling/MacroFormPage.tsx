import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { macroForm } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MillingFrame } from './MillingFrame.tsx';
import { NamedForm } from './NamedForm.tsx';
import { refusalOf } from './refusalOf.ts';
import { paths } from '~/paths.ts';
import { createMacro } from '~/queries/milling/milling.ts';
import { useMe } from '~/session/me.ts';
import { Panel } from '~/ui/Panel.tsx';

/** A new macro; its versions and parts come afterwards, on its page. */
export function Component(): ReactElement {
  const navigate = useNavigate();
  const { units } = useMe();
  const { mutateAsync } = useMutation(createMacro());
  return (
    <MillingFrame title="New macro" trail={[{ label: 'Macros', to: paths.milling.macros() }]}>
      <Panel title="Macro">
        <NamedForm
          schema={macroForm}
          initial={{ name: '', note: '' }}
          draft="macro"
          action="Create"
          cancel={paths.milling.macros()}
          refusal={refusalOf(mayAdministerMilling(units))}
          save={async (body) => {
            const { id } = await mutateAsync({ body });
            await navigate(paths.milling.macro(id));
          }}
        />
      </Panel>
    </MillingFrame>
  );
}
