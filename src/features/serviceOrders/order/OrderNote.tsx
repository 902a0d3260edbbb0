import '@mantine/core/styles/Input.css';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { checkOrderChange } from '~/domain/serviceOrder/permission.ts';
import { isOrderChanged } from '~/domain/serviceOrder/serviceOrder.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { orderFormTexts, orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { refreshOperations } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { fetchFreshOrder } from '~/queries/serviceOrders/updateOrderIfUnchanged.ts';
import {
  createOrderArrivalCheck,
  updateServiceOrderMutation,
  type ServiceOrderRow,
} from '~/queries/serviceOrders/serviceOrders.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useDraftRestoration } from '~/ui/form/useDraftRestoration.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { useSubmit, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import styles from './Order.module.css';

/** `over`: the stored note that the draft is based on. */
type TypedNote = { readonly text: string; readonly over: string };

function keptNote(draft: string): TypedNote | undefined {
  const found = new Map<string, unknown>(Object.entries(readDraft(draft)));
  const [text, over] = [found.get('text'), found.get('over')];
  return typeof text === 'string' && typeof over === 'string' ? { text, over } : undefined;
}

function useTypedNote({ id, note }: ServiceOrderRow) {
  const kept = `serviceOrder.${id}`;
  const [draft, setDraft] = useState(() => keptNote(kept));
  const typed = draft ?? { text: note, over: note };
  const isChanged = typed.text !== note;
  const forget = (): void => {
    setDraft(undefined);
    removeDraft(kept);
  };
  const keep = (next: TypedNote): void => {
    setDraft(next);
    if (next.text === note) removeDraft(kept);
    else writeDraft(kept, next);
  };
  const restored = useDraftRestoration(() => isChanged, forget);
  return { ...typed, isChanged, restored, keep, forget };
}

export function OrderNote({ order }: { readonly order: ServiceOrderRow }) {
  const { id, note } = order;
  const client = useQueryClient();
  const decision = checkOrderChange(useActor(), order);
  const { text, over, isChanged, restored, keep, forget } = useTypedNote(order);
  const { busy, objection, attempt } = useSubmit();
  const field = useRef<HTMLTextAreaElement>(null);
  useMarkUnsaved(isChanged && decision.allowed);
  if (!decision.allowed)
    return (
      <Panel title={orderPageTexts.note}>
        <p className={styles.note}>{note || orderPageTexts.noNote}</p>
        <p className="soft">{decision.reason}</p>
        {isChanged && (
          <p className="soft" role="alert">
            {orderPageTexts.noteNotSaved(text)}
          </p>
        )}
      </Panel>
    );
  const update = updateIfUnchanged<Pick<ServiceOrderRow, 'note'>, ServiceOrderRow>({
    baseline: { known: () => ({ note: over }), see: (now) => keep({ text, over: now.note }) },
    read: () => fetchFreshOrder(client, id),
    compare: (seen, now) => seen.note !== now.note,
    // A note may be about the order's state: refuse if that has changed since it was displayed.
    refusal: (now) =>
      now.note === over && isOrderChanged({ ...order, note: over }, now) ? orderPageTexts.changed : undefined,
    texts: { gone: orderPageTexts.gone, changed: (now) => orderPageTexts.overtaken(now.note) },
    onConflict: () => void refreshOperations(client, ['serviceOrderGetAll']),
  });
  const save = (isOpen: OpenCheck): Promise<unknown> => {
    const change = { note: text };
    const write = () => executeMutation(client, updateServiceOrderMutation(id, change), undefined);
    return update(isOpen, write, { arrival: createOrderArrivalCheck(client, id, change) });
  };
  const onSave = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async (isOpen) => {
      await save(isOpen);
      field.current?.focus();
      forget();
    });
  };
  return (
    <Panel title={orderPageTexts.note}>
      <form noValidate className={styles.noteForm} onSubmit={onSave}>
        {isChanged && <RestoredDraftNotice restored={restored} />}
        <Textarea
          ref={field}
          aria-label={orderPageTexts.note}
          description={orderFormTexts.noteAbout}
          rows={2}
          value={text}
          readOnly={busy}
          onChange={(event) => keep({ text: event.currentTarget.value, over })}
        />
        <SubmitErrorMessage objection={objection} />
        {(isChanged || busy) && (
          <BusyButton type="submit" size="sm" busy={busy}>
            {commonTexts.save}
          </BusyButton>
        )}
      </form>
    </Panel>
  );
}
