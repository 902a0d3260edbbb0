import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Numbers of things a page holds: elements and text, listeners, addresses of files, workers. */
export type HeldResources = {
  readonly nodes: number;
  readonly listeners: number;
  readonly addresses: number;
  readonly workers: number;
};

/** Makes every page from now on count the addresses of files that it has made and not given back. */
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

/** Things the page holds once collecting frees nothing more: one collection often lets the next one free something. */
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
 * Expects that doing something `times` times has left nothing, once what is let go a moment later has gone.
 * It would leave at least one thing each time; less is what the browser keeps for itself.
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
