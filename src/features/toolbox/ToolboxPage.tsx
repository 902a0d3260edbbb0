import { useState } from 'react';
import { checkToolboxAccess, checkToolUse } from '~/domain/quote/quotesAccess.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { pages } from '~/pages.ts';
import { useActor } from '~/session/me.ts';
import { AccessDenied } from '~/ui/EmptyState.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useQueryClient, useMutation, useQuery } from '@tanstack/react-query';
import {
  clearProductTreesMutation,
  replaceModelPicture,
  downloadModelPicture,
  modelPictureQuery,
  type ModelPicture,
} from '~/queries/designs/toolbox.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { notifyUserFacingError } from '~/ui/modal/useSubmit.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import {
  quoteNumberFormSchema,
  parseQuoteNumber,
  wiringFormSchema,
  modelViews,
  pictureFormSchema,
  toPictureId,
} from '~/domain/quote/toolbox.ts';
import { generationTexts } from '~/domain/words/texts/designs.ts';
import { buildProductTreeMutation, testWiringMutation } from '~/queries/designs/wiring.ts';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ProductTree } from '~/widgets/quotes/ProductTree.tsx';
import { createWiringNotice } from '~/domain/notice/notices.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import styles from './Toolbox.module.css';
import * as z from 'zod/mini';
import { detectDocumentType } from '~/domain/file/documentType.ts';
import { createFormSchema } from '~/domain/words/createFormSchema.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { findContentMismatch } from '~/queries/files/findContentMismatch.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';

const views = modelViews.map((view) => ({ value: view, label: formatState(view) }));

