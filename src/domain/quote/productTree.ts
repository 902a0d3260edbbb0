export type ProductTreeNode = {
  readonly designator: string;
  readonly componentType: string;
  readonly partNumber: string;
  readonly name: string;
  readonly outputs: readonly { readonly connectorType: string; readonly count: number | null }[];
  readonly children: readonly ProductTreeNode[];
};

export type ProductTreeSearch =
  | { readonly kind: 'COMPONENT'; readonly designator: string }
  | { readonly kind: 'CONNECTOR'; readonly connectorType: string };

export type ProductTreeRow = {
  readonly node: ProductTreeNode;
  readonly depth: number;
  readonly isFound: boolean;
};

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isFound = (node: ProductTreeNode, search: ProductTreeSearch): boolean =>
  search.kind === 'COMPONENT'
    ? isSame(node.designator, search.designator)
    : node.outputs.some(({ connectorType }) => isSame(connectorType, search.connectorType));

/** Matches with their ancestors, and all inside a matching component. Without a search, the whole tree. */
export function buildProductTreeRows(
  root: ProductTreeNode,
  search: ProductTreeSearch | undefined,
): readonly ProductTreeRow[] {
  const rowsOf = (node: ProductTreeNode, depth: number, within: boolean): readonly ProductTreeRow[] => {
    const found = search !== undefined && isFound(node, search);
    const shown = search === undefined || within || found;
    const below = node.children.flatMap((child) =>
      rowsOf(child, depth + 1, within || (found && search.kind === 'COMPONENT')),
    );
    return shown || below.length > 0 ? [{ node, depth, isFound: found }, ...below] : [];
  };
  return rowsOf(root, 0, false);
}

export const countOfferedConnectors = ({ outputs }: ProductTreeNode, connectorType: string): number =>
  outputs
    .filter((output) => isSame(output.connectorType, connectorType))
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
