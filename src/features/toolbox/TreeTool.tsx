import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { quoteForm, quoteNumber } from '~/domain/quote/toolbox.ts';
import { mayUseTool } from '~/domain/quote/quoting.ts';
import { generationTexts } from '~/domain/words/texts/configurator.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { buildTree } from '~/queries/designs/wiring.ts';
import { useActor } from '~/session/me.ts';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { ProductTree } from '~/widgets/quotes/ProductTree.tsx';
import formStyles from '~/ui/form/Form.module.css';
import styles from './Toolbox.module.css';

/** The product tree of a quote. */
export function TreeTool(): ReactElement {
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
      <form noValidate className={formStyles.form} onSubmit={(event) => void begin(event)}>
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
        {tree.isError && <p className={styles.failed}>{generationTexts.treeFailed}</p>}
        {tree.isSuccess && <h3>{toolboxTexts.treeOf(tree.variables)}</h3>}
      </div>
      {tree.data && <ProductTree tree={tree.data} />}
    </>
  );
}
