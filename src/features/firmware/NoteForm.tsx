import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { NoteForm as Values } from '~/domain/firmware/forms.ts';
import { sentences } from '~/domain/words/sentences.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { forgetDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt, type IsOpen } from '~/ui/modal/useAttempt.ts';

type Props = {
  readonly schema: $ZodType<Values, Values>;
  readonly label: string;
  readonly description?: string;
  readonly initial: string;
  /** Name under which what is typed is kept for the tab. */
  readonly draft: string;
  readonly rows: number;
  /** What is told of the text while it is typed: how long it is, and its fault. */
  readonly tell?: (text: string) => { readonly length: string; readonly fault: string | undefined };
  /** Saves a text that was typed over another, as long as the form is open; after a rejection it stays as it is. */
  readonly save: (typed: Values, isOpen: IsOpen) => Promise<unknown>;
};

/** A form of one text in a modal. */
export function NoteForm(props: Props): ReactElement {
  const { schema, label, description, initial, draft, rows, tell, save } = props;
  const { control, handleSubmit, restored } = useZodForm(schema, { text: initial, seen: initial }, { draft });
  const { busy, objection, attempt } = useAttempt();
  const text = useWatch({ control, name: 'text' });
  const told = tell?.(text);
  const about = sentences([description, told?.length]);
  const send = async (typed: Values, isOpen: IsOpen): Promise<void> => {
    await save(typed, isOpen);
    forgetDraft(draft);
  };
  return (
    <form
      noValidate
      className="pageForm"
      onSubmit={(event) => void handleSubmit((typed) => attempt((isOpen) => send(typed, isOpen)))(event)}
    >
      <RestoredDraft restored={restored} />
      <TextareaField
        control={control}
        name="text"
        label={label}
        rows={rows}
        data-autofocus
        fault={told?.fault}
        {...(about !== '' && { description: about })}
      />
      <ObjectionNote objection={objection} />
      <FormActions action={commonTexts.save} busy={busy} over={objection?.final ?? false} />
    </form>
  );
}
