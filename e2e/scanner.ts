import type { CDPSession, Page } from '@playwright/test';
import { getDialog, expect } from './portal.ts';

let struckUntil = 0;

/** A key: its character or name, or also its place on the keyboard and the modifiers held. `after` adds ms before it. */
export type KeyStroke =
  | string
  | { readonly key: string; readonly code?: string; readonly modifiers?: number; readonly after?: number };

/** Held with a key, in the words of the browser's protocol. */
export const ctrlModifier = 2;

/**
 * Strikes keys as a scanner or a person does: real events of the browser, `gap` ms apart and well after the keys
 * before, or just `pause` ms.
 */
export async function typeKeys(
  page: Page,
  keys: readonly KeyStroke[],
  gap: number,
  pause?: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let at = pause === undefined ? Math.max(Date.now() / 1000, struckUntil) + 0.5 : struckUntil + pause / 1000;
  const struck = keys.map((key) => {
    at += typeof key === 'string' ? 0 : (key.after ?? 0) / 1000;
    const sent = press(session, key, at);
    at += gap / 1000;
    return sent;
  });
  struckUntil = at;
  await Promise.all(struck);
  await session.detach();
}

const places: Readonly<Record<string, string>> = {
  '-': 'Minus',
  _: 'Minus',
  ' ': 'Space',
  ']': 'BracketRight',
};

function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : (places[key] ?? key);
}

async function press(session: CDPSession, stroke: KeyStroke, timestamp: number): Promise<void> {
  const { key, code = codeOf(key), modifiers = 0 } = typeof stroke === 'string' ? { key: stroke } : stroke;
  const text = modifiers ? '' : key === 'Enter' ? '\r' : key.length === 1 ? key : '';
  const event = { key, code, modifiers };
  await Promise.all([
    session.send('Input.dispatchKeyEvent', {
      ...event,
      type: text ? 'keyDown' : 'rawKeyDown',
      text,
      timestamp,
    }),
    session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp', timestamp: timestamp + 0.001 }),
  ]);
}

/** Strikes a label as a scanner of that speed does. */
export const scanLabel = (page: Page, text: string, gap = 8, end = 'Enter') =>
  typeKeys(page, [...text.split(''), end], gap);
/** The verdict on the last scan. */
export const getScanResult = (page: Page) => page.getByRole('status', { name: 'Last scan' });
/** Waits until the page listens for scans. */
export const waitUntilListening = (page: Page) =>
  expect(page.getByRole('button', { name: /^Scanner, / })).toBeVisible();

/** Chooses the first milling machine where a scan has asked for one. */
export async function chooseMachine(page: Page): Promise<void> {
  await getDialog(page).getByLabel('Milling machine').selectOption({ index: 1 });
  await getDialog(page).getByRole('button', { name: 'Save' }).click();
}
