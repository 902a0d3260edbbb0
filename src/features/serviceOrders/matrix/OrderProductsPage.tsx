import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import {
  parseFleetFilter,
  toFleetSearchParams,
  noFirmwareValue,
  type FleetFilter,
  type FleetRow,
  type FleetMatrix as Matrix,
} from '~/domain/serviceOrder/fleet.ts';
import { orderListTexts, orderProductsTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { RequireServiceOrderAdministration } from '../RequireServiceOrdersAccess.tsx';
import { FleetProducts, useFleet, type Fleet } from './FleetProducts.tsx';
import styles from './Fleet.module.css';
import { Link } from 'react-router';
import { deviceTypes, formatDeviceType, productFamilies } from '~/domain/product/families.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { formatWholeNumber } from '~/domain/words/numbers.ts';

type Props = { readonly matrix: Matrix; readonly filter: FleetFilter };

const versionName = (version: string): string =>
  version === noFirmwareValue ? orderProductsTexts.none : version;

function FleetMatrix({ matrix, filter }: Props) {
  const { versions, kinds } = matrix;
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} aria-label={orderProductsTexts.matrix}>
        <thead>
          <tr>
            <th scope="col">{orderProductsTexts.kind}</th>
            {versions.map((version) => (
              <th key={version} scope="col">
                {versionName(version)}
              </th>
            ))}
            <th scope="col">{orderProductsTexts.total}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <Row key={`${kind.family} ${kind.deviceType}`} kind={kind} versions={versions} filter={filter} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  readonly kind: FleetRow;
  readonly versions: readonly string[];
  readonly filter: FleetFilter;
};

function Row({ kind, versions, filter }: RowProps) {
  const { family, deviceType, counts, total } = kind;
  const name = productFactTexts.product(family, formatDeviceType(deviceType).toLowerCase());
  const isOfKind = filter.family === family && filter.deviceType === deviceType;
  const cells = [...versions, ''].map(
    (version) => [version, version === '' ? total : (counts.get(version) ?? 0)] as const,
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map(([version, count]) => (
        <td key={version} data-total={version === '' || undefined}>
          {count > 0 && (
            <Link
              to={pathOf(family, deviceType, version, filter)}
              preventScrollReset
              aria-current={isOfKind && filter.firmware === version ? 'true' : undefined}
              aria-label={orderProductsTexts.cell(
                name,
                version === '' ? orderProductsTexts.total : versionName(version),
                count,
              )}
            >
              {formatWholeNumber(count)}
            </Link>
          )}
        </td>
      ))}
    </tr>
  );
}

const pathOf = (family: string, deviceType: string, firmware: string, { waits }: FleetFilter): string =>
  paths.serviceOrderProducts(
    toFleetSearchParams({
      family: productFamilies.find((each) => each === family) ?? 'ALL',
      deviceType: deviceTypes.find((each) => each === deviceType) ?? 'ALL',
      firmware,
      waits,
    }),
  );

export function Component() {
  const [round, setRound] = useState(0);
  return (
    <RequireServiceOrderAdministration>
      <div data-full-width>
        <PageHeader
          trail={[{ label: orderListTexts.serviceOrders, to: paths.serviceOrders() }]}
          title={orderProductsTexts.title}
        />
        <Products key={round} onAgain={() => setRound(round + 1)} />
      </div>
    </RequireServiceOrderAdministration>
  );
}

type Again = { readonly onAgain: () => void };

function Products({ onAgain }: Again) {
  const [parameters] = usePageSearchParams();
  const filter = useMemo(() => parseFleetFilter(parameters), [parameters]);
  const fleet = useFleet(filter);
  const isWaiting = fleet.products.length === 0 && fleet.state === 'READING';
  if (fleet.products.length === 0 && fleet.state === 'FAILED')
    return <ListError what={orderProductsTexts.products} onRetry={onAgain} />;
  return (
    <div className="stack">
      <Panel title={orderProductsTexts.matrix}>
        <Progress fleet={fleet} onAgain={onAgain} />
        {isWaiting ? <ListSkeleton rows={6} /> : <FleetMatrix matrix={fleet.matrix} filter={filter} />}
      </Panel>
      {!isWaiting && <FleetProducts fleet={fleet} filter={filter} />}
    </div>
  );
}

function Progress({ fleet, onAgain }: Again & { readonly fleet: Fleet }) {
  const { state, products, all, stop } = fleet;
  if (state === 'DONE') return null;
  const isReading = state === 'READING';
  const sentence = {
    READING: orderProductsTexts.reading,
    MOVED: orderProductsTexts.moved,
    STOPPED: orderProductsTexts.stopped,
    FAILED: orderProductsTexts.stopped,
  };
  return (
    <div className={styles.progress}>
      {isReading && (
        <progress
          aria-label={orderProductsTexts.readingLabel}
          {...(all === undefined ? {} : { value: products.length, max: Math.max(1, all) })}
        />
      )}
      <span>{sentence[state](products.length, all)}</span>
      <Button variant="default" size="xs" onClick={isReading ? stop : onAgain}>
        {isReading ? orderProductsTexts.stop : orderProductsTexts.goOn}
      </Button>
    </div>
  );
}
