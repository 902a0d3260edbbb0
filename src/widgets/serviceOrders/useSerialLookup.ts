import { useEffect, useRef, useState } from 'react';
import { isCalledOff } from '~/api/ApiError.ts';
import { productListing } from '~/domain/product/permission.ts';
import type { FoundProducts } from '~/domain/serviceOrder/basket.ts';
import { reportFailure } from '~/queries/failures.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { lookUpSerials } from '~/queries/serviceOrders/productLookup.ts';
import { useMe } from '~/session/me.ts';

type Checking = { readonly done: number; readonly all: number };

/** Time in ms between two looks at what has been found, so that thousands of answers are not drawn one by one. */
const look = 100;

const noneFound: FoundProducts<ProductRow> = new Map();

/** Looks up the products of serial numbers, each once, and says how far it has come. */
export function useSerialLookup() {
  const listing = productListing(useMe().units);
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

  const take = (more: FoundProducts<ProductRow>): void => setFound((before) => new Map([...before, ...more]));

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
      const onFound = (more: FoundProducts<ProductRow>): void =>
        more.forEach((products, serial) => news.set(serial, products));
      await lookUpSerials(wanted, { listing, signal: controller.signal, onFound });
    } catch (error) {
      const isStopped = controller.signal.aborted;
      // Some of them may have been found by now; asking for those again does no harm.
      for (const serial of wanted) asked.delete(serial);
      controller.abort();
      if (!isStopped && !isCalledOff(error)) {
        reportFailure(error);
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
    /** Takes products that are known already: they are not looked up. */
    know: (products: FoundProducts<ProductRow>) => {
      for (const serial of products.keys()) work.asked.add(serial);
      take(products);
    },
    /** Forgets everything that was found, so that it is looked up as it is now. */
    forget: () => {
      stop();
      work.asked.clear();
      setFound(noneFound);
      setFailed(false);
    },
  };
}
