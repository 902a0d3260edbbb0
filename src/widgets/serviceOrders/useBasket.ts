import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  resolveBasketLines,
  maxBasketLines,
  parseBasketText,
  type BasketLine,
  type BasketOrder,
  type BasketLineResult,
  type ProductsBySerialNumber,
} from '~/domain/serviceOrder/basket.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { isAbortError } from '~/api/ApiError.ts';
import { getProductListScope } from '~/domain/product/permission.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { lookUpProducts } from '~/queries/serviceOrders/productLookup.ts';
import { useMe } from '~/session/me.ts';

type Checking = { readonly done: number; readonly all: number };

/** In ms: results are rendered in batches at this interval, as there may be thousands. */
const look = 100;

const noneFound: ProductsBySerialNumber<ProductRow> = new Map();

function useSerialNumberLookup() {
  const listing = getProductListScope(useMe().units);
  const [found, setFound] = useState(noneFound);
  const [checking, setChecking] = useState<Checking>();
  const [failed, setFailed] = useState(false);
  const [work] = useState(() => ({ running: new Set<AbortController>(), asked: new Set<string>() }));
  const isGone = useRef(false);
  const stop = (): void => work.running.forEach((each) => each.abort());

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      work.running.forEach((each) => each.abort());
    };
  }, [work]);

  const take = (more: ProductsBySerialNumber<ProductRow>): void =>
    setFound((before) => new Map([...before, ...more]));

  const check = async (serials: readonly string[]): Promise<void> => {
    const { running, asked } = work;
    const wanted = [...new Set(serials)].filter((serial) => !asked.has(serial));
    if (wanted.length === 0) return;
    for (const serial of wanted) asked.add(serial);
    const controller = new AbortController();
    running.add(controller);
    setFailed(false);
    setChecking((now) => ({ done: now?.done ?? 0, all: (now?.all ?? 0) + wanted.length }));
    const news = new Map<string, readonly ProductRow[]>();
    const tell = (): void => {
      if (news.size === 0 || isGone.current) return;
      const told = new Map(news);
      news.clear();
      take(told);
      setChecking((now) => now && { ...now, done: now.done + told.size });
    };
    const timer = setInterval(tell, look);
    try {
      const onFound = (more: ProductsBySerialNumber<ProductRow>): void =>
        more.forEach((products, serial) => news.set(serial, products));
      await lookUpProducts(wanted, { listing, signal: controller.signal, onFound });
    } catch (error) {
      const isStopped = controller.signal.aborted;
      // Some may have been found; looking them up again is harmless.
      for (const serial of wanted) asked.delete(serial);
      controller.abort();
      if (!isStopped && !isAbortError(error)) {
        notifyError(error);
        setFailed(true);
      }
    } finally {
      clearInterval(timer);
      tell();
      running.delete(controller);
      if (running.size === 0 && !isGone.current) setChecking(undefined);
    }
  };

  return {
    found,
    checking,
    failed,
    check: (serials: readonly string[]) => void check(serials),
    stop,
    /** Adds products that are known already, without a lookup. */
    know: (products: ProductsBySerialNumber<ProductRow>) => {
      for (const serial of products.keys()) work.asked.add(serial);
      take(products);
    },
    /** Clears all results, so that every line is looked up again. */
    forget: () => {
      stop();
      work.asked.clear();
      setFound(noneFound);
      setFailed(false);
    },
  };
}

export type InitialBasketLine = Pick<BasketLine, 'text' | 'serialNumber'>;

const none: readonly InitialBasketLine[] = [];

type KeptLine = InitialBasketLine & { readonly key: number };

type Thrown = { readonly kept: readonly KeptLine[]; readonly leftOut: number; readonly count: number };

export type BasketRow = BasketLineResult<ProductRow> & { readonly key: number };

const serialsOf = (lines: readonly InitialBasketLine[]): readonly string[] =>
  lines.flatMap(({ serialNumber }) => serialNumber ?? []);

function bySerial(products: readonly ProductRow[]): ReadonlyMap<string, readonly ProductRow[]> {
  const known = new Map<string, readonly ProductRow[]>();
  for (const product of products) {
    known.set(product.serialNumber, [...(known.get(product.serialNumber) ?? []), product]);
  }
  return known;
}

