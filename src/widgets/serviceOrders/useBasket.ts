import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  checkedLines,
  mostLines,
  readLines,
  type BasketLine,
  type BasketOrder,
  type CheckedLine,
} from '~/domain/serviceOrder/basket.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { useSerialLookup } from './useSerialLookup.ts';

export type GivenLine = Pick<BasketLine, 'text' | 'serialNumber'>;

const none: readonly GivenLine[] = [];

/** A line with the name it keeps while others come and go. */
type KeptLine = GivenLine & { readonly key: number };

export type BasketRow = CheckedLine<ProductRow> & { readonly key: number };

const serialsOf = (lines: readonly GivenLine[]): readonly string[] =>
  lines.flatMap(({ serialNumber }) => serialNumber ?? []);

/** Products by their serial numbers. */
function bySerial(products: readonly ProductRow[]): ReadonlyMap<string, readonly ProductRow[]> {
  const known = new Map<string, readonly ProductRow[]>();
  for (const product of products) {
    known.set(product.serialNumber, [...(known.get(product.serialNumber) ?? []), product]);
  }
  return known;
}

/**
 * Serial numbers on their way into an order: their lines, what is known of each, and how far they are checked. It begins
 * with those that were put in before, such as until the page was loaded anew.
 */
export function useBasket(order: BasketOrder, begun: readonly GivenLine[] = none) {
  const [kept, setKept] = useState<readonly KeptLine[]>(() =>
    begun.map((line, index) => ({ ...line, key: index + 1 })),
  );
  const [leftOut, setLeftOut] = useState(0);
  const [typed, setTyped] = useState('');
  const { found, checking, failed, check, stop, know, forget } = useSerialLookup();
  const lastKey = useRef(begun.length);
  const checkBefore = useEffectEvent(() => {
    if (begun.length > 0) check(serialsOf(begun));
  });
  useEffect(() => checkBefore(), []);

  const rows = useMemo(() => {
    const lines = kept.map((each, index) => ({ ...each, line: index + 1 }));
    return checkedLines(lines, found, order).map((row, index) => ({
      ...row,
      key: kept[index]?.key ?? index,
    }));
  }, [kept, found, order]);

  const room = Math.max(0, mostLines - kept.length);
  const putLines = (added: readonly GivenLine[], others: number): void => {
    const lines = added.map(({ text, serialNumber }) => {
      lastKey.current += 1;
      return { text, serialNumber, key: lastKey.current };
    });
    setKept((before) => [...before, ...lines]);
    setLeftOut(others);
    check(serialsOf(lines));
  };
  const unchecked = serialsOf(rows.filter(({ verdict }) => verdict === undefined));
  return {
    rows,
    /** The lines as they were given. */
    lines: kept,
    /** Text that stands in the field and is not put in yet. */
    typed,
    setTyped,
    /** Number of lines that an order has no room for. */
    leftOut,
    checking,
    failed,
    /** Number of lines nobody has looked up yet. */
    unchecked: unchecked.length,
    /** Puts in the lines of a text. */
    put: (text: string) => {
      const { lines, leftOut: others } = readLines(text, room);
      putLines(lines, others);
    },
    /** Puts in products that are known already; `others` there were that do not fit into any order. */
    putProducts: (products: readonly ProductRow[], others = 0) => {
      const known = bySerial(products);
      know(known);
      const lines = [...known.keys()].map((serialNumber) => ({ text: serialNumber, serialNumber }));
      putLines(lines.slice(0, room), Math.max(0, lines.length - room) + others);
    },
    drop: (key: number) => setKept((before) => before.filter((each) => each.key !== key)),
    dropBad: () => {
      const bad = new Set(rows.flatMap(({ key, verdict }) => (verdict?.allowed === false ? [key] : [])));
      setKept((before) => before.filter(({ key }) => !bad.has(key)));
    },
    clear: () => {
      forget();
      setKept([]);
      setLeftOut(0);
    },
    stop,
    goOn: () => check(unchecked),
    /** Looks everything up once more, as it is now. */
    checkAgain: () => {
      forget();
      check(serialsOf(rows));
    },
  };
}

export type Basket = ReturnType<typeof useBasket>;
