import { useQueryClient } from '@tanstack/react-query';
import { macroFormSchema } from '~/domain/milling/milling.ts';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { paths } from '~/paths.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useOnward.ts';
import { createMacro } from '~/queries/milling/milling.ts';
import { MillingFrame, millingTab } from './MillingFrame.tsx';
import { NamedForm } from './NamedForm.tsx';

export function Component() {
  const onward = useNavigateIfStillHere();
  const client = useQueryClient();
  return (
    <MillingFrame title={macroTexts.createTitle} trail={[millingTab.macros]}>
      <NamedForm
        title={macroTexts.macro}
        schema={macroFormSchema}
        draft="macro"
        cancel={paths.milling.macros()}
        save={(body) => createMacro(client, body)}
        onSaved={({ id }) => onward(paths.milling.macro(id))}
      />
    </MillingFrame>
  );
}
