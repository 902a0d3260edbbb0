import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Resources of a page: DOM nodes, listeners, object URLs, workers. */
export type HeldResources = {
  readonly nodes: number;
  readonly listeners: number;
  readonly addresses: number;
  readonly workers: number;
};

/** Counts object URLs that are not revoked on all pages loaded from now on. */
export async function trackObjectUrls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (source) => {
      const address = createObjectURL(source);
      open.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      open.delete(address);
      revokeObjectURL(address);
    };
    Object.assign(globalThis, { openAddresses: open });
  });
}

/** Collects garbage until nothing more is freed, as one collection often enables the next, then counts. */
export async function measureHeldResources(page: Page): Promise<HeldResources> {
  const client = await page.context().newCDPSession(page);
  const collect = async (): Promise<{ nodes: number; listeners: number }> => {
    await client.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters');
    return { nodes, listeners };
  };
  let last = await collect();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is looked at
    const next = await collect();
    const settled = next.nodes === last.nodes && next.listeners === last.listeners;
    last = next;
    if (settled) break;
  }
  await client.detach();
  const addresses = await page.evaluate(
    () => (globalThis as unknown as { openAddresses: ReadonlySet<string> }).openAddresses.size,
  );
  return { ...last, addresses, workers: page.workers().length };
}

/**
 * Expects that `times` repetitions leaked nothing, allowing for delayed clean-up. A leak would leave at least
 * one resource per repetition; fewer are the browser's own.
 */
export function expectNoLeak(page: Page, before: HeldResources, times: number): Promise<void> {
  return expect(async () => {
    const after = await measureHeldResources(page);
    expect(after.nodes - before.nodes).toBeLessThan(times);
    expect(after.listeners - before.listeners).toBeLessThan(times);
    expect(after.addresses).toBe(before.addresses);
    expect(after.workers).toBe(before.workers);
  }).toPass({ timeout: 20_000 });
}