function useKeptLines(begun: readonly InitialBasketLine[], begunLeftOut: number) {
  const [kept, setKept] = useState<readonly KeptLine[]>(() =>
    begun.map((line, index) => ({ ...line, key: index + 1 })),
  );
  const [leftOut, setLeftOut] = useState(begunLeftOut);
  /** Removed lines for undo; cleared by the next added line. */
  const [before, setBefore] = useState<Thrown>();
  const lastKey = useRef(begun.length);
  const room = Math.max(0, maxBasketLines - kept.length);
  return {
    kept,
    leftOut,
    room,
    thrown: before?.count ?? 0,
    /** Adds lines that fit; `others` is the number of those that do not. */
    add: (added: readonly InitialBasketLine[], others: number): void => {
      const lines = added.map(({ text, serialNumber }) => {
        lastKey.current += 1;
        return { text, serialNumber, key: lastKey.current };
      });
      setKept((known) => [...known, ...lines]);
      // Lines that fit now are assumed to be those left out before.
      setLeftOut((known) => (room === 0 ? known : Math.max(0, known - lines.length)) + others);
      setBefore(undefined);
    },
    drop: (key: number): void => {
      setKept((known) => known.filter((each) => each.key !== key));
      setBefore(undefined);
    },
    throwAway: (isGone: (key: number) => boolean, others: number): void => {
      const left = kept.filter(({ key }) => !isGone(key));
      setBefore({ kept, leftOut, count: kept.length - left.length });
      setKept(left);
      setLeftOut(others);
    },
    putBack: (): void => {
      if (!before) return;
      setKept(before.kept);
      setLeftOut(before.leftOut);
      setBefore(undefined);
    },
    reset: (): void => {
      setKept([]);
      setLeftOut(0);
      setBefore(undefined);
    },
  };
}

/** Serial numbers for an order; starts with the lines of an earlier basket and the number left out of it. */
export function useBasket(order: BasketOrder, begun: readonly InitialBasketLine[] = none, begunLeftOut = 0) {
  const { kept, leftOut, room, thrown, add, drop, throwAway, putBack, reset } = useKeptLines(
    begun,
    begunLeftOut,
  );
  const [typed, setTyped] = useState('');
  const { found, checking, failed, check, stop, know, forget } = useSerialNumberLookup();
  const checkBefore = useEffectEvent(() => {
    if (begun.length > 0) check(serialsOf(begun));
  });
  useEffect(() => checkBefore(), []);

  const rows = useMemo(() => {
    const lines = kept.map((each, index) => ({ ...each, line: index + 1 }));
    return resolveBasketLines(lines, found, order).map((row, index) => ({
      ...row,
      key: kept[index]?.key ?? index,
    }));
  }, [kept, found, order]);

  const putLines = (added: readonly InitialBasketLine[], others: number): void => {
    add(added, others);
    check(serialsOf(added));
  };
  const unchecked = serialsOf(rows.filter(({ decision }) => decision === undefined));
  return {
    rows,
    lines: kept,
    typed,
    setTyped,
    /** `leftOut`: lines that did not fit into the order; `room`: lines that still fit. */
    leftOut,
    room,
    checking,
    failed,
    unchecked: unchecked.length,
    put: (text: string) => {
      const { lines, leftOut: others } = parseBasketText(text, room);
      putLines(lines, others);
    },
    /** Adds products that are known already; `others` is the number of those that do not fit. */
    putProducts: (products: readonly ProductRow[], others = 0) => {
      const known = bySerial(products);
      know(known);
      const lines = [...known.keys()].map((serialNumber) => ({ text: serialNumber, serialNumber }));
      putLines(lines.slice(0, room), Math.max(0, lines.length - room) + others);
    },
    drop,
    dropBad: () => {
      const bad = new Set(rows.flatMap(({ key, decision }) => (decision?.allowed === false ? [key] : [])));
      throwAway((key) => bad.has(key), leftOut);
    },
    empty: () => throwAway(() => true, 0),
    thrown,
    putBack,
    clear: () => {
      forget();
      reset();
    },
    stop,
    goOn: () => check(unchecked),
    checkAgain: () => {
      forget();
      check(serialsOf(rows));
    },
  };
}

export type BasketState = ReturnType<typeof useBasket>;

export const basketViews = ['ALL', 'GOOD', 'BAD'] as const;
export type BasketView = (typeof basketViews)[number];
