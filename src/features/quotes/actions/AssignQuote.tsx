import * as z from 'zod/mini';
import type { ReactElement } from 'react';
import { groupByHandling } from '~/domain/quote/counts.ts';
import { assigneeOf } from '~/domain/quote/facts.ts';
import { defaultQuoteFilter } from '~/domain/quote/filter.ts';
import { quoteActionTexts, quoteFilterTexts, quoteQuestionTexts } from '~/domain/words/texts/quotes.ts';
import { perform } from '~/queries/perform.ts';
import { keptQuoteList } from '~/queries/quotes/quoteList.ts';
import type { QuotePerson } from '~/queries/quotes/quotePeople.ts';
import { assignQuote } from '~/queries/quotes/quotes.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import styles from '~/ui/form/Form.module.css';
import { useQuoteCounts } from '../useQuoteRows.ts';
import type { QuoteGuard, QuoteContext } from './useQuoteActions.ts';

type Props = { readonly context: QuoteContext; readonly guard: QuoteGuard };

const toOption = ({ id, name }: QuotePerson): { readonly value: string; readonly label: string } => ({
  value: String(id),
  label: name,
});

const form = z.object({ assignee: z.string() });

/** Asks whom a quote is given to: oneself, nobody, or somebody of the quoting system. */
export function openAssignQuote(context: QuoteContext, guard: QuoteGuard): void {
  openModal({
    title: quoteQuestionTexts.title(quoteActionTexts.ASSIGN, context.name),
    body: <AssignQuote context={context} guard={guard} />,
  });
}

function AssignQuote({ context, guard }: Props): ReactElement {
  const { client, quote, people, name } = context;
  const { me, all, nameOf } = people;
  const current = assigneeOf(quote);
  // Who opens it mostly wants it for themselves.
  const { control, handleSubmit } = useZodForm(form, {
    assignee: String(current === 0 ? (me ?? 0) : current),
  });
  const { busy, objection, attempt } = useAttempt();
  const assign = (assignee: number): Promise<void> => {
    const done =
      assignee === 0
        ? quoteQuestionTexts.unassigned(name)
        : quoteQuestionTexts.assigned(name, nameOf(assignee));
    return attempt((isOpen) =>
      guard(isOpen, (now) => perform(client, assignQuote(client, done, assignee), now)),
    );
  };
  const counts = useQuoteCounts(keptQuoteList(client), defaultQuoteFilter);
  const { handling, others } = groupByHandling(
    all.filter(({ id }) => id !== me),
    counts?.assignee.people ?? [],
  );
  const { mine, nobody } = quoteFilterTexts.assignees;
  const options = [
    ...(me === undefined ? [] : [{ value: String(me), label: mine }]),
    { value: '0', label: nobody },
    ...(handling.length === 0
      ? others.map(toOption)
      : [
          { group: quoteQuestionTexts.handling, items: handling.map(toOption) },
          { group: quoteQuestionTexts.everybodyElse, items: others.map(toOption) },
        ]),
  ];
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit(({ assignee }) => assign(Number(assignee)))(event)}
    >
      <SelectField control={control} name="assignee" label={quoteQuestionTexts.assignTo} options={options} />
      <ObjectionNote objection={objection} />
      <FormActions action={quoteActionTexts.ASSIGN} busy={busy} over={objection?.final ?? false} />
    </form>
  );
}
