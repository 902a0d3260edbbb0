import { useQueryClient } from '@tanstack/react-query';
import { macroFormSchema } from '~/domain/milling/milling.ts';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { paths } from '~/paths.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { createMacro } from '~/queries/milling/milling.ts';
import { MillingLayout, millingTabs } from './MillingLayout.tsx';
import { NameNoteForm } from './NameNoteForm.tsx';

export function Component() {
  const onward = useNavigateIfStillHere();
  const client = useQueryClient();
  return (
    <MillingLayout title={macroTexts.createTitle} trail={[millingTabs.macros]}>
      <NameNoteForm
        title={macroTexts.macro}
        schema={macroFormSchema}
        draft="macro"
        cancel={paths.milling.macros()}
        save={(body) => createMacro(client, body)}
        onSaved={({ id }) => onward(paths.milling.macro(id))}
      />
    </MillingLayout>
  );
}
