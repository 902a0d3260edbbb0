export type SvgElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  readonly text: string;
};

const localReferences = (text: string): readonly string[] =>
  [...text.matchAll(/url\(\s*["']?#([^"')]+)/g)].map((match) => match[1] ?? '');

const corners = ({ attributes }: SvgElement): number =>
  Math.ceil(((attributes['d'] ?? '').length + (attributes['points'] ?? '').length) / 4);

type Reference = { readonly id: string; readonly times: number };

/** What an element draws besides its children: what it uses, paints with, or puts on each of its corners. */
function references(element: SvgElement): readonly Reference[] {
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    if (name === 'href') return value.startsWith('#') ? [{ id: value.slice(1), times: 1 }] : [];
    const marks = name.startsWith('marker') || value.includes('marker');
    return localReferences(value).map((id) => ({ id, times: marks ? Math.max(1, corners(element)) : 1 }));
  });
}

/** References nested deeper than this are taken for endless. */
const deepest = 200;

/**
 * How many elements are drawn in the end, each use of a symbol, pattern, mask or marker counted; a few lines that
 * use each other can come to billions. What style sheets refer to counts for every element.
 */
export function drawingCost(root: SvgElement, styles: string): number {
  const byId = new Map<string, SvgElement>();
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    open.push(...element.children);
  }
  const known = new Map<SvgElement, number>();
  const styled = [...new Set(localReferences(styles))].map((id) => ({ id, times: 1 }));

  const costOf = (element: SvgElement, depth: number): number => {
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    const before = known.get(element);
    if (before !== undefined) return before;
    // What leads back to itself is drawn by no browser.
    known.set(element, 0);
    let cost = 1;
    for (const child of element.children) cost += costOf(child, depth + 1);
    for (const { id, times } of [...references(element), ...(element.name === '#text' ? [] : styled)]) {
      const target = byId.get(id);
      if (target) cost += times * costOf(target, depth + 1);
    }
    known.set(element, cost);
    return cost;
  };
  return costOf(root, 0);
}
