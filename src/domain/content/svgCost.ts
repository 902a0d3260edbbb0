import { Cascade, inheritedWithin, isInherited } from './svgCascade.ts';
import {
  everyElement,
  localReferences,
  onlyLinks,
  painted,
  shapes,
  undrawn,
  type SvgElement,
} from './svgElement.ts';
import { Field, type Around, type Painted } from './svgField.ts';
import { extentOf, lengthScale, noTransform, numbersIn, scaledViewport, transformed } from './svgGeometry.ts';
import {
  deepest,
  functionsPrice,
  growsWithZoom,
  mostDashes,
  price,
  stepPrice,
  Tally,
  type DrawingCost,
} from './svgPrices.ts';
import { geometric, type StyleSheet } from './svgStyle.ts';

/** Shapes that a style draws by their corners. */
const outlines = /\b(?:polygon|path|shape|inset|ellipse|circle)\s*\(/i;

const parts = (value: string): number => value.split(',').length;

/** A walk through a drawing as a browser draws it, with everything that is used anew, adding up what it costs. */
class Walk {
  readonly #cascade: Cascade;
  readonly #tally: Tally;
  readonly #active = new Set<SvgElement>();
  readonly #field: Field;

  constructor(cascade: Cascade, field: Field, tally: Tally) {
    this.#cascade = cascade;
    this.#tally = tally;
    this.#field = field;
  }

  drawing(root: SvgElement): void {
    const { sized } = this.#field;
    const around = { linear: noTransform, sized, inherited: new Map(), declared: [], depth: 0 };
    this.element(root, { ...around, kind: 'SHAPES' });
  }

  element(element: SvgElement, around: Around): void {
    if (this.#tally.spent) return;
    if (element.name === '#text') this.#letters(element.text, around);
    else if (around.depth > deepest) this.#tally.add('REPEATS', Number.POSITIVE_INFINITY);
    // What leads back to itself is drawn by no browser.
    else if (!this.#active.has(element)) {
      this.#active.add(element);
      const within = this.#within(element, around);
      this.#tally.add(around.kind, price.element);
      this.#paint(element, within);
      for (const child of undrawn.has(element.name) ? [] : element.children) this.element(child, within);
      this.#active.delete(element);
    }
  }

  #within(element: SvgElement, around: Around): Around {
    const { attributes } = element;
    const declared = this.#cascade.declarations(element, around.declared);
    const isStyled = declared.some(([name, value]) => geometric.test(name) && attributes[name] !== value);
    const isInner = element.name === 'svg' && around.depth > 0;
    const own = isInner ? scaledViewport(attributes, around.linear, this.#field.width) : around.linear;
    return {
      linear: transformed(own ?? noTransform, attributes['transform']),
      sized: around.sized && !isStyled && own !== undefined,
      inherited: inheritedWithin(element, declared, around.inherited),
      declared,
      kind: around.kind,
      depth: around.depth + 1,
    };
  }

  #letters(text: string, around: Around): void {
    const letters = text.trim().length;
    if (letters === 0) return;
    const size = this.#field.number(
      around,
      'font-size',
      around.inherited.has('font') ? this.#field.width : 16,
    );
    this.#tally.add(
      'TEXT',
      letters * price.letter,
      letters * price.fill,
      this.#field.share(around, size, size),
    );
    for (const value of around.inherited.get('text-shadow') ?? []) {
      this.#tally.add('FILTERS', 0, parts(value) * price.shadow, 1, 1);
    }
  }

  /** What an element itself costs, its paints, filters, masks and markers included. */
  #paint(element: SvgElement, within: Around): void {
    const { name, attributes } = element;
    const extent = extentOf(element, this.#field.width);
    const stroke = within.inherited.has('stroke') ? this.#field.number(within, 'stroke-width', 1) : 0;
    const share = this.#field.share(
      within,
      extent && extent.width + stroke,
      extent && extent.height + stroke,
    );
    const it: Painted = { name, within, extent, share };
    if (shapes.has(name)) this.#shape(it);
    if (name === 'image' || name === 'img') {
      const [width, height] = [attributes['width'], attributes['height']].map((each) =>
        this.#field.length(each),
      );
      const shown = this.#field.share(within, width, height);
      this.#tally.add('PICTURES', 0, price.image, shown);
    }
    if (name === 'foreignObject')
      this.#tally.add('SHAPES', [...everyElement(element)].length * price.foreign);
    if (name === 'svg') this.#tally.add(within.kind, price.viewport);
    for (const [property, value] of within.declared) {
      if (/(?:^|:)href$/.test(property)) this.#use(element, value, within);
      else this.#effects(property, value, it);
    }
    if (!painted.has(name)) return;
    for (const values of within.inherited.values()) {
      for (const value of values) this.#references(value, it);
    }
  }

  #shape({ within, extent, share }: Painted): void {
    const dashes = within.inherited.get('stroke-dasharray') ?? [];
    this.#tally.add(within.kind, 0, price.fill, share);
    if (!extent) {
      this.#tally.add(within.kind, dashes.length * mostDashes * price.dash);
      return;
    }
    const length = extent.length * (within.sized ? 1 : Math.max(1, lengthScale(within.linear)));
    const outline = ((length * lengthScale(within.linear)) / this.#field.width) * price.outline;
    this.#tally.add(within.kind, extent.corners * price.corner + outline * Math.min(1, extent.corners / 100));
    for (const dash of dashes) {
      const period = numbersIn(dash).reduce((sum, each) => sum + Math.abs(each), 0);
      if (period > 0) this.#tally.add(within.kind, Math.min(mostDashes, length / period) * price.dash);
    }
  }

  #effects(property: string, value: string, it: Painted): void {
    const { within, extent, share } = it;
    const isLayer = property === 'mix-blend-mode' || property === 'isolation';
    if (isLayer || (property === 'opacity' && !extent && value !== '1')) {
      this.#tally.add(within.kind, 0, price.layer, share);
    }
    // The work for columns in columns doubles with each.
    if (/^column(?:s|-count|-width)$/.test(property)) this.#tally.add('STYLES', Number.POSITIVE_INFINITY);
    if (property.endsWith('shadow')) this.#tally.add('FILTERS', 0, parts(value) * price.shadow, 1, 1);
    if (!value.includes('(')) return;
    const filters = functionsPrice(value);
    if (filters > 0) this.#tally.add('FILTERS', 0, filters, extent ? share * 1.5 : 1, 1);
    // Boxes of web content have no size of their own here: each may be as large as the picture.
    const reach = painted.has(it.name) ? share : 1;
    const conics = value.match(/conic-gradient\s*\(/gi)?.length ?? 0;
    if (conics > 0) this.#tally.add(within.kind, 0, conics * price.conic, reach);
    else if (/gradient\s*\(/i.test(value))
      this.#tally.add(within.kind, 0, parts(value) * price.gradient, reach);
    if (outlines.test(value)) this.#tally.add(within.kind, numbersIn(value).length * price.corner);
    if (!isInherited(property)) this.#references(value, it);
  }

  #references(value: string, it: Painted): void {
    for (const id of localReferences(value)) {
      const target = this.#cascade.target(`#${id}`);
      if (target && !this.#tally.spent) this.#painted(target, it);
    }
  }

  /** What it costs to paint with, mask by, filter through or mark with an element. */
  #painted(target: SvgElement, it: Painted): void {
    const { within, share } = it;
    const inside: Around = { ...within, kind: 'REPEATS', inherited: this.#cascade.inheritedOf(target) };
    const inUnits = Object.values(target.attributes).includes('objectBoundingBox');
    switch (target.name) {
      case 'linearGradient':
      case 'radialGradient':
        this.#gradient(target, it);
        break;
      case 'pattern':
        this.#tally.add('REPEATS', 0, price.tiles, share);
        this.#contents(target, { ...inside, sized: false });
        break;
      case 'mask':
        this.#tally.add('REPEATS', 0, price.mask, 1);
        this.#contents(target, { ...inside, sized: within.sized && !inUnits });
        break;
      case 'clipPath':
        this.#tally.add('REPEATS', 0, price.clip, share);
        this.#contents(target, { ...inside, sized: within.sized && !inUnits });
        break;
      case 'filter':
        this.#filter(target, it);
        break;
      case 'marker':
        this.#marker(target, it, inside);
    }
  }

  #gradient(gradient: SvgElement, { within, share }: Painted): void {
    this.#tally.add(within.kind, 0, price.gradient, share);
    const chain = new Set<SvgElement>();
    for (let each: SvgElement | undefined = gradient; each && !chain.has(each);) {
      chain.add(each);
      this.#tally.add(within.kind, each.children.length * price.stop);
      each = this.#cascade.target(each.attributes['href'] ?? '');
    }
  }

  #contents(target: SvgElement, inside: Around): void {
    if (this.#active.has(target)) return;
    this.#active.add(target);
    for (const child of target.children) this.element(child, { ...inside, depth: inside.depth + 1 });
    // A pattern may be made of another one.
    const other =
      target.name === 'pattern' ? this.#cascade.target(target.attributes['href'] ?? '') : undefined;
    if (other) this.#contents(other, inside);
    this.#active.delete(target);
  }

  #filter(target: SvgElement, { within, extent, share }: Painted): void {
    const { area, pixels } = this.#field.filtered(target, within, extent ? share : undefined);
    for (const step of everyElement(target)) {
      this.#tally.add('FILTERS', 0, stepPrice(step, pixels), area, growsWithZoom.has(step.name) ? 1 : 0);
      const drawn = step.name === 'feImage' ? this.#cascade.target(step.attributes['href'] ?? '') : undefined;
      if (drawn) this.element(drawn, { ...within, kind: 'FILTERS', sized: false });
    }
  }

  #marker(target: SvgElement, { within, extent }: Painted, inside: Around): void {
    const isOwn = target.attributes['markerUnits'] === 'userSpaceOnUse';
    const unit = isOwn ? 1 : this.#field.number(within, 'stroke-width', 1);
    const { markerWidth: width, markerHeight: height, viewBox } = target.attributes;
    const size = { ...(width && { width }), ...(height && { height }), ...(viewBox && { viewBox }) };
    const linear = scaledViewport(size, transformed(within.linear, `scale(${unit})`), 3);
    const marked = { ...inside, linear: linear ?? noTransform, sized: within.sized && linear !== undefined };
    for (let corner = Math.max(1, extent?.corners ?? 1); corner > 0 && !this.#tally.spent; corner -= 1) {
      this.#contents(target, marked);
      this.#tally.add('REPEATS', price.element);
    }
  }

  #use(element: SvgElement, address: string, within: Around): void {
    const target = onlyLinks.has(element.name) ? undefined : this.#cascade.target(address);
    if (!target || undrawn.has(element.name)) return;
    const { width, height } = element.attributes;
    const size = { ...target.attributes, ...(width && { width }), ...(height && { height }) };
    const isField = target.name === 'symbol' || target.name === 'svg';
    const linear = isField ? scaledViewport(size, within.linear, this.#field.width) : within.linear;
    const sized = within.sized && linear !== undefined;
    const inside: Around = { ...within, linear: linear ?? noTransform, sized, kind: 'REPEATS' };
    this.#tally.add('REPEATS', price.use);
    if (target.name === 'symbol') this.#contents(target, inside);
    else this.element(target, inside);
  }
}

/**
 * The time a drawing takes a browser: an estimate that is rather too high. The walk ends as soon as more than
 * `budget` ms have come together at the smallest zoom, so that no drawing takes the walk itself long.
 */
export function drawingCost(
  root: SvgElement,
  elements: readonly SvgElement[],
  sheet: StyleSheet,
  budget: number,
): DrawingCost {
  const tally = new Tally(budget);
  tally.add('STYLES', sheet.matchingCost(elements.length));
  new Walk(new Cascade(elements, sheet), new Field(root.attributes), tally).drawing(root);
  return tally;
}
