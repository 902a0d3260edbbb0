import * as z from 'zod/mini';
import { groupByHandling } from '~/domain/quote/counts.ts';
import { getAssigneeId } from '~/domain/quote/facts.ts';
import { defaultQuoteFilter } from '~/domain/quote/filter.ts';
import { quoteActionTexts, quoteFilterTexts, quoteQuestionTexts } from '~/domain/words/texts/quotes.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { getCachedQuoteList } from '~/queries/quotes/quoteList.ts';
import type { QuoteUser } from '~/queries/quotes/quoteUsers.ts';
import { assignQuoteMutation, renameQuoteMutation } from '~/queries/quotes/quotes.ts';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import { useQuoteCounts } from '../useQuoteRows.ts';
import type { QuoteUpdater, QuoteActionContext } from './useQuoteActions.ts';
import { quoteNameFormSchema } from '~/domain/quote/requestBodies.ts';
import { TextField } from '~/ui/form/TextField.tsx';

type Props = { readonly context: QuoteActionContext; readonly guard: QuoteUpdater };

const toOption = ({ id, name }: QuoteUser): { readonly value: string; readonly label: string } => ({
  value: String(id),
  label: name,
});

const schema = z.object({ assignee: z.string() });

export function openAssignQuote(context: QuoteActionContext, guard: QuoteUpdater): void {
  openModal({
    title: quoteQuestionTexts.title(quoteActionTexts.ASSIGN, context.name),
    body: <AssignQuote context={context} guard={guard} />,
  });
}

function AssignQuote({ context, guard }: Props) {
  const { client, quote, people, name } = context;
  const { me, all, nameOf } = people;
  const current = getAssigneeId(quote);
  // An unassigned quote is preselected for oneself, the usual choice.
  const form = useZodForm(schema, { assignee: String(current === 0 ? (me ?? 0) : current) });
  const assign = (values: z.infer<typeof schema>, isOpen: OpenCheck): Promise<unknown> => {
    const assignee = Number(values.assignee);
    const done =
      assignee === 0
        ? quoteQuestionTexts.unassigned(name)
        : quoteQuestionTexts.assigned(name, nameOf(assignee));
    return guard(isOpen, (now) => executeMutation(client, assignQuoteMutation(client, done, assignee), now));
  };
  const counts = useQuoteCounts(getCachedQuoteList(client), defaultQuoteFilter);
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
    <ModalForm form={form} onSubmit={assign} action={quoteActionTexts.ASSIGN}>
      <SelectField
        control={form.control}
        name="assignee"
        label={quoteQuestionTexts.assignTo}
        options={options}
      />
    </ModalForm>
  );
}

export function openRenameQuote(context: QuoteActionContext, guard: QuoteUpdater): void {
  openModal({
    title: quoteQuestionTexts.title(quoteActionTexts.RENAME, context.name),
    body: <RenameQuote context={context} guard={guard} />,
  });
}

function RenameQuote({ context, guard }: Props) {
  const { client, quote, configurationId } = context;
  const form = useZodForm(quoteNameFormSchema, { name: quote.name ?? '' });
  const rename = ({ name }: z.infer<typeof quoteNameFormSchema>, isOpen: OpenCheck): Promise<unknown> =>
    guard(isOpen, (now) =>
      executeMutation(
        client,
        renameQuoteMutation(client, quoteQuestionTexts.renamed(name.trim()), name),
        now,
      ),
    );
  return (
    <ModalForm form={form} onSubmit={rename} action={quoteActionTexts.RENAME}>
      <TextField
        control={form.control}
        name="name"
        label={quoteQuestionTexts.newName}
        data-autofocus
        {...(configurationId !== undefined && {
          description: quoteQuestionTexts.renameConfigured(configurationId),
        })}
      />
    </ModalForm>
  );
}
