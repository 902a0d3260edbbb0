import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import {
  createCutFileFormSchema,
  toCutFileVersionBody,
  type CutFileFormValues,
} from '~/domain/cutFile/form.ts';
import { checkCutFileCreation, checkCutFilesAccess } from '~/domain/cutFile/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { cutFilePageTexts, cutFileTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { addCutFileVersion, createCutFile, cutFilesQuery } from '~/queries/cutFiles/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import {
  emptyVersionValues,
  newCutFileDraftKey,
  useCutFileVersionForm,
  CutFileVersionFields,
} from './CutFileVersionFields.tsx';
import styles from './CutFiles.module.css';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

const none: readonly { readonly name: string }[] = [];

export const Component = restrictPage(pages.cutFiles, checkCutFilesAccess, NewCutFile);

function NewCutFile() {
  const decision = checkCutFileCreation(useActor());
  return (
    <>
      <PageHeader
        title={cutFileTexts.createTitle}
        trail={[{ label: cutFileTexts.title, to: paths.cutFiles() }]}
      />
      {decision.allowed ? (
        <Form />
      ) : (
        <EmptyState
          image={<IconLock size={26} />}
          title={cutFilePageTexts.notYours}
          text={decision.reason}
          action={<Link to={paths.cutFiles()}>{cutFilePageTexts.all}</Link>}
        />
      )}
    </>
  );
}

function Form() {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const { data = none } = useQuery(cutFilesQuery());
  const steps = useSteps<null>(Object.values(cutFilePageTexts.createSteps));
  // After the first call the name belongs to the cut file that this form has created.
  const taken = steps.begun ? [] : data.map(({ name }) => name);
  const { form, forget, restored, ...drawing } = useCutFileVersionForm(
    createCutFileFormSchema(taken),
    emptyVersionValues,
    newCutFileDraftKey,
  );
  const { control } = form;
  const onCreate = async (given: CutFileFormValues): Promise<void> => {
    const [name, note] = [given.name.trim(), given.note.trim()];
    const labels = cutFilePageTexts.createSteps;
    const stored = await steps.run(
      [
        {
          label: labels.CREATE,
          run: () => createCutFile(client, { name, note }).then(() => null),
        },
        {
          label: labels.VERSION,
          run: () => addCutFileVersion(client, name, toCutFileVersionBody(given)).then(() => null),
        },
      ],
      null,
    );
    if (stored === undefined) return;
    form.reset(given);
    forget();
    await onward(paths.cutFile(name));
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void form.handleSubmit(onCreate)(event)}>
      <RestoredDraftNotice restored={restored} />
      <Panel title={cutFilePageTexts.heading}>
        <div className={styles.fields}>
          <TextField
            control={control}
            name="name"
            label={cutFilePageTexts.name}
            description={cutFilePageTexts.nameAbout}
            disabled={steps.begun}
            withAsterisk
          />
          <TextareaField control={control} name="note" label={cutFilePageTexts.note} />
        </div>
      </Panel>
      <Panel title={cutFilePageTexts.firstVersion}>
        <CutFileVersionFields form={form} {...drawing} />
      </Panel>
      {steps.begun && !steps.busy && (
        <p className="caution" role="status">
          {cutFilePageTexts.begun}
        </p>
      )}
      {steps.isShown && <StepList steps={steps.shown} />}
      <FormActions
        action={commonTexts.create}
        busy={steps.busy}
        before={
          <Button variant="default" component={Link} to={paths.cutFiles()} onClick={forget}>
            {commonTexts.cancel}
          </Button>
        }
      />
    </form>
  );
}
