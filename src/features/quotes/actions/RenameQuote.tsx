import type { ReactElement } from 'react';
import { quoteNameForm } from '~/domain/quote/requests.ts';
import { quoteActionTexts, quoteQuestionTexts } from '~/domain/words/texts/quotes.ts';
import { perform } from '~/queries/perform.ts';
import { renameQuote } from '~/queries/quotes/quotes.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import type { QuoteGuard, QuoteContext } from './useQuoteActions.ts';

type Props = { readonly context: QuoteContext; readonly guard: QuoteGuard };

export function openRenameQuote(context: QuoteContext, guard: QuoteGuard): void {
  openModal({
    title: quoteQuestionTexts.title(quoteActionTexts.RENAME, context.name),
    body: <RenameQuote context={context} guard={guard} />,
  });
}

function RenameQuote({ context, guard }: Props): ReactElement {
  const { client, quote, configurationId } = context;
  const { control, handleSubmit } = useZodForm(quoteNameForm, { name: quote.name ?? '' });
  const { busy, objection, attempt } = useAttempt();
  const rename = (name: string): Promise<void> =>
    attempt((isOpen) =>
      guard(isOpen, (now) =>
        perform(client, renameQuote(client, quoteQuestionTexts.renamed(name.trim()), name), now),
      ),
    );
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => void handleSubmit(({ name }) => rename(name))(event)}
    >
      <TextField
        control={control}
        name="name"
        label={quoteQuestionTexts.newName}
        data-autofocus
        {...(configurationId !== undefined && {
          description: quoteQuestionTexts.renameConfigured(configurationId),
        })}
      />
      <ObjectionNote objection={objection} />
      <FormActions action={quoteActionTexts.RENAME} busy={busy} over={objection?.final ?? false} />
    </form>
  );
}
