import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { basketLines } from '~/domain/serviceOrder/basket.ts';
import { basketTexts } from '~/domain/words/texts/serviceOrders.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useUnsaved } from '~/ui/unsaved.ts';
import { claimScans } from '~/widgets/scan/scanQueue.ts';
import { BasketInput } from './BasketInput.tsx';
import { BasketLines } from './BasketLines.tsx';
import { BasketProgress } from './BasketProgress.tsx';
import type { BasketView } from './basketViews.ts';
import type { Basket as TheBasket } from './useBasket.ts';
import styles from './Basket.module.css';

type Props = { readonly basket: TheBasket; readonly title?: string };

/** Serial numbers on their way into an order: put in by scanner, by hand, from the clipboard or a file, each checked. */
export function Basket({ basket, title = basketTexts.title }: Props): ReactElement {
  const [view, setView] = useState<BasketView>('ALL');
  useClaimedScans(basket);
  useUnsaved(basket.rows.length > 0);
  const shown = basket.rows.filter(({ verdict }) => {
    if (view === 'ALL') return true;
    return view === 'GOOD' ? verdict?.allowed === true : verdict?.allowed === false;
  });
  return (
    <Panel title={title}>
      <div className={styles.basket}>
        <BasketInput basket={basket} />
        <BasketProgress basket={basket} />
        {basket.rows.length > 0 && <BasketLines basket={basket} rows={shown} view={view} onView={setView} />}
        {basket.rows.length === 0 && <EmptyState title={basketTexts.empty} text={basketTexts.about} />}
      </div>
    </Panel>
  );
}

/** Takes the labels of products that are scanned on this page, wherever the focus is. */
function useClaimedScans(basket: TheBasket): void {
  const take = useEffectEvent((text: string): boolean => {
    const isSerial = basketLines(text).some(({ serialNumber }) => serialNumber !== undefined);
    if (isSerial) basket.put(text);
    return isSerial;
  });
  useEffect(() => claimScans((text) => take(text)), []);
}
