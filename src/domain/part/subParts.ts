export type SubPartDto = {
  readonly subPartNumber?: string | null | undefined;
  readonly partNumber?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly presentAsSibling?: boolean | null | undefined;
  readonly bomMoveMasterPartType?: string | null | undefined;
  readonly subParts?: readonly SubPartDto[] | null | undefined;
  readonly parts?: readonly SubPartDto[] | null | undefined;
};

export type SubPart = {
  readonly subPartNumber: string;
  readonly quantity: number;
  readonly presentAsSibling: boolean;
  readonly bomMoveMasterPartType: string;
  readonly subParts: readonly SubPart[];
};

/**
 * `subPartNumber` has precedence over `partNumber`, `subParts` over `parts`. A missing quantity is 1; a
 * sub-part without a number is left out. Unknown fields stay.
 */
export const normalizeSubParts = (sent: readonly SubPartDto[] | null | undefined): readonly SubPart[] =>
  (sent ?? []).flatMap((each) => {
    const { subPartNumber, partNumber, quantity, presentAsSibling, bomMoveMasterPartType, ...rest } = each;
    const { subParts, parts, ...others } = rest;
    const number = subPartNumber ?? partNumber ?? '';
    if (number === '') return [];
    return [
      {
        subPartNumber: number,
        quantity: quantity ?? 1,
        presentAsSibling: presentAsSibling ?? false,
        bomMoveMasterPartType: bomMoveMasterPartType ?? 'NONE',
        subParts: normalizeSubParts(subParts ?? parts),
        ...others,
      },
    ];
  });

function partsBelow(
  numbers: readonly string[],
  subPartsOf: (partNumber: string) => readonly SubPart[],
): ReadonlySet<string> {
  const found = new Set(numbers);
  for (const number of found) for (const below of listSubPartNumbers(subPartsOf(number))) found.add(below);
  return found;
}

/**
 * Part numbers of a cycle; undefined where no part contains itself. `subPartsOf` gives known sub-parts of
 * other parts; each part is visited once.
 */
export function findSubPartCycle(
  partNumber: string,
  subParts: readonly SubPart[],
  subPartsOf: (partNumber: string) => readonly SubPart[] = () => [],
): readonly string[] | undefined {
  const below = new Map<string, ReadonlySet<string>>();
  const walk = (within: readonly string[], next: readonly SubPart[]): readonly string[] | undefined => {
    for (const each of next) {
      const number = each.subPartNumber;
      const way = [...within, number];
      if (within.includes(number)) return way.slice(within.indexOf(number));
      const seen = below.get(number);
      // Visited before without a cycle: only the parts above it here can close one.
      const isNew = seen === undefined || within.some((above) => seen.has(above));
      if (!seen) below.set(number, partsBelow(listSubPartNumbers(subPartsOf(number)), subPartsOf));
      const found = walk(way, each.subParts) ?? (isNew ? walk(way, subPartsOf(number)) : undefined);
      if (found) return found;
    }
    return undefined;
  };
  return walk([partNumber], subParts);
}

/** Error of sub-parts that contain the part itself; undefined where they may be saved. */
export function validateSubPartCycle(
  partNumber: string,
  subParts: readonly SubPart[],
  subPartsOf?: (partNumber: string) => readonly SubPart[],
): string | undefined {
  const cycle = findSubPartCycle(partNumber, subParts, subPartsOf);
  return cycle && `A part cannot contain itself: ${cycle.join(' → ')}`;
}

export const listSubPartNumbers = (subParts: readonly SubPart[]): readonly string[] => [
  ...new Set(subParts.flatMap((each) => [each.subPartNumber, ...listSubPartNumbers(each.subParts)])),
];

export type SubPartPath = readonly number[];

function changed(
  subParts: readonly SubPart[],
  [at, ...below]: SubPartPath,
  change: (siblings: readonly SubPart[], at: number) => readonly SubPart[],
): readonly SubPart[] {
  if (at === undefined) return subParts;
  if (below.length === 0) return change(subParts, at);
  return subParts.map((each, index) =>
    index === at ? { ...each, subParts: changed(each.subParts, below, change) } : each,
  );
}

export const updateSubPart = (
  subParts: readonly SubPart[],
  path: SubPartPath,
  change: Partial<Omit<SubPart, 'subPartNumber'>>,
): readonly SubPart[] =>
  changed(subParts, path, (siblings, at) =>
    siblings.map((each, index) => (index === at ? { ...each, ...change } : each)),
  );

export const maxSubPartQuantity = 999_999;

export function parseSubPartQuantity(text: string): number | undefined {
  const quantity = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return quantity > 0 && quantity <= maxSubPartQuantity ? quantity : undefined;
}

export const removeSubPart = (subParts: readonly SubPart[], path: SubPartPath): readonly SubPart[] =>
  changed(subParts, path, (siblings, at) => siblings.filter((_, index) => index !== at));

export function addSubPart(
  subParts: readonly SubPart[],
  path: SubPartPath,
  subPartNumber: string,
): readonly SubPart[] {
  const added = normalizeSubParts([{ subPartNumber }]);
  if (path.length === 0) return [...subParts, ...added];
  return changed(subParts, path, (siblings, at) =>
    siblings.map((each, index) =>
      index === at ? { ...each, subParts: [...each.subParts, ...added] } : each,
    ),
  );
}
