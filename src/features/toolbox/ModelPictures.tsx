import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import * as z from 'zod/mini';
import { documentTypeOf } from '~/domain/file/documentType.ts';
import { modelViews, pictureForm, pictureId } from '~/domain/quote/toolbox.ts';
import { mayUseTool } from '~/domain/quote/quoting.ts';
import { formSchema } from '~/domain/words/formSchema.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { replacePicture, savePicture, shownPicture, type ModelPicture } from '~/queries/designs/toolbox.ts';
import { contentMismatch } from '~/queries/files/contentMismatch.ts';
import { useActor } from '~/session/me.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import styles from './Toolbox.module.css';

const views = modelViews.map((view) => ({ value: view, label: stateText(view) }));

/** The pictures of a product configuration's 3D model: one is shown, downloaded, or another put in its place. */
export function ModelPictures(): ReactElement {
  const actor = useActor();
  const client = useQueryClient();
  const [asked, setAsked] = useState<ModelPicture>();
  const { control, handleSubmit } = useZodForm(pictureForm, {
    productConfigurationId: '',
    view: 'PERSPECTIVE' as const,
  });
  const show = handleSubmit(({ productConfigurationId, view }) => {
    const wanted = { productConfigurationId: pictureId(productConfigurationId), view };
    setAsked(wanted);
    // The one that shows is asked for once more.
    void client.invalidateQueries({ queryKey: shownPicture(wanted).queryKey, exact: true });
  });
  return (
    <>
      <form noValidate className="stack" onSubmit={(event) => void show(event)}>
        <TextField
          control={control}
          name="productConfigurationId"
          label={toolboxTexts.productConfiguration}
          withAsterisk
        />
        <SelectField control={control} name="view" label={toolboxTexts.view} options={views} />
        <VerdictButton type="submit" verdict={mayUseTool(actor, 'SHOW')}>
          {toolboxTexts.show}
        </VerdictButton>
      </form>
      {asked && <Picture key={`${asked.productConfigurationId} ${asked.view}`} asked={asked} />}
    </>
  );
}

function Picture({ asked }: { readonly asked: ModelPicture }): ReactElement {
  const actor = useActor();
  const { productConfigurationId, view } = asked;
  const { data, isFetching, isError } = useQuery(shownPicture(asked));
  const instead = isError ? toolboxTexts.unread : toolboxTexts.none;
  return (
    <div className={styles.picture}>
      <PictureFrame
        blob={data}
        alt={toolboxTexts.pictureOf(productConfigurationId, stateText(view))}
        instead={isFetching ? null : <span role="status">{instead}</span>}
      />
      {data && (
        <VerdictButton
          verdict={mayUseTool(actor, 'SHOW')}
          variant="default"
          onClick={() => savePicture(asked).ended}
        >
          {toolboxTexts.save}
        </VerdictButton>
      )}
      <Replace asked={asked} />
    </div>
  );
}

const replacement = formSchema(
  { file: z.optional(z.instanceof(File)) },
  {
    file: ({ file }) => {
      if (!file) return toolboxTexts.noFile;
      return documentTypeOf(file) === 'PNG' ? undefined : toolboxTexts.notPng;
    },
  },
);

function Replace({ asked }: { readonly asked: ModelPicture }): ReactElement {
  const client = useQueryClient();
  const actor = useActor();
  const { control, handleSubmit, reset, setError, formState } = useZodForm(replacement, { file: undefined });
  const begin = handleSubmit(async ({ file }) => {
    if (!file) return;
    const mismatch = await contentMismatch(file);
    if (mismatch !== undefined) {
      setError('file', { message: mismatch });
      return;
    }
    await replacePicture(client, asked, file).ended;
    reset();
  });
  return (
    <form noValidate className="stack" onSubmit={(event) => void begin(event).catch(() => undefined)}>
      <FileField
        control={control}
        name="file"
        label={toolboxTexts.replace}
        accept={['image/png']}
        withAsterisk
      />
      <VerdictButton
        type="submit"
        verdict={mayUseTool(actor, 'REPLACE')}
        variant="default"
        busy={formState.isSubmitting}
      >
        {toolboxTexts.upload}
      </VerdictButton>
    </form>
  );
}
