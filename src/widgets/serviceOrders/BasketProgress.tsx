import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { goodSerials, mostLines } from '~/domain/serviceOrder/basket.ts';
import { basketTexts } from '~/domain/words/texts/serviceOrders.ts';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import type { Basket } from './useBasket.ts';
import styles from './Basket.module.css';

/** How far the lines are checked, with a way to stop and to go on, and how many of them can take part. */
export function BasketProgress({ basket }: { readonly basket: Basket }): ReactElement {
  const { rows, checking, failed, unchecked, leftOut, room } = basket;
  const good = goodSerials(rows).length;
  const bad = rows.filter(({ verdict }) => verdict?.allowed === false).length;
  return (
    <>
      {leftOut > 0 && <p className={styles.warning}>{basketTexts.tooMany(mostLines, leftOut, room)}</p>}
      {checking && (
        <div className={styles.progress}>
          <progress aria-label={basketTexts.checkingLabel} value={checking.done} max={checking.all} />
          <span>{basketTexts.checking(checking.done, checking.all)}</span>
          <Button variant="default" size="xs" onClick={basket.stop}>
            {basketTexts.stop}
          </Button>
        </div>
      )}
      {!checking && failed && <ListFailure what={basketTexts.failed} onRetry={basket.goOn} />}
      {!checking && !failed && unchecked > 0 && (
        <div className={styles.progress}>
          <span>{basketTexts.stopped(unchecked)}</span>
          <Button variant="default" size="xs" onClick={basket.goOn}>
            {basketTexts.goOn}
          </Button>
        </div>
      )}
      <p className={styles.summary} role="status">
        {rows.length > 0 && !checking && basketTexts.summary(good, bad)}
      </p>
    </>
  );
}
