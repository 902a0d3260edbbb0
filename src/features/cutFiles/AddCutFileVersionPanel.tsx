import { PageForm } from '~/ui/form/PageForm.tsx';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import '@mantine/core/styles/Button.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getNextCutFileVersion } from '~/domain/cutFile/cutFile.ts';
import {
  createCutFileVersionFormSchema,
  toCutFileVersionBody,
  type CutFileFormValues,
} from '~/domain/cutFile/form.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import { addCutFileVersion, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { Panel } from '~/ui/Panel.tsx';
import {
  emptyVersionValues,
  getNewVersionDraftKey,
  useCutFileVersionForm,
  CutFileVersionFields,
} from './CutFileVersionFields.tsx';
import formStyles from '~/ui/form/Form.module.css';

type Props = {
  readonly cutFile: CutFile;
  /** Number of requests to show the panel; each increment moves the focus into it. */
  readonly asked: number;
  /** Called when the panel closes; `stored` is the new version, undefined after a cancel. */
  readonly onLeave: (stored?: string) => void;
};

/** The draft survives reloads and sign-ins until the version is saved or cancelled. */
export function AddCutFileVersionPanel({ cutFile: { name, versions }, asked, onLeave }: Props) {
  const client = useQueryClient();
  const { form, forget, restored, ...drawing } = useCutFileVersionForm(
    createCutFileVersionFormSchema(versions.map(({ version }) => version)),
    { ...emptyVersionValues, name, version: getNextCutFileVersion(versions) },
    getNewVersionDraftKey(name),
  );
  const { setFocus } = form;
  useEffect(() => {
    if (asked > 0) setFocus('version');
  }, [asked, setFocus]);
  const onAdd = async (given: CutFileFormValues, isOpen: OpenCheck): Promise<void> => {
    const body = toCutFileVersionBody(given);
    await addCutFileVersion(client, name, body);
    form.reset(given);
    forget();
    if (isOpen()) onLeave(body.version);
  };
  return (
    <Panel title={cutFilePageTexts.addTitle(name)}>
      <PageForm
        form={{ handleSubmit: form.handleSubmit, restored, forget }}
        onSubmit={onAdd}
        action={commonTexts.add}
        cancel={() => onLeave()}
        className="stack"
        endClassName={formStyles.inSight}
      >
        <CutFileVersionFields form={form} {...drawing} />
      </PageForm>
    </Panel>
  );
}
