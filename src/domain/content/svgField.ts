import type { Inherited } from './svgCascade.ts';
import type { SvgElement } from './svgElement.ts';
import { areaScale, lengthOf, lengthScale, viewOf, type Extent, type Linear } from './svgGeometry.ts';
import { measuredWidth, type CostKind } from './svgPrices.ts';
import type { Declaration } from './svgStyle.ts';

/** What an element has from what is around it. */
export type Around = {
  readonly linear: Linear;
  /** Whether sizes can be told; where not, everything is taken to be as large as the picture. */
  readonly sized: boolean;
  readonly inherited: Inherited;
  readonly declared: readonly Declaration[];
  readonly kind: CostKind;
  readonly depth: number;
};

/** A shape, group or text that is painted: what it has around it, its size and its share of the picture's area. */
export type Painted = {
  readonly name: string;
  readonly within: Around;
  readonly extent: Extent | undefined;
  readonly share: number;
};

/** The field a drawing shows, and how sizes in it compare to it. */
export class Field {
  readonly width: number;
  /** Whether the field says how large it is, and shows nothing beyond that. */
  readonly sized: boolean;
  readonly #area: number;

  constructor(root: SvgElement['attributes']) {
    const view = viewOf(root);
    const { width, height } = view ?? { width: 300, height: 150 };
    this.width = width;
    this.#area = width * height;
    this.sized = view !== undefined && !/slice/.test(root['preserveAspectRatio'] ?? '');
  }

  /** A length in units of the field; undefined when it cannot be told. */
  length(text: string | undefined): number | undefined {
    return lengthOf(text, this.width);
  }

  /** The largest value an inherited length may have; the width of the field where that cannot be told. */
  number({ inherited }: Around, property: string, otherwise: number): number {
    const values = inherited.get(property) ?? [];
    return values.length === 0
      ? otherwise
      : Math.max(...values.map((value) => this.length(value) ?? this.width));
  }

  /** The share of the field that a size covers, as a fraction; all of it where the size cannot be told. */
  share({ sized, linear }: Around, width: number | undefined, height: number | undefined): number {
    if (!sized || width === undefined || height === undefined) return 1;
    const share = (width * height * areaScale(linear)) / this.#area;
    return Number.isFinite(share) ? Math.min(1, share) : 1;
  }

  /** The share of the field that a filter works on, by the share of what it filters, and pixels for its units. */
  filtered(
    filter: SvgElement,
    within: Around,
    share: number | undefined,
  ): { readonly area: number; readonly pixels: number } {
    const { x, y, width, height, filterUnits, primitiveUnits } = filter.attributes;
    const isUsual = [x, y, width, height].every(
      (each) => each === undefined || Number.parseFloat(each) <= (each.includes('%') ? 200 : 2),
    );
    const around = share !== undefined && isUsual ? Math.min(1, share * 2) : 1;
    const isOwn = filterUnits === 'userSpaceOnUse';
    const unit = primitiveUnits === 'objectBoundingBox' ? this.width : 1;
    return {
      area: isOwn ? this.share(within, this.length(width), this.length(height)) : around,
      pixels: (unit * lengthScale(within.linear) * measuredWidth) / this.width,
    };
  }
}
