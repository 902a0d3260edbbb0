import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { nextVersion } from '~/domain/cutFile/cutFile.ts';
import { versionForm, versionToSend, type CutFileForm } from '~/domain/cutFile/form.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import { addVersion, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { Panel } from '~/ui/Panel.tsx';
import { newVersionDraft, useVersionForm } from './useVersionForm.ts';
import { VersionFields } from './VersionFields.tsx';
import formStyles from '~/ui/form/Form.module.css';

type Props = {
  readonly cutFile: CutFile;
  /** How often it has been asked for here: each time the focus goes into it. */
  readonly asked: number;
  /** Hears that it is over, and of the version where one has been stored. */
  readonly onLeave: (stored?: string) => void;
};

/** The form of another version; what was typed stays there, through reloads and sign-ins, until it is stored or called off. */
export function AddVersionPanel({ cutFile: { name, versions }, asked, onLeave }: Props): ReactElement {
  const client = useQueryClient();
  const { form, forget, restored, ...drawing } = useVersionForm(
    versionForm(versions.map(({ version }) => version)),
    {
      name,
      note: '',
      version: nextVersion(versions),
      versionNote: '',
      svg: '',
      refused: '',
      width: '',
      height: '',
    },
    newVersionDraft(name),
  );
  const { busy, objection, attempt, submit, callOff } = useAttempt();
  const { setFocus } = form;
  useEffect(() => {
    if (asked > 0) setFocus('version');
  }, [asked, setFocus]);
  const onAdd = (given: CutFileForm): Promise<void> =>
    attempt(async (isOpen) => {
      const body = versionToSend(given);
      await addVersion(client, name, body);
      form.reset(given);
      forget();
      if (isOpen()) onLeave(body.version);
    });
  return (
    <Panel title={cutFilePageTexts.addTitle(name)}>
      <form noValidate className="stack" onSubmit={submit(form.handleSubmit(onAdd))}>
        <RestoredDraft restored={restored} />
        <VersionFields form={form} {...drawing} />
        <div className={formStyles.inSight}>
          <ObjectionNote objection={objection} />
          <FormActions
            action={commonTexts.add}
            busy={busy}
            before={
              <Button
                variant="default"
                onClick={() => {
                  callOff();
                  forget();
                  onLeave();
                }}
              >
                {commonTexts.cancel}
              </Button>
            }
          />
        </div>
      </form>
    </Panel>
  );
}
