import type { ReactElement } from 'react';
import { mayOpenToolbox, mayUseTool } from '~/domain/quote/quoting.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { pages } from '~/pages.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ModelPictures } from './ModelPictures.tsx';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { clearTrees } from '~/queries/designs/toolbox.ts';
import { perform } from '~/queries/perform.ts';
import { notifyObjection } from '~/ui/modal/useAttempt.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { quoteForm, quoteNumber, wiringForm } from '~/domain/quote/toolbox.ts';
import { generationTexts } from '~/domain/words/texts/configurator.ts';
import { buildTree, testWiring } from '~/queries/designs/wiring.ts';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ProductTree } from '~/widgets/quotes/ProductTree.tsx';
import { wiringNotice } from '~/domain/notice/notices.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import styles from './Toolbox.module.css';

function KeptTrees(): ReactElement {
  const client = useQueryClient();
  return (
    <VerdictButton
      verdict={mayUseTool(useActor(), 'CACHE')}
      onClick={() => perform(client, clearTrees(), {}).catch(notifyObjection)}
    >
      {toolboxTexts.clearCache}
    </VerdictButton>
  );
}

function TreeTool(): ReactElement {
  const actor = useActor();
  const tree = useMutation(buildTree());
  const { control, handleSubmit } = useZodForm(quoteForm, { quote: '' });
  const begin = handleSubmit(async ({ quote }) => {
    const quoteId = quoteNumber(quote);
    // The form is handed in once at a time: it waits for the answer, whose failure is said below.
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
        <VerdictButton type="submit" verdict={mayUseTool(actor, 'TREE')} busy={tree.isPending}>
          {toolboxTexts.buildTree}
        </VerdictButton>
      </form>
      <div className={styles.answer} role="status">
        {tree.isError && <p className="refused">{generationTexts.treeFailed}</p>}
        {tree.isSuccess && <h3>{toolboxTexts.treeOf(tree.variables)}</h3>}
      </div>
      {tree.data && <ProductTree tree={tree.data} />}
    </>
  );
}

function WiringTool(): ReactElement {
  const actor = useActor();
  const test = useMutation(testWiring());
  const { control, handleSubmit } = useZodForm(wiringForm, { quote: '', accountNumber: '' });
  const begin = handleSubmit(async ({ quote, accountNumber }) => {
    const quoteId = quoteNumber(quote);
    // The form is handed in once at a time: it waits for the answer, whose failure has been told by then.
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
        <VerdictButton type="submit" verdict={mayUseTool(actor, 'WIRING')} busy={test.isPending}>
          {toolboxTexts.testWiring}
        </VerdictButton>
      </form>
      <div className={styles.answer} role="status">
        {test.isSuccess && !test.data && <p>{toolboxTexts.isWired(test.variables.quoteId)}</p>}
        {test.data && <p className="refused">{wiringNotice(test.data).body}</p>}
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

export function Component(): ReactElement {
  const verdict = mayOpenToolbox(useActor());
  if (!verdict.allowed) return <AccessWall page={pages.toolbox.title} reason={verdict.reason} />;
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
