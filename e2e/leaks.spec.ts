import type { CDPSession, Page } from '@playwright/test';
import { expect, signIn, test } from './portal.ts';

/** How often each thing is done before it is looked at what has stayed; what grows with it shows after twice as many. */
const cycles = 8;

type Held = { readonly nodes: number; readonly listeners: number; readonly addresses: number };

/** Counts the addresses of files that have been made and not been given back. */
function countAddresses(): void {
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
}

async function held(page: Page, client: CDPSession): Promise<Held> {
  // What is let go of in one collection can free more in the next.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters');
  const addresses = await page.evaluate(
    () => (globalThis as unknown as { openAddresses: ReadonlySet<string> }).openAddresses.size,
  );
  return { nodes, listeners, addresses };
}

/** What is held after `cycles`, and after as many again. */
async function twice(page: Page, cycle: () => Promise<void>): Promise<readonly [Held, Held]> {
  const client = await page.context().newCDPSession(page);
  const batch = async (): Promise<Held> => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is looked at
    for (let done = 0; done < cycles; done += 1) await cycle();
    return held(page, client);
  };
  return [await batch(), await batch()];
}

/** Of everything a cycle makes at least one thing would be left each time; less is what the browser keeps for itself. */
function expectFlat([first, second]: readonly [Held, Held]): void {
  expect(second.nodes - first.nodes).toBeLessThan(cycles);
  expect(second.listeners - first.listeners).toBeLessThan(cycles);
  expect(second.addresses).toBe(first.addresses);
}

test.beforeEach(async ({ page, portal }) => {
  await page.addInitScript(countAddresses);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect(page.getByRole('button', { name: 'Scanner, ready' })).toBeVisible();
});

test('dialogs that were closed leave nothing behind', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  const flat = await twice(page, async () => {
    // A pointer would wait for the dialog to stand still.
    await page.getByRole('button', { name: 'Saved views' }).dispatchEvent('click');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).dispatchEvent('click');
    await dialog.waitFor({ state: 'detached' });
  });
  expectFlat(flat);
});

test('pages that were left leave nothing behind', async ({ page }) => {
  const link = page.getByRole('list', { name: 'Configurations' }).getByRole('link').first();
  const flat = await twice(page, async () => {
    await link.click();
    await page.getByRole('heading', { name: 'Product configurations' }).waitFor();
    await page.goBack();
    await link.waitFor();
  });
  expectFlat(flat);
});
