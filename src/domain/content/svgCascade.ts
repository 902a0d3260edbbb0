import type { SvgElement } from './svgElement.ts';
import { declarationsOf, plainCss, type Declaration, type StyleSheet } from './svgStyle.ts';

/** Values by property; each of them may be the one that counts. */
export type Inherited = ReadonlyMap<string, readonly string[]>;

const inheritedProperties = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font',
  'text-shadow',
]);
/** Whether an element hands the value of a property on to what is in it, as far as drawing it takes time. */
export const isInherited = (property: string): boolean =>
  inheritedProperties.has(property) || property.startsWith('marker');

/** The values an element hands on; those from above count where a style sheet may not apply after all. */
export function inheritedWithin(
  { attributes }: SvgElement,
  declared: readonly Declaration[],
  above: Inherited,
): Inherited {
  const own = declared.filter(([name]) => isInherited(name));
  if (own.length === 0) return above;
  const inherited = new Map(above);
  for (const [property, values] of Map.groupBy(own, ([name]) => name)) {
    const others = attributes[property] === undefined ? (above.get(property) ?? []) : [];
    inherited.set(property, [...new Set([...values.map(([, value]) => value), ...others])]);
  }
  return inherited;
}

/** What style sheets and attributes say of the elements of a drawing: at least what a browser finds. */
export class Cascade {
  readonly #sheet: StyleSheet;
  readonly #custom: readonly Declaration[];
  readonly #byId = new Map<string, SvgElement>();
  readonly #parents = new Map<SvgElement, SvgElement>();
  readonly #inherited = new Map<SvgElement, Inherited>();

  constructor(elements: readonly SvgElement[], sheet: StyleSheet) {
    this.#sheet = sheet;
    const custom: Declaration[] = sheet.rules.flatMap(({ declarations }) => declarations);
    for (const element of elements) {
      const { id, style } = element.attributes;
      if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
      for (const child of element.children) this.#parents.set(child, element);
      if (style?.includes('--')) custom.push(...declarationsOf(plainCss(style) ?? ''));
    }
    this.#custom = custom.filter(([name]) => name.startsWith('--') || name === 'initial-value');
  }

  /** The element of an address such as #id; undefined for any other. */
  target(address: string): SvgElement | undefined {
    const [, id] = /^\s*#(.*\S)/.exec(address) ?? [];
    return id === undefined ? undefined : this.#byId.get(id);
  }

  /** Every declaration that may apply to an element; `above` are those of what is around it. */
  declarations(element: SvgElement, above: readonly Declaration[] = []): readonly Declaration[] {
    const { style } = element.attributes;
    const own: readonly Declaration[] = [
      ...Object.entries(element.attributes)
        .filter(([name]) => name !== 'style')
        .map(([name, value]): Declaration => [
          name,
          value.includes('\\') || value.includes('/*') ? (plainCss(value) ?? value) : value,
        ]),
      ...(style === undefined ? [] : declarationsOf(plainCss(style) ?? '')),
      ...this.#sheet.declarationsFor(element),
    ];
    const computed = own.some(([, value]) => /var\(|env\(|attr\(|if\(/.test(value)) ? this.#custom : [];
    const taken = own.some(([, value]) => /\b(?:inherit|unset|revert)/.test(value)) ? above : [];
    return computed.length + taken.length === 0 ? own : [...own, ...computed, ...taken];
  }

  /** What an element inherits where it stands, which is not where it is painted with. */
  inheritedOf(element: SvgElement): Inherited {
    const known = this.#inherited.get(element);
    if (known) return known;
    const above: SvgElement[] = [];
    for (let each: SvgElement | undefined = element; each; each = this.#parents.get(each)) above.push(each);
    let inherited: Inherited = new Map();
    for (const each of above.toReversed()) {
      inherited = this.#inherited.get(each) ?? inheritedWithin(each, this.declarations(each), inherited);
      this.#inherited.set(each, inherited);
    }
    return inherited;
  }
}
