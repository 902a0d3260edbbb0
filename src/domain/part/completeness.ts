import { productFamilies, type ProductFamily } from '../product/families.ts';
import type { PartImageType } from './enumerations.ts';
import {
  isPartCompatible,
  listPurposeRefusals,
  type PartRefusal,
  type PartTag,
  type SelectablePart,
} from './parts.ts';

export type Selectability = {
  readonly purpose: PartTag;
  readonly families: readonly ProductFamily[];
  readonly refusals: readonly PartRefusal[];
};

const purposes: readonly PartTag[] = ['CONFIGURATION', 'PRODUCT_CONFIGURATION'];

export const computeSelectability = (part: SelectablePart): readonly Selectability[] =>
  purposes.map((purpose) => {
    const refusals = listPurposeRefusals(part, purpose);
    const families = productFamilies.filter((family) => isPartCompatible(part, family));
    if (families.length > 0) return { purpose, families: refusals.length > 0 ? [] : families, refusals };
    return {
      purpose,
      families,
      refusals: [...refusals, { rule: 'FAMILY', reason: 'It is not made for any family.' }],
    };
  });

export type DetailedPart = SelectablePart & {
  readonly label: string;
  readonly partType: string;
  readonly modelCompatibility?: readonly string[] | null;
  readonly partOutPuts: readonly { readonly name: string; readonly connectorType: string }[];
  readonly images: readonly string[];
  readonly millingFile?: string | null;
};

export type CompletenessCheck = { readonly name: string; readonly isDone: boolean; readonly missing: string };

const pictures: readonly PartImageType[] = ['KBMAX_PHOTO', 'CAD_DRAWING_2D'];

export function listCompletenessChecks(part: DetailedPart): readonly CompletenessCheck[] {
  const check = (name: string, isDone: boolean, missing: string): CompletenessCheck => ({
    name,
    isDone,
    missing,
  });
  const isUnknown = part.partType === '' || part.partType === 'UNKNOWN';
  const lacking = part.partOutPuts.filter(({ name }) => name.trim() === '');
  return [
    check('Label', part.label.trim() !== '', 'It has no label.'),
    check('Type', !isUnknown, 'Its type is not known.'),
    check('Families', (part.familyCompatibility ?? '').length > 0, 'It is not made for any family.'),
    check('Models', (part.modelCompatibility ?? []).length > 0, 'It names no model.'),
    check('Tags', (part.tagCloud ?? '').trim() !== '', 'It has no tag, so that no search by tag finds it.'),
    check('Outputs', lacking.length === 0, 'An output has no name.'),
    ...pictures.map((kind) =>
      kind === 'KBMAX_PHOTO'
        ? check('Photo', part.images.includes(kind), 'There is no photo for the configurator.')
        : check('Drawing', part.images.includes(kind), 'There is no drawing.'),
    ),
  ];
}
