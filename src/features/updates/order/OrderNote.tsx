import '@mantine/core/styles/Input.css';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { mayChangeOrder } from '~/domain/serviceOrder/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { orderFormTexts, orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { perform } from '~/queries/perform.ts';
import { writeOnSeenOrder } from '~/queries/serviceOrders/seen.ts';
import { changeServiceOrder, type ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useUnsaved } from '~/ui/unsaved.ts';
import styles from './Order.module.css';

/** The note of an order, which is changed as long as the order is pending. */
export function OrderNote({ order }: { readonly order: ServiceOrderRow }): ReactElement {
  const { id, note } = order;
  const client = useQueryClient();
  const verdict = mayChangeOrder(useActor(), order);
  const [draft, setDraft] = useState<string>();
  const { busy, objection, attempt } = useAttempt();
  const text = draft ?? note;
  const isChanged = text !== note;
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsaved(isChanged && verdict.allowed);
  if (!verdict.allowed)
    return (
      <Panel title={orderPageTexts.note}>
        <p className={styles.note}>{note || orderPageTexts.noNote}</p>
        <p className={styles.reason}>{verdict.reason}</p>
        {isChanged && (
          <p className={styles.reason} role="alert">
            {orderPageTexts.noteNotSaved(text)}
          </p>
        )}
      </Panel>
    );
  const onSave = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await writeOnSeenOrder(client, order, () =>
        perform(client, changeServiceOrder(id, { note: text }), undefined),
      );
      field.current?.focus();
      setDraft(undefined);
    });
  };
  return (
    <Panel title={orderPageTexts.note}>
      <form className={styles.noteForm} onSubmit={onSave}>
        <Textarea
          ref={field}
          aria-label={orderPageTexts.note}
          description={orderFormTexts.noteAbout}
          rows={2}
          value={text}
          readOnly={busy}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <ObjectionNote objection={objection} />
        {(isChanged || busy) && (
          <BusyButton type="submit" size="sm" busy={busy}>
            {commonTexts.save}
          </BusyButton>
        )}
      </form>
    </Panel>
  );
}
