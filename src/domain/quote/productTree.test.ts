import { describe, expect, test } from 'vitest';
import {
  countOfferedConnectors,
  buildProductTreeRows,
  type ProductTreeNode,
  type ProductTreeSearch,
} from './productTree.ts';

const node = (designator: string, change: Partial<ProductTreeNode> = {}): ProductTreeNode => ({
  designator,
  componentType: 'Part',
  partNumber: `P-${designator}`,
  name: designator,
  outputs: [],
  children: [],
  ...change,
});

const tree = node('R', {
  children: [
    node('T1', {
      children: [
        node('S1', { componentType: 'Joystick', children: [node('S1.1')] }),
        node('B1', { outputs: [{ connectorType: 'J4', count: 2 }] }),
      ],
    }),
    node('K', {
      outputs: [
        { connectorType: 'J4', count: 1 },
        { connectorType: 'j4 ', count: 3 },
        { connectorType: 'J6', count: 4 },
      ],
    }),
  ],
});

const shown = (search?: ProductTreeSearch): readonly string[] =>
  buildProductTreeRows(tree, search).map(
    ({ node: { designator }, depth, isFound }) => `${depth} ${designator}${isFound ? '!' : ''}`,
  );

describe('buildProductTreeRows', () => {
  test('without a search are all of them', () => {
    expect(shown()).toEqual(['0 R', '1 T1', '2 S1', '3 S1.1', '2 B1', '1 K']);
  });
  test('of a component are the way to it and what stands in it', () => {
    expect(shown({ kind: 'COMPONENT', designator: 's1' })).toEqual(['0 R', '1 T1', '2 S1!', '3 S1.1']);
  });
  test('of a connector are the parts that offer it', () => {
    expect(shown({ kind: 'CONNECTOR', connectorType: 'J4' })).toEqual(['0 R', '1 T1', '2 B1!', '1 K!']);
  });
  test.each<ProductTreeSearch>([
    { kind: 'COMPONENT', designator: 'X' },
    { kind: 'CONNECTOR', connectorType: 'J9' },
  ])('of what is not there are none', (search) => expect(shown(search)).toEqual([]));
});

test('a part offers the sum of its outputs', () => {
  const [, , k] = buildProductTreeRows(tree, { kind: 'CONNECTOR', connectorType: 'J6' });
  expect(countOfferedConnectors(tree.children[1] ?? tree, 'J4')).toBe(4);
  expect(k).toBeUndefined();
});
