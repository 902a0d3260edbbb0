import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { wiringNotice } from '~/domain/notice/notices.ts';
import { quoteNumber, wiringForm } from '~/domain/quote/toolbox.ts';
import { mayUseTool } from '~/domain/quote/quoting.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { testWiring } from '~/queries/designs/wiring.ts';
import { useActor } from '~/session/me.ts';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import formStyles from '~/ui/form/Form.module.css';
import styles from './Toolbox.module.css';

/** The wiring test of a quote, and what came of it. */
export function WiringTool(): ReactElement {
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
      <form noValidate className={formStyles.form} onSubmit={(event) => void begin(event)}>
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
        {test.data && <p className={styles.failed}>{wiringNotice(test.data).body}</p>}
      </div>
    </>
  );
}
