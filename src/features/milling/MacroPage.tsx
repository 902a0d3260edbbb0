import { useQuery, useQueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/macros.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { macroForm } from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { MacroParts } from './MacroParts.tsx';
import { MacroVersions } from './MacroVersions.tsx';
import { behindMillingWall, MillingFrame, millingTab } from './MillingFrame.tsx';
import { Missing } from './Missing.tsx';
import { askDeleteMacro } from './millingQuestions.ts';
import { updateNamesIfUnchanged } from './updateMillingIfUnchanged.ts';
import { NamedForm } from './NamedForm.tsx';
import { refusalOf } from './refusalOf.ts';
import { paths } from '~/paths.ts';
import { macroNow, macroOf, updateMacro, type Macro } from '~/queries/milling/milling.ts';
import { perform } from '~/queries/perform.ts';
import { useMe } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import styles from './Milling.module.css';

/** One macro: its name and note, its versions machine by machine, and the parts it belongs to. */
export const Component = behindMillingWall(macroTexts.macro, MacroContent);

function MacroContent(): ReactElement {
  const { macroId = '' } = useParams();
  const read = useQuery(macroOf(macroId));
  const macro = read.data;
  return (
    <MillingFrame
      title={macro?.name ?? macroTexts.macro}
      trail={[millingTab.macros]}
      actions={macro && <Delete macro={macro} />}
    >
      <Answer read={read} what={macroTexts.oneFailed} waiting={<ListSkeleton rows={6} />}>
        {(found) =>
          found ? (
            <div className={styles.places}>
              <Facts key={found.id} macro={found} />
              <MacroVersions macro={found} />
              <MacroParts macro={found} />
            </div>
          ) : (
            <Missing title={macroTexts.missing} to={paths.milling.macros()} wayOn={macroTexts.toMacros} />
          )
        }
      </Answer>
    </MillingFrame>
  );
}

function Delete({ macro }: { readonly macro: Macro }): ReactElement {
  const client = useQueryClient();
  const onward = useOnward();
  const { units } = useMe();
  return (
    <VerdictButton
      verdict={mayAdministerMilling(units)}
      size="sm"
      onClick={() => askDeleteMacro({ client, macro, onDeleted: () => onward(paths.milling.macros()) })}
    >
      {commonTexts.delete}
    </VerdictButton>
  );
}

function Facts({ macro: { id: macroId, name, note } }: { readonly macro: Macro }): ReactElement {
  const { units } = useMe();
  const client = useQueryClient();
  return (
    <Panel title={macroTexts.macro}>
      <NamedForm
        schema={macroForm}
        now={{ name, note }}
        draft={`macro.${macroId}`}
        action={commonTexts.save}
        cancel={paths.milling.macros()}
        refusal={refusalOf(mayAdministerMilling(units))}
        save={(body, baseline, isOpen) =>
          updateNamesIfUnchanged({ name, baseline, read: () => macroNow(client, macroId) })(isOpen, () =>
            perform(client, updateMacro(client), { path: { macroId }, body }),
          )
        }
      />
    </Panel>
  );
}
