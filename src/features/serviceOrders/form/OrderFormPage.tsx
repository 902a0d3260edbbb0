import { useEffect, useMemo, useRef, useState } from 'react';
import { orderFormTexts, orderListTexts, orderChangeTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { RequireServiceOrderAdministration } from '../RequireServiceOrdersAccess.tsx';
import '@mantine/core/styles/Input.css';
import { NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createSuccessNotice, type Notice } from '~/domain/notice/notices.ts';
import { listEligibleSerialNumbers } from '~/domain/serviceOrder/basket.ts';
import { defaultOrderType, serviceOrderTypes, formatServiceOrderType } from '~/domain/serviceOrder/state.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { createServiceOrderMutation } from '~/queries/serviceOrders/serviceOrders.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { useTextDraft } from '~/ui/form/useTextDraft.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { UserFacingError, useSubmit } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { BasketPanel } from '~/widgets/serviceOrders/BasketPanel.tsx';
import { useBasket, type InitialBasketLine } from '~/widgets/serviceOrders/useBasket.ts';
import { OrderFirmwareFields, useOrderSearchParams, useOrderFirmwareChoice } from './OrderFirmwareFields.tsx';
import { PrefilledProducts } from './PrefilledProducts.tsx';
import styles from './Form.module.css';
import * as z from 'zod/mini';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';

const linesSchema = z.object({
  lines: z.array(z.object({ text: z.string(), serialNumber: z.optional(z.string()) })),
  leftOut: z.optional(z.number()),
});

/** Draft of a new order, per origin of its products (a list filter or an earlier order). */
function getOrderDraft(filter: string | null, rejectedOf: string | null) {
  const from = rejectedOf ?? filter ?? '';
  const name = `newOrder.${from}.lines`;
  return {
    note: `newOrder.${from}.note`,
    lines: (): readonly InitialBasketLine[] =>
      linesSchema
        .safeParse(readDraft(name))
        .data?.lines.map(({ text, serialNumber }) => ({ text, serialNumber })) ?? [],
    /** Number of lines left out because the order was full. */
    leftOut: (): number => linesSchema.safeParse(readDraft(name)).data?.leftOut ?? 0,
    keepLines: (given: readonly InitialBasketLine[], leftOut: number): void => {
      if (given.length === 0) removeDraft(name);
      else
        writeDraft(name, { lines: given.map(({ text, serialNumber }) => ({ text, serialNumber })), leftOut });
    },
    forget: (): void => {
      removeDraft(name);
      removeDraft(`newOrder.${from}.note`);
    },
  };
}

function useKeptOrder(filter: string | null, rejectedOf: string | null) {
  // In state: the draft belongs to the initial URL, also if other params change later.
  const [draft] = useState(() => getOrderDraft(filter, rejectedOf));
  const [begun] = useState(draft.lines);
  const [begunLeftOut] = useState(draft.leftOut);
  // A basket with lines is not filled again: the person may have removed some.
  const isFromElsewhere = begun.length === 0 && (filter !== null || rejectedOf !== null);
  return { draft, begun, begunLeftOut, isFromElsewhere };
}

const createdNotice = (id: string): Notice =>
  id === ''
    ? createSuccessNotice(orderChangeTexts.createdSomewhere)
    : createSuccessNotice(orderChangeTexts.created(id), {
        label: orderChangeTexts.open(id),
        href: paths.serviceOrder(id),
      });

function ServiceOrderForm() {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const { type, filter, rejectedOf } = useOrderSearchParams();
  const { draft, begun, begunLeftOut, isFromElsewhere } = useKeptOrder(filter, rejectedOf);
  // True until `PrefilledProducts` reports that it is done.
  const [isAwaited, setIsAwaited] = useState(isFromElsewhere);
  const { firmware } = useOrderFirmwareChoice();
  const { text: note, setText: setNote } = useTextDraft(draft.note);
  const isFirmware = type === defaultOrderType;
  const into = useMemo(
    () => ({ serialNumbers: new Set<string>(), firmware: (isFirmware && firmware) || null }),
    [isFirmware, firmware],
  );
  const basket = useBasket(into, begun, begunLeftOut);
  const { lines, leftOut } = basket;
  useEffect(() => draft.keepLines(lines, leftOut), [draft, lines, leftOut]);
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, objection, attempt } = useSubmit();
  const good = listEligibleSerialNumbers(basket.rows);
  const refusal = refusalOf();

  function refusalOf(): string | undefined {
    if (isFirmware && !firmware) return orderFormTexts.noFirmware;
    if (basket.typed.trim() !== '') return orderFormTexts.notPutIn;
    if (basket.checking || isAwaited) return orderFormTexts.notChecked;
    return basket.rows.length > 0 && good.length === 0 ? orderFormTexts.noProducts : undefined;
  }

  const create = async (): Promise<void> => {
    const order = { note: note.trim(), serialNumbersToAdd: good, firmware: into.firmware };
    const created = await executeMutation(client, createServiceOrderMutation(), { type, order });
    if (!created) {
      basket.checkAgain();
      throw new UserFacingError(orderFormTexts.failed);
    }
    draft.forget();
    notify(createdNotice(created.id));
    const { id } = created;
    await onward(id === '' ? paths.serviceOrders() : paths.serviceOrder(id), { replace: true });
  };
  return (
    <div className="stack">
      <OrderFields note={note} onNote={setNote} busy={busy} />
      {isFromElsewhere && (
        <PrefilledProducts
          basket={basket}
          onAnswered={() => setIsAwaited(false)}
          onRejected={(id) => note === '' && setNote(orderFormTexts.noteFromRejected(id))}
        />
      )}
      <BasketPanel
        basket={basket}
        busy={busy}
        hasMore={note.trim() !== ''}
        onLeave={draft.forget}
        field={field}
        wayOn={
          <>
            <SubmitErrorMessage objection={objection} />
            <div className={styles.send}>
              <BusyButton busy={busy} disabled={refusal !== undefined} onClick={() => void attempt(create)}>
                {orderFormTexts.send(good.length)}
              </BusyButton>
              {refusal !== undefined && <span className="soft">{refusal}</span>}
            </div>
          </>
        }
      />
    </div>
  );
}

type FieldsProps = { readonly note: string; readonly onNote: (note: string) => void; readonly busy: boolean };

function OrderFields({ note, onNote, busy }: FieldsProps) {
  const { type, setType } = useOrderSearchParams();
  return (
    <Panel title={orderFormTexts.order}>
      <div className={styles.form}>
        <NativeSelect
          label={orderFormTexts.type}
          value={type}
          data={serviceOrderTypes.map((value) => ({ value, label: formatServiceOrderType(value) }))}
          onChange={(event) => setType(event.currentTarget.value)}
        />
        {type === defaultOrderType && <OrderFirmwareFields />}
        <Textarea
          label={orderFormTexts.note}
          description={orderFormTexts.noteAbout}
          rows={2}
          value={note}
          readOnly={busy}
          onChange={(event) => onNote(event.currentTarget.value)}
        />
      </div>
    </Panel>
  );
}

export function Component() {
  return (
    <RequireServiceOrderAdministration>
      <PageHeader
        trail={[{ label: orderListTexts.serviceOrders, to: paths.serviceOrders() }]}
        title={orderFormTexts.title}
      />
      <ServiceOrderForm />
    </RequireServiceOrderAdministration>
  );
}
