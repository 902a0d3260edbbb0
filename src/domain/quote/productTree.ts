/** A component of the product tree, with what its outputs offer and what stands in it. */
export type TreeNode = {
  readonly designator: string;
  readonly componentType: string;
  readonly partNumber: string;
  readonly name: string;
  readonly outputs: readonly { readonly connectorType: string; readonly count: number | null }[];
  readonly children: readonly TreeNode[];
};

/** What is looked for in a tree: a component by its designator, or the parts whose outputs offer a connector. */
export type TreeSearch =
  | { readonly kind: 'COMPONENT'; readonly designator: string }
  | { readonly kind: 'CONNECTOR'; readonly connectorType: string };

/** A row of a tree, as deep as it stands. */
export type TreeRow = { readonly node: TreeNode; readonly depth: number; readonly isFound: boolean };

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isFound = (node: TreeNode, search: TreeSearch): boolean =>
  search.kind === 'COMPONENT'
    ? isSame(node.designator, search.designator)
    : node.outputs.some(({ connectorType }) => isSame(connectorType, search.connectorType));

/**
 * The rows of a tree that a search leaves: what is found and the way to it, and below a component that is looked for
 * what stands in it. Without a search all of them.
 */
export function treeRows(root: TreeNode, search: TreeSearch | undefined): readonly TreeRow[] {
  const rowsOf = (node: TreeNode, depth: number, within: boolean): readonly TreeRow[] => {
    const found = search !== undefined && isFound(node, search);
    const shown = search === undefined || within || found;
    const below = node.children.flatMap((child) =>
      rowsOf(child, depth + 1, within || (found && search.kind === 'COMPONENT')),
    );
    return shown || below.length > 0 ? [{ node, depth, isFound: found }, ...below] : [];
  };
  return rowsOf(root, 0, false);
}

/** The number of connectors of a type that a part offers. */
export const offeredBy = ({ outputs }: TreeNode, connectorType: string): number =>
  outputs
    .filter((output) => isSame(output.connectorType, connectorType))
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
