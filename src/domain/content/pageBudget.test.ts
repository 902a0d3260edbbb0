import { describe, expect, test } from 'vitest';
import { PageCost, pageBudgets, type PageBudget, type PageOperator } from './pageBudget.ts';

const budget: PageBudget = { maxOperators: 5, maxPixels: 1000, timeoutMs: 1 };
const picture = (pixels: number, name?: string): PageOperator => ({ kind: 'PICTURE', name, pixels });
const [open, close, other] = (['LAYER_START', 'LAYER_END', 'OTHER'] as const).map((kind) => ({ kind }));

describe('a page is over its budget', () => {
  test.each<[what: string, operators: readonly (PageOperator | undefined)[], isOver: boolean]>([
    ['not with nothing', [], false],
    ['not with as many operators as it may have', [other, other, other, other, other], false],
    ['with one operator more', [other, other, other, other, other, other], true],
    ['not with pictures that fit', [picture(500), picture(500)], false],
    ['with pictures that do not fit together', [picture(500), picture(501)], true],
    ['not with one picture drawn again and again', [picture(900, 'a'), picture(900, 'a')], false],
    ['with two pictures of other names', [picture(900, 'a'), picture(900, 'b')], true],
    ['not with layers one after the other', [open, close, open, close], false],
    ['with layers in each other', [open, open, open], true],
    ['after they are closed as well', [open, open, open, close, close], true],
    ['not with more ends than starts', [close, close, open, open], false],
  ])('%s', (_, operators, isOver) => {
    const cost = new PageCost(400);
    for (const operator of operators) if (operator) cost.add(operator);
    expect(cost.isOver(budget)).toBe(isOver);
  });
});

test('a thumbnail may take less of everything than a page that somebody looks at', () => {
  const { PREVIEW, THUMBNAIL } = pageBudgets;
  expect(THUMBNAIL.maxOperators).toBeLessThan(PREVIEW.maxOperators);
  expect(THUMBNAIL.maxPixels).toBeLessThan(PREVIEW.maxPixels);
  expect(THUMBNAIL.timeoutMs).toBeLessThan(PREVIEW.timeoutMs);
});
