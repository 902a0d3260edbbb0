import { useMutation } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/macros.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { macroForm } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MillingFrame, millingTab } from './MillingFrame.tsx';
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
    <MillingFrame title={macroTexts.createTitle} trail={[millingTab.macros]}>
      <Panel title={macroTexts.macro}>
        <NamedForm
          schema={macroForm}
          initial={{ name: '', note: '' }}
          draft="macro"
          action={commonTexts.create}
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
