import { useQueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { macroForm } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MillingFrame, millingTab, refusalOf } from './MillingFrame.tsx';
import { NamedForm } from './NamedForm.tsx';
import { paths } from '~/paths.ts';
import { createMacro } from '~/queries/milling/milling.ts';
import { useMe } from '~/session/me.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';

const empty = { name: '', note: '' };

/** A new macro; its versions and parts come afterwards, on its page. */
export function Component(): ReactElement {
  const onward = useOnward();
  const client = useQueryClient();
  const { units } = useMe();
  return (
    <MillingFrame title={macroTexts.createTitle} trail={[millingTab.macros]}>
      <Panel title={macroTexts.macro}>
        <NamedForm
          schema={macroForm}
          now={empty}
          draft="macro"
          action={commonTexts.create}
          cancel={paths.milling.macros()}
          refusal={refusalOf(mayAdministerMilling(units))}
          save={(body) => createMacro(client, body)}
          onSaved={({ id }) => onward(paths.milling.macro(id))}
        />
      </Panel>
    </MillingFrame>
  );
}
