import { formatPartCode } from '~/domain/part/enumerations.ts';
import {
  countOfferedConnectors,
  buildProductTreeRows,
  type ProductTreeNode,
  type ProductTreeSearch,
} from '~/domain/quote/productTree.ts';
import { generationTexts } from '~/domain/words/texts/designs.ts';
import styles from './ProductTree.module.css';

const nothingFound = (search: ProductTreeSearch): string =>
  search.kind === 'COMPONENT'
    ? generationTexts.noComponent(search.designator)
    : generationTexts.noOffer(formatPartCode(search.connectorType));

type TreeProps = { readonly tree: ProductTreeNode; readonly search?: ProductTreeSearch | undefined };

export function ProductTree({ tree, search }: TreeProps) {
  const rows = buildProductTreeRows(tree, search);
  if (rows.length === 0) return <p role="status">{search && nothingFound(search)}</p>;
  return (
    <ul className={styles.tree} aria-label={generationTexts.tree}>
      {rows.map(({ node, depth, isFound }, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- designators may occur twice
          key={`${index} ${node.designator}`}
          style={{ paddingInlineStart: `${depth * 16}px` }}
          data-found={isFound || undefined}
        >
          <strong>{node.designator || node.name}</strong> {node.componentType} <span>{node.partNumber}</span>
          {search?.kind === 'CONNECTOR' && isFound && (
            <em>
              {generationTexts.offers(
                formatPartCode(search.connectorType),
                countOfferedConnectors(node, search.connectorType),
              )}
            </em>
          )}
        </li>
      ))}
    </ul>
  );
}
