import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { newResourceForm, type NewResource } from '~/domain/resource/list.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { resourceTexts } from '~/domain/words/texts/resources.ts';
import { paths } from '~/paths.ts';
import { createResource, resources } from '~/queries/resources/resources.ts';
import { forgetDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { useOnward } from '~/platform/routing/useOnward.ts';
import styles from './Resources.module.css';

const draft = 'resource';
const none: readonly { readonly name: string }[] = [];

/** The form of a new resource. Its page, with the editor, opens afterwards. */
export function CreateResource(): ReactElement {
  const client = useQueryClient();
  const onward = useOnward();
  const { data = none } = useQuery(resources());
  const schema = newResourceForm(data.map(({ name }) => name));
  const { control, handleSubmit, restored } = useZodForm(schema, { name: '', data: '{}' }, { draft });
  const { busy, objection, attempt } = useAttempt();
  const create = async (body: NewResource): Promise<void> => {
    await createResource(client, body);
    forgetDraft(draft);
    await onward(paths.resource(body.name));
  };
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => void handleSubmit((form) => attempt(() => create(form)))(event)}
    >
      <RestoredDraft restored={restored} />
      <TextField
        control={control}
        name="name"
        label={resourceTexts.name}
        description={resourceTexts.nameAbout}
        data-autofocus
      />
      <div className={styles.code}>
        <TextareaField control={control} name="data" label={resourceTexts.data} />
      </div>
      <ObjectionNote objection={objection} />
      <FormActions action={commonTexts.create} busy={busy} />
    </form>
  );
}
