import { OPS, type PDFPageProxy } from 'pdfjs-dist';
import { PageCost, type PageBudget, type PageOperator } from '~/domain/content/pageBudget.ts';

type OperationsFilter = NonNullable<Parameters<PDFPageProxy['render']>[0]['operationsFilter']>;
type OperatorList = Parameters<OperationsFilter>[1];

/** Time, in ms, between two looks at a list that grows while a single operator is drawn. */
const intervalMs = 50;

const layers: Readonly<Record<number, PageOperator>> = {
  [OPS.beginGroup]: { kind: 'LAYER_START' },
  [OPS.endGroup]: { kind: 'LAYER_END' },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Pictures among the arguments of an operator: a name with a size behind it, or objects with a size of their own. */
function toOperator(code: number | undefined, args: unknown): PageOperator {
  const layer = code === undefined ? undefined : layers[code];
  if (layer) return layer;
  if (!Array.isArray(args)) return { kind: 'OTHER' };
  const [first, width, height]: readonly unknown[] = args;
  if (code === OPS.paintImageXObject && typeof first === 'string') {
    return { kind: 'PICTURE', name: first, pixels: Number(width) * Number(height) };
  }
  const sizes = (Array.isArray(first) ? first : [first]).flatMap((each: unknown) =>
    isRecord(each) && typeof each['width'] === 'number' && typeof each['height'] === 'number'
      ? [each['width'] * each['height']]
      : [],
  );
  return sizes.length === 0
    ? { kind: 'OTHER' }
    : { kind: 'PICTURE', name: undefined, pixels: sizes.reduce((sum, each) => sum + each, 0) };
}

/** Looks at the operators of a page as they come, and tells `onOver` when they take more than the budget. */
export function watchPage(
  layerPixels: number,
  budget: PageBudget,
  onOver: () => void,
): { readonly operationsFilter: OperationsFilter; readonly stop: () => void } {
  const cost = new PageCost(layerPixels);
  let list: OperatorList | undefined;
  let counted = 0;
  const count = (): void => {
    if (!list) return;
    // They come faster than they are drawn: what is over the budget is not looked at any more.
    for (; counted < list.fnArray.length && !cost.isOver(budget); counted += 1) {
      cost.add(toOperator(list.fnArray[counted], list.argsArray[counted]));
    }
    if (cost.isOver(budget)) onOver();
  };
  const timer = setInterval(count, intervalMs);
  return {
    operationsFilter: (index, operators) => {
      list = operators;
      if (index >= counted) count();
      return true;
    },
    stop: () => clearInterval(timer),
  };
}
