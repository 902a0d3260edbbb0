import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDeviceRemote } from '@tabler/icons-react';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { defaultProductFilter, filterProducts, toProductFilterBody } from '~/domain/product/listFilter.ts';
import { checkProductsAccess, getProductListScope } from '~/domain/product/permission.ts';
import { parseExactReferences } from '~/domain/palette/exactReferences.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { paths } from '~/paths.ts';
import {
  myProductsQuery,
  productPageQuery,
  fetchProductsBySerial,
  type ProductRow,
} from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, type PaletteEntry, type PaletteQuery } from '~/ui/palette/paletteSource.ts';

const limit = 5;
/** Minimum number of digits to search for a serial number. */
const minDigits = 3;

const pathOf = ({ productFamily, deviceType, serialNumber }: ProductRow): string =>
  paths.product(productFamily, deviceType, serialNumber);

function useExactProduct({ text }: PaletteQuery) {
  const actor = useActor();
  const client = useQueryClient();
  if (!checkProductsAccess(actor).allowed) return undefined;
  const entries = parseExactReferences(text).flatMap((thing): readonly PaletteEntry[] => {
    if (thing.kind !== 'PRODUCT') return [];
    const { serialNumber } = thing;
    return [
      {
        key: `product ${serialNumber}`,
        title: paletteTexts.product(serialNumber),
        detail: paletteTexts.productAbout,
        icon: IconDeviceRemote,
        find: async () => {
          const [first, ...others] = await fetchProductsBySerial(
            client,
            serialNumber,
            getProductListScope(actor.units),
          );
          // Transmitter and receiver may share a serial number: open the list with both.
          if (others.length > 0) return paths.products({ search: serialNumber });
          return first && pathOf(first);
        },
        missing: paletteTexts.noProduct(serialNumber),
      },
    ];
  });
  return { title: paletteTexts.groups.goTo, entries };
}

function useProducts({ text, asked }: PaletteQuery) {
  const actor = useActor();
  const isAsked = checkProductsAccess(actor).allowed;
  const asks = getProductListScope(actor.units) === 'FILTERED';
  const filter = { ...defaultProductFilter, sort: 'BY_SERIAL_NUMBER_ASC' as const, search: asked };
  const body = toProductFilterBody(filter);
  const digits = body?.serialNumber?.length ?? 0;
  const isWanted = isAsked && digits >= minDigits && parseExactReferences(asked)[0]?.kind !== 'PRODUCT';
  const all = useQuery({
    ...productPageQuery(body ?? { productSorting: filter.sort }, { offset: 0, limit: limit }),
    enabled: isWanted && asks,
  });
  const own = useQuery({ ...myProductsQuery(), enabled: isWanted && !asks });
  if (!isWanted || text === '') return undefined;
  const read = asks ? all : own;
  const found = asks ? (all.data ?? []) : filterProducts(own.data ?? [], filter).slice(0, limit);
  return {
    title: paletteTexts.groups.products,
    isPending: read.isFetching && !read.data,
    retry: read.isError ? () => void read.refetch() : undefined,
    entries: found.map((product) => ({
      key: pathOf(product),
      title: product.serialNumber,
      detail: paletteTexts.productDetail(
        product.productFamily,
        deviceTypeLabel[product.deviceType],
        product.account ? buildAccountLabel(product.account).name : product.configurationId,
      ),
      icon: IconDeviceRemote,
      to: pathOf(product),
    })),
  };
}

export const sources = [
  createPaletteSource('exactProduct', 'EXACT', useExactProduct),
  createPaletteSource('products', 'THINGS', useProducts),
];
