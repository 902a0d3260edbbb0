import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconLoader2, IconX } from '@tabler/icons-react';
import { formatDeviceType } from '~/domain/product/families.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { basketTexts } from '~/domain/words/texts/serviceOrders.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { basketViews, type BasketView, type BasketState, type BasketRow } from './useBasket.ts';
import styles from './BasketPanel.module.css';
import { ServiceOrderLink } from './ServiceOrderLink.tsx';
import { splitByOrderIds } from '~/domain/serviceOrder/serviceOrder.ts';

type Props = {
  readonly basket: BasketState;
  readonly rows: readonly BasketRow[];
  readonly view: BasketView;
  readonly onView: (view: BasketView) => void;
};

const viewText: Record<BasketView, string> = {
  ALL: basketTexts.all,
  GOOD: basketTexts.good,
  BAD: basketTexts.bad,
};

export function BasketLines({ basket, rows, view, onView }: Props) {
  const bad = basket.rows.filter(({ decision }) => decision?.allowed === false).length;
  return (
    <>
      <div className={styles.ways}>
        <FilterSelect
          label={basketTexts.shown}
          value={view}
          neutral="ALL"
          options={basketViews}
          text={(each) => viewText[each]}
          onChange={onView}
        />
        {bad > 0 && (
          <Button variant="default" size="sm" onClick={basket.dropBad}>
            {basketTexts.dropBad(bad)}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={basket.empty}>
          {basketTexts.clear}
        </Button>
        <RestoreLinesButton basket={basket} />
      </div>
      {rows.length === 0 ? (
        <p className="soft">{basketTexts.noneShown}</p>
      ) : (
        <WindowedRows
          label={basketTexts.list}
          rows={rows}
          keyOf={({ key }) => String(key)}
          height={46}
          narrowHeight={78}
        >
          {(row) => <Line row={row} onDrop={() => basket.drop(row.key)} />}
        </WindowedRows>
      )}
    </>
  );
}

export function RestoreLinesButton({ basket }: { readonly basket: BasketState }) {
  if (basket.thrown === 0) return null;
  return (
    <Button variant="default" size="sm" onClick={basket.putBack}>
      {basketTexts.putBack(basket.thrown)}
    </Button>
  );
}

function Line({ row, onDrop }: { readonly row: BasketRow; readonly onDrop: () => void }) {
  const { text, serialNumber, product, decision } = row;
  return (
    <div className={styles.line} data-bad={decision?.allowed === false || undefined}>
      <strong className="number" title={text}>
        {serialNumber ?? text}
      </strong>
      <span className={styles.kind}>
        {product &&
          productFactTexts.product(product.productFamily, formatDeviceType(product.deviceType).toLowerCase())}
      </span>
      <span className={styles.firmware}>
        {product && (product.firmwareFile?.fileName ?? productFactTexts.noFirmware)}
      </span>
      <Verdict decision={decision} />
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.drop}
        aria-label={basketTexts.drop(serialNumber ?? text)}
        onClick={onDrop}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function Verdict({ decision }: Pick<BasketRow, 'decision'>) {
  if (!decision)
    return (
      <span className={styles.verdict}>
        <IconLoader2 size={16} aria-hidden />
        {basketTexts.pending}
      </span>
    );
  return decision.allowed ? (
    <span className={styles.verdict} data-good>
      <IconCheck size={16} aria-hidden />
      {basketTexts.ok}
    </span>
  ) : (
    <span className={styles.verdict} data-bad title={decision.reason}>
      <IconAlertTriangle size={16} aria-hidden />
      <OrderText>{decision.reason}</OrderText>
    </span>
  );
}

function OrderText({ children }: { readonly children: string }) {
  return (
    <span>
      {splitByOrderIds(children).map(({ start, text, isOrder }) =>
        isOrder ? <ServiceOrderLink key={start} id={text} /> : <span key={start}>{text}</span>,
      )}
    </span>
  );
}
