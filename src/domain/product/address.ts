import { castMember } from '../words/unknownMember.ts';
import {
  deviceTypes,
  isProductFamily,
  productFamilies,
  type DeviceType,
  type ProductFamily,
} from './families.ts';

/** The three that name one product: the same serial number may be that of a transmitter and of a receiver. */
export type ProductKey = {
  readonly serialNumber: string;
  readonly productFamily: ProductFamily;
  readonly deviceType: DeviceType;
};

export type ProductPlace =
  | { readonly kind: 'PRODUCT'; readonly key: ProductKey }
  | { readonly kind: 'LIST'; readonly family: ProductFamily; readonly deviceType: DeviceType | undefined }
  | { readonly kind: 'NOTHING' };

type Segments = Readonly<
  Partial<Record<'productFamily' | 'deviceType' | 'serialNumber', string | undefined>>
>;

/**
 * By names on the wire, in any case. Those of one product may be newer than Portal: the CMS says whether it is there.
 */
export function productPlace({ productFamily = '', deviceType, serialNumber }: Segments): ProductPlace {
  const family = productFamilies.find((each) => each === productFamily.toUpperCase());
  const type = deviceTypes.find((each) => each === deviceType?.toUpperCase());
  if (deviceType !== undefined && serialNumber !== undefined) {
    const key = {
      serialNumber,
      productFamily: family ?? castMember<ProductFamily>(productFamily),
      deviceType: type ?? castMember<DeviceType>(deviceType),
    };
    return { kind: 'PRODUCT', key };
  }
  const isOfList = family !== undefined && (deviceType === undefined || type !== undefined);
  return isOfList ? { kind: 'LIST', family, deviceType: type } : { kind: 'NOTHING' };
}

export type UnknownPart = readonly [kind: 'FAMILY' | 'DEVICE_TYPE', name: string];

export const findUnknownParts = ({ productFamily = '', deviceType }: Segments): readonly UnknownPart[] => [
  ...(isProductFamily(productFamily.toUpperCase()) ? [] : [['FAMILY', productFamily] as const]),
  ...(deviceType === undefined || deviceTypes.some((each) => each === deviceType.toUpperCase())
    ? []
    : [['DEVICE_TYPE', deviceType] as const]),
];

export const productKeyText = ({ serialNumber, productFamily, deviceType }: ProductKey): string =>
  `${productFamily} ${deviceType} ${serialNumber}`;
