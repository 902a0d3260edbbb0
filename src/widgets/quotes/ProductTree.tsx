import { partWord } from '~/domain/part/enumerations.ts';
import { offeredBy, treeRows, type TreeNode, type TreeSearch } from '~/domain/quote/productTree.ts';
import { generationTexts } from '~/domain/words/texts/configurator.ts';
import styles from './ProductTree.module.css';

const nothingFound = (search: TreeSearch): string =>
  search.kind === 'COMPONENT'
    ? generationTexts.noComponent(search.designator)
    : generationTexts.noOffer(partWord(search.connectorType));

type TreeProps = { readonly tree: TreeNode; readonly search?: TreeSearch | undefined };

export function ProductTree({ tree, search }: TreeProps) {
  const rows = treeRows(tree, search);
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
              {generationTexts.offers(partWord(search.connectorType), offeredBy(node, search.connectorType))}
            </em>
          )}
        </li>
      ))}
    </ul>
  );
}
