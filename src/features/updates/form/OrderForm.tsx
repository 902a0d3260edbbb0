import '@mantine/core/styles/Input.css';
import { NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { notice } from '~/domain/notice/notices.ts';
import { goodSerials } from '~/domain/serviceOrder/basket.ts';
import { defaultOrderType, serviceOrderTypes, serviceOrderTypeText } from '~/domain/serviceOrder/state.ts';
import { orderChangeTexts, orderFormTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { perform } from '~/queries/perform.ts';
import { createServiceOrder } from '~/queries/serviceOrders/serviceOrders.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { Objection, useAttempt } from '~/ui/modal/useAttempt.ts';
import { notify } from '~/ui/notices/notices.ts';
import { Panel } from '~/ui/Panel.tsx';
import { Basket } from '~/widgets/serviceOrders/Basket.tsx';
import { useBasket } from '~/widgets/serviceOrders/useBasket.ts';
import { FirmwareFields } from './FirmwareFields.tsx';
import { FromElsewhere } from './FromElsewhere.tsx';
import { useOfferedFirmware } from './useOfferedFirmware.ts';
import { useOrderAddress } from './useOrderAddress.ts';
import styles from './Form.module.css';

/** The form of a new order: its type and firmware, its note, and the products it is for. */
export function OrderForm(): ReactElement {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { type, setType, filter, rejectedOf } = useOrderAddress();
  // The products that the address names are on their way until whoever reads them says otherwise.
  const [isAwaited, setIsAwaited] = useState(filter !== null || rejectedOf !== null);
  const { firmware } = useOfferedFirmware();
  const [note, setNote] = useState('');
  const isFirmware = type === defaultOrderType;
  const into = useMemo(
    () => ({ serialNumbers: new Set<string>(), firmware: (isFirmware && firmware) || null }),
    [isFirmware, firmware],
  );
  const basket = useBasket(into);
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, objection, attempt } = useAttempt();
  const good = goodSerials(basket.rows);
  const refusal = refusalOf();

  function refusalOf(): string | undefined {
    if (isFirmware && !firmware) return orderFormTexts.noFirmware;
    if (basket.typed.trim() !== '') return orderFormTexts.notPutIn;
    if (basket.checking || isAwaited) return orderFormTexts.notChecked;
    return basket.rows.length > 0 && good.length === 0 ? orderFormTexts.noProducts : undefined;
  }

  const create = async (): Promise<void> => {
    const order = { note: note.trim(), serialNumbersToAdd: good, firmware: into.firmware };
    const created = await perform(client, createServiceOrder(), { type, order });
    if (!created) {
      basket.checkAgain();
      throw new Objection(orderFormTexts.failed);
    }
    notify(notice('SUCCESS', { title: orderChangeTexts.created(created.id) }));
    await navigate(paths.serviceOrder(created.id), { replace: true });
  };
  return (
    <div className={styles.places}>
      <Panel title={orderFormTexts.order}>
        <div className={styles.form}>
          <NativeSelect
            label={orderFormTexts.type}
            value={type}
            data={serviceOrderTypes.map((value) => ({ value, label: serviceOrderTypeText(value) }))}
            onChange={(event) => setType(event.currentTarget.value)}
          />
          {isFirmware && <FirmwareFields />}
          <Textarea
            label={orderFormTexts.note}
            description={orderFormTexts.noteAbout}
            rows={2}
            value={note}
            readOnly={busy}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      </Panel>
      <FromElsewhere basket={basket} onAnswered={() => setIsAwaited(false)} />
      <Basket
        basket={basket}
        busy={busy}
        hasMore={note.trim() !== ''}
        field={field}
        wayOn={
          <>
            <ObjectionNote objection={objection} />
            <div className={styles.send}>
              <BusyButton busy={busy} disabled={refusal !== undefined} onClick={() => void attempt(create)}>
                {orderFormTexts.send(good.length)}
              </BusyButton>
              {refusal !== undefined && <span className={styles.refusal}>{refusal}</span>}
            </div>
          </>
        }
      />
    </div>
  );
}
