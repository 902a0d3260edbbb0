import { queryOptions } from '@tanstack/react-query';
import type { DeviceType, ProductFamily } from '~/domain/product/families.ts';
import { productPageSize } from '~/domain/product/listFilter.ts';
import { namedVersions } from '~/domain/serviceOrder/orderedFirmware.ts';
import { productPage } from '~/queries/products/products.ts';

/** The firmware that products of a kind report, by its name, with its versions, the highest first. */
export const knownFirmware = (productFamily: ProductFamily, deviceType: DeviceType) =>
  queryOptions({
    ...productPage(
      { productSorting: 'BY_CREATED_DATE_DESC', productFamily, deviceType },
      { offset: 0, limit: productPageSize },
    ),
    select: (rows) => namedVersions(rows.flatMap(({ firmwareFile }) => firmwareFile?.fileName ?? [])),
  });
