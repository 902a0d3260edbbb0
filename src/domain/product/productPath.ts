import { toEnumMember } from '../words/enumTable.ts';
import {
  deviceTypes,
  isProductFamily,
  productFamilies,
  type DeviceType,
  type ProductFamily,
} from './families.ts';

/** All three identify a product: a transmitter and a receiver may have the same serial number. */
export type ProductKey = {
  readonly serialNumber: string;
  readonly productFamily: ProductFamily;
  readonly deviceType: DeviceType;
};

export type ProductRoute =
  | { readonly kind: 'PRODUCT'; readonly key: ProductKey }
  | { readonly kind: 'LIST'; readonly family: ProductFamily; readonly deviceType: DeviceType | undefined }
  | { readonly kind: 'NOTHING' };

type Segments = Readonly<
  Partial<Record<'productFamily' | 'deviceType' | 'serialNumber', string | undefined>>
>;

/**
 * Reads API names from a path, in any case. Family and type of a single product may be unknown to Portal: the
 * CMS decides whether it exists.
 */
export function parseProductPath({ productFamily = '', deviceType, serialNumber }: Segments): ProductRoute {
  const family = productFamilies.find((each) => each === productFamily.toUpperCase());
  const type = deviceTypes.find((each) => each === deviceType?.toUpperCase());
  if (deviceType !== undefined && serialNumber !== undefined) {
    const key = {
      serialNumber,
      productFamily: family ?? toEnumMember<ProductFamily>(productFamily),
      deviceType: type ?? toEnumMember<DeviceType>(deviceType),
    };
    return { kind: 'PRODUCT', key };
  }
  const isOfList = family !== undefined && (deviceType === undefined || type !== undefined);
  return isOfList ? { kind: 'LIST', family, deviceType: type } : { kind: 'NOTHING' };
}

export type UnknownPathSegment = readonly [kind: 'FAMILY' | 'DEVICE_TYPE', name: string];

export const findUnknownPathSegments = ({
  productFamily = '',
  deviceType,
}: Segments): readonly UnknownPathSegment[] => [
  ...(isProductFamily(productFamily.toUpperCase()) ? [] : [['FAMILY', productFamily] as const]),
  ...(deviceType === undefined || deviceTypes.some((each) => each === deviceType.toUpperCase())
    ? []
    : [['DEVICE_TYPE', deviceType] as const]),
];

export const formatProductKey = ({ serialNumber, productFamily, deviceType }: ProductKey): string =>
  `${productFamily} ${deviceType} ${serialNumber}`;
