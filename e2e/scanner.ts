import type { CDPSession, Page } from '@playwright/test';
import { expect } from './portal.ts';

let struckUntil = 0;

/**
 * Keys as a scanner or a person strikes them: real events of the browser, `gap` ms apart and well after the keys
 * before, or just `pause` ms.
 */
export async function strike(
  page: Page,
  keys: readonly string[],
  gap: number,
  pause?: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start =
    pause === undefined ? Math.max(Date.now() / 1000, struckUntil + 0.5) : struckUntil + pause / 1000;
  struckUntil = start + (keys.length * gap) / 1000;
  await Promise.all(keys.map((key, index) => press(session, key, start + (index * gap) / 1000)));
  await session.detach();
}

async function press(session: CDPSession, key: string, timestamp: number): Promise<void> {
  const text = key === 'Enter' ? '\r' : key.length === 1 ? key : '';
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', key, text, timestamp }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp: timestamp + 0.001 }),
  ]);
}

/** A label as a scanner of that speed types it. */
export const scan = (page: Page, text: string, gap = 8, end = 'Enter') =>
  strike(page, [...text.split(''), end], gap);
/** What has become of the last scan. */
export const verdict = (page: Page) => page.getByRole('status', { name: 'Last scan' });
/** The page listens for scans by now. */
export const listening = (page: Page) =>
  expect(page.getByRole('button', { name: /^Scanner, / })).toBeVisible();
