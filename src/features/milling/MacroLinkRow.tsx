import { Entry } from '~/ui/list/EntryList.tsx';
import { useMillingChangeDecision } from './MillingLayout.tsx';
import '@mantine/core/styles/Button.css';
import { millingTexts } from '~/domain/words/texts/milling.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { removeMacroFromPartMutation, type Macro } from '~/queries/milling/milling.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';

type Props = {
  readonly macro: Pick<Macro, 'id' | 'name'>;
  readonly partNumber: string;
  /** Name of the macro or number of the part, whichever the row links to. */
  readonly name: string;
  readonly link: ReactNode;
  readonly note: string | undefined;
};

/**
 * A link between a macro and a part, shown on the page of either; can be removed by milling administrators.
 */
export function MacroLinkRow({ macro, partNumber, name, link, note }: Props) {
  const client = useQueryClient();
  const canChange = useMillingChangeDecision().allowed;
  return (
    <Entry name={link} note={note}>
      {canChange && (
        <Button
          variant="default"
          size="xs"
          aria-label={millingTexts.removeOf(name)}
          onClick={() =>
            openConfirmModal({
              title: millingTexts.removeTitle(macro.name),
              question: millingTexts.removeQuestion(macro.name, partNumber),
              action: millingTexts.remove,
              dangerous: true,
              run: () =>
                executeMutation(client, removeMacroFromPartMutation(), {
                  path: { macroId: macro.id, partNumber },
                }),
            })
          }
        >
          {millingTexts.remove}
        </Button>
      )}
    </Entry>
  );
}