function ModelPictures() {
  const actor = useActor();
  const client = useQueryClient();
  const [asked, setAsked] = useState<ModelPicture>();
  const { control, handleSubmit } = useZodForm(pictureFormSchema, {
    productConfigurationId: '',
    view: 'PERSPECTIVE' as const,
  });
  const show = handleSubmit(({ productConfigurationId, view }) => {
    const wanted = { productConfigurationId: toPictureId(productConfigurationId), view };
    setAsked(wanted);
    // Submitting the same values again refetches the picture.
    void client.invalidateQueries({ queryKey: modelPictureQuery(wanted).queryKey, exact: true });
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
        <GuardedButton type="submit" decision={checkToolUse(actor, 'SHOW')}>
          {toolboxTexts.show}
        </GuardedButton>
      </form>
      {asked && <Picture key={`${asked.productConfigurationId} ${asked.view}`} asked={asked} />}
    </>
  );
}

function Picture({ asked }: { readonly asked: ModelPicture }) {
  const actor = useActor();
  const { productConfigurationId, view } = asked;
  const { data, isFetching, isError } = useQuery(modelPictureQuery(asked));
  const instead = isError ? toolboxTexts.unread : toolboxTexts.none;
  return (
    <div className={styles.picture}>
      <PictureFrame
        blob={data}
        alt={toolboxTexts.pictureOf(productConfigurationId, formatState(view))}
        instead={isFetching ? null : <span role="status">{instead}</span>}
      />
      {data && (
        <GuardedButton
          decision={checkToolUse(actor, 'SHOW')}
          variant="default"
          onClick={() => downloadModelPicture(asked).ended}
        >
          {toolboxTexts.save}
        </GuardedButton>
      )}
      <Replace asked={asked} />
    </div>
  );
}

const replacement = createFormSchema(
  { file: z.optional(z.instanceof(File)) },
  {
    file: ({ file }) => {
      if (!file) return toolboxTexts.noFile;
      return detectDocumentType(file) === 'PNG' ? undefined : toolboxTexts.notPng;
    },
  },
);

function Replace({ asked }: { readonly asked: ModelPicture }) {
  const client = useQueryClient();
  const actor = useActor();
  const { control, handleSubmit, reset, setError, formState } = useZodForm(replacement, { file: undefined });
  const begin = handleSubmit(async ({ file }) => {
    if (!file) return;
    const mismatch = await findContentMismatch(file);
    if (mismatch !== undefined) {
      setError('file', { message: mismatch });
      return;
    }
    await replaceModelPicture(client, asked, file).ended;
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
      <GuardedButton
        type="submit"
        decision={checkToolUse(actor, 'REPLACE')}
        variant="default"
        busy={formState.isSubmitting}
      >
        {toolboxTexts.upload}
      </GuardedButton>
    </form>
  );
}

function KeptTrees() {
  const client = useQueryClient();
  return (
    <GuardedButton
      decision={checkToolUse(useActor(), 'CACHE')}
      onClick={() => executeMutation(client, clearProductTreesMutation(), {}).catch(notifyUserFacingError)}
    >
      {toolboxTexts.clearCache}
    </GuardedButton>
  );
}

function TreeTool() {
  const actor = useActor();
  const tree = useMutation(buildProductTreeMutation());
  const { control, handleSubmit } = useZodForm(quoteNumberFormSchema, { quote: '' });
  const begin = handleSubmit(async ({ quote }) => {
    const quoteId = parseQuoteNumber(quote);
    // Awaited to keep `isSubmitting` true, which prevents a double submit; the error is shown below.
    if (quoteId !== undefined) await tree.mutateAsync(quoteId).catch(() => undefined);
  });
  return (
    <>
      <form noValidate className="stack" onSubmit={(event) => void begin(event)}>
        <TextField
          control={control}
          name="quote"
          label={toolboxTexts.quote}
          inputMode="numeric"
          withAsterisk
        />
        <GuardedButton type="submit" decision={checkToolUse(actor, 'TREE')} busy={tree.isPending}>
          {toolboxTexts.buildTree}
        </GuardedButton>
      </form>
      <div className={styles.answer} role="status">
        {tree.isError && <p className="refused">{generationTexts.treeFailed}</p>}
        {tree.isSuccess && <h3>{toolboxTexts.treeOf(tree.variables)}</h3>}
      </div>
      {tree.data && <ProductTree tree={tree.data} />}
    </>
  );
}

function WiringTool() {
  const actor = useActor();
  const test = useMutation(testWiringMutation());
  const { control, handleSubmit } = useZodForm(wiringFormSchema, { quote: '', accountNumber: '' });
  const begin = handleSubmit(async ({ quote, accountNumber }) => {
    const quoteId = parseQuoteNumber(quote);
    // Awaited to keep `isSubmitting` true, which prevents a double submit; the mutation reports the error.
    if (quoteId !== undefined) await test.mutateAsync({ quoteId, accountNumber }).catch(() => undefined);
  });
  return (
    <>
      <form noValidate className="stack" onSubmit={(event) => void begin(event)}>
        <TextField
          control={control}
          name="quote"
          label={toolboxTexts.quote}
          inputMode="numeric"
          withAsterisk
        />
        <AccountPicker control={control} name="accountNumber" label={toolboxTexts.account} withAsterisk />
        <GuardedButton type="submit" decision={checkToolUse(actor, 'WIRING')} busy={test.isPending}>
          {toolboxTexts.testWiring}
        </GuardedButton>
      </form>
      <div className={styles.answer} role="status">
        {test.isSuccess && !test.data && <p>{toolboxTexts.isWired(test.variables.quoteId)}</p>}
        {test.data && <p className="refused">{createWiringNotice(test.data).body}</p>}
      </div>
    </>
  );
}

const tools = [
  { title: toolboxTexts.wiring, about: toolboxTexts.wiringAbout, Tool: WiringTool },
  { title: toolboxTexts.tree, about: toolboxTexts.treeAbout, Tool: TreeTool },
  { title: toolboxTexts.pictures, about: toolboxTexts.picturesAbout, Tool: ModelPictures },
  { title: toolboxTexts.cache, about: toolboxTexts.cacheAbout, Tool: KeptTrees },
] as const;

export function Component() {
  const decision = checkToolboxAccess(useActor());
  if (!decision.allowed) return <AccessDenied page={pages.toolbox.title} reason={decision.reason} />;
  return (
    <>
      <PageHeader title={toolboxTexts.title} />
      <div className="columns">
        {tools.map(({ title, about, Tool }) => (
          <Panel key={title} title={title}>
            <p className={styles.about}>{about}</p>
            <Tool />
          </Panel>
        ))}
      </div>
    </>
  );
}
