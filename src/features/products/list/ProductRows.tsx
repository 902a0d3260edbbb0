import { useCallbackRef } from '@mantine/hooks';
import { memo, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { formatProductKey } from '~/domain/product/productPath.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import type { ProductFilter, ProductSort } from '~/domain/product/listFilter.ts';
import { findPendingOrderId } from '~/domain/product/state.ts';
import { formatBriefDateTime, formatLongDate } from '~/domain/words/dates.ts';
import { formatRelativeDate } from '~/domain/words/relativeDate.ts';
import { productFactTexts, productListTexts } from '~/domain/words/texts/products.ts';
import { paths } from '~/paths.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import { isPlainClick } from '~/platform/routing/useLinkClickHandler.ts';
import { useWindowedRows } from '~/ui/list/useWindowedRows.ts';
import { useNow } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { PendingUpdateNotice } from '~/widgets/serviceOrders/ServiceOrderLink.tsx';
import type { ProductFilterSetter } from './useProductsSearchParams.ts';
import styles from './ProductRows.module.css';

const rowHeight = 52;
const cardHeight = 112;
const maxPrinted = 2000;

type Props = {
  readonly rows: readonly ProductRow[];
  readonly total: number;
  readonly filter: ProductFilter;
  readonly change: ProductFilterSetter;
};

export const focusFirstProduct = (): void =>
  document.querySelector<HTMLElement>('main a[data-index]')?.focus();

/** Product table; only rows in view are rendered, whatever their number. */
export function ProductRows({ rows, total, filter, change }: Props) {
  const windowed = useWindowedRows({ total: rows.length, rowHeight, cardHeight, maxPrinted });
  const { body, height, shown, onKeyDown } = windowed;
  const now = useNow();
  const navigate = useNavigate();
  const canOpenConfiguration = checkOperations(useActor(), 'configurationGet').allowed;
  const onOpen = useCallbackRef((address: string): void => void navigate(address));
  return (
    <table className={styles.table} aria-label={productListTexts.title} aria-rowcount={total + 1}>
      <Head sort={filter.sort} onSort={(sort) => change({ sort })} />
      <tbody ref={body} style={{ height: rows.length * height }}>
        {shown.map((index) => {
          const row = rows[index];
          return (
            row && (
              <Row
                key={formatProductKey(row)}
                row={row}
                index={index}
                top={index * height}
                now={now}
                leadsToConfiguration={canOpenConfiguration}
                onOpen={onOpen}
                onKeyDown={onKeyDown}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

type HeadProps = { readonly sort: ProductSort; readonly onSort: (sort: ProductSort) => void };

function Head({ sort, onSort }: HeadProps) {
  const bySerial = sort === 'BY_SERIAL_NUMBER_ASC' ? 'ascending' : 'descending';
  const isBySerial = sort !== 'BY_CREATED_DATE_DESC';
  return (
    <thead>
      <tr>
        <th data-cell="serial" scope="col" aria-sort={isBySerial ? bySerial : undefined}>
          <button
            type="button"
            data-sort={isBySerial ? bySerial : undefined}
            onClick={() =>
              onSort(sort === 'BY_SERIAL_NUMBER_ASC' ? 'BY_SERIAL_NUMBER_DESC' : 'BY_SERIAL_NUMBER_ASC')
            }
          >
            {productFactTexts.serialNumber}
          </button>
        </th>
        <th data-cell="configuration" scope="col">
          {productFactTexts.configuration}
        </th>
        <th data-cell="account" scope="col">
          {productFactTexts.account}
        </th>
        <th data-cell="firmware" scope="col">
          {productFactTexts.firmware}
        </th>
        <th data-cell="created" scope="col" aria-sort={isBySerial ? undefined : 'descending'}>
          <button
            type="button"
            data-sort={isBySerial ? undefined : 'descending'}
            onClick={() => onSort('BY_CREATED_DATE_DESC')}
          >
            {productFactTexts.registered}
          </button>
        </th>
        <th data-cell="state" scope="col">
          {productFactTexts.state}
        </th>
      </tr>
    </thead>
  );
}

type RowProps = {
  readonly row: ProductRow;
  /** Position in the list, from 0. */
  readonly index: number;
  /** Distance of the row from the top of the list, in px. */
  readonly top: number;
  readonly now: number;
  readonly leadsToConfiguration: boolean;
  readonly onOpen: (address: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Plain cells without component wrappers: thousands of rows are rendered while scrolling. */
const Row = memo(function Row(props: RowProps): ReactElement {
  const { row, index, top, now, leadsToConfiguration, onOpen, onKeyDown } = props;
  const { serialNumber, productFamily, deviceType, configurationId, productConfigurationId } = row;
  const { revision, account, firmwareFile, created, productState, serviceOrders } = row;
  const address = paths.product(productFamily, deviceType, serialNumber);
  const pending = findPendingOrderId(serviceOrders);
  const owner = account ? buildAccountLabel(account).name : productFactTexts.noAccount;
  const press = (event: MouseEvent): void => {
    if (!isPlainClick(event) || (event.target instanceof Element && event.target.closest('a'))) return;
    onOpen(address);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the link in it has the keys
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      onClick={press}
    >
      <td data-cell="serial">
        <Link className="number" to={address} data-index={index} onKeyDown={onKeyDown}>
          {serialNumber}
        </Link>
        <span>{productFactTexts.product(productFamily, deviceTypeLabel[deviceType].toLowerCase())}</span>
      </td>
      <td data-cell="configuration">
        {leadsToConfiguration ? (
          <Link className="number" to={paths.configuration(configurationId, revision)}>
            {configurationId}
          </Link>
        ) : (
          <span className="number">{configurationId}</span>
        )}
        <span className="number" title={productConfigurationId}>
          {productConfigurationId}
        </span>
      </td>
      <td data-cell="account" title={owner}>
        {owner}
      </td>
      <td data-cell="firmware" className="number" title={firmwareFile?.fileName}>
        {firmwareFile?.fileName ?? productFactTexts.noFirmware}
      </td>
      <td data-cell="created" title={formatLongDate(created)}>
        {formatRelativeDate(created, now)}
        <span>{formatBriefDateTime(created)}</span>
      </td>
      <td data-cell="state">
        <StateLabel state={productState} size="small" />
        {pending !== undefined && <PendingUpdateNotice id={pending} size="small" />}
      </td>
    </tr>
  );
});
