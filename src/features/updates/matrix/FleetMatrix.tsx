import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { deviceTypes, deviceTypeText, productFamilies } from '~/domain/product/families.ts';
import {
  fleetFilterQuery,
  noFirmware,
  type FleetFilter,
  type FleetKind,
  type FleetMatrix as Matrix,
} from '~/domain/serviceOrder/fleet.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { orderProductsTexts } from '~/domain/words/texts/serviceOrders.ts';
import { wholeNumber } from '~/domain/words/numbers.ts';
import { paths } from '~/paths.ts';
import styles from './Fleet.module.css';

type Props = { readonly matrix: Matrix; readonly filter: FleetFilter };

const versionName = (version: string): string => (version === noFirmware ? orderProductsTexts.none : version);

/** Products counted by family, type and version; each number leads to its products. */
export function FleetMatrix({ matrix, filter }: Props): ReactElement {
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
  readonly kind: FleetKind;
  readonly versions: readonly string[];
  readonly filter: FleetFilter;
};

function Row({ kind, versions, filter }: RowProps): ReactElement {
  const { family, deviceType, counts, total } = kind;
  const name = productFactTexts.product(family, deviceTypeText(deviceType).toLowerCase());
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
              {wholeNumber(count)}
            </Link>
          )}
        </td>
      ))}
    </tr>
  );
}

const pathOf = (family: string, deviceType: string, firmware: string, { waits }: FleetFilter): string =>
  paths.serviceOrderProducts(
    fleetFilterQuery({
      family: productFamilies.find((each) => each === family) ?? 'ALL',
      deviceType: deviceTypes.find((each) => each === deviceType) ?? 'ALL',
      firmware,
      waits,
    }),
  );
