import { productFamilies, type ProductFamily } from '../../src/domain/product/families.ts';
import type { DeviceError } from '../../src/domain/resource/deviceErrors.ts';
import errors from './deviceErrors.json' with { type: 'json' };

type Row = Omit<DeviceError, 'productFamily'> & {
  /** The families that have it; all of them, when left out. */
  readonly families?: readonly string[];
};

const isOf = ({ families }: Row, family: ProductFamily): boolean => families?.includes(family) ?? true;

export const deviceErrors: readonly DeviceError[] = productFamilies.flatMap((productFamily) =>
  errors
    .filter((row) => isOf(row, productFamily))
    .map(({ errorId, title, text, remedy, severity }) => ({
      productFamily,
      errorId,
      title,
      text,
      remedy,
      severity,
    })),
);
