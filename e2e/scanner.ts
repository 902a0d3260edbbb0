import type { CDPSession, Page } from '@playwright/test';
import { getDialog, expect } from './portal.ts';

let struckUntil = 0;

/**
 * A key by its character or name, optionally with its code and modifiers. `after` is an additional pause in
 * ms.
 */
export type KeyStroke =
  | string
  | { readonly key: string; readonly code?: string; readonly modifiers?: number; readonly after?: number };

/** Bit of the modifier in the Chrome DevTools Protocol. */
export const ctrlModifier = 2;

/**
 * Sends trusted key events like a scanner or a person, `gap` ms apart. They start `pause` ms after the
 * previous keys, or well apart from them by default.
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

/** Types a label at the speed of a scanner. */
export const scanLabel = (page: Page, text: string, gap = 8, end = 'Enter') =>
  typeKeys(page, [...text.split(''), end], gap);
export const getScanResult = (page: Page) => page.getByRole('status', { name: 'Last scan' });
export const waitUntilListening = (page: Page) =>
  expect(page.getByRole('button', { name: /^Scanner, / })).toBeVisible();

/** Selects the first milling machine when a scan asks for one. */
export async function chooseMachine(page: Page): Promise<void> {
  await getDialog(page).getByLabel('Milling machine').selectOption({ index: 1 });
  await getDialog(page).getByRole('button', { name: 'Save' }).click();
}
