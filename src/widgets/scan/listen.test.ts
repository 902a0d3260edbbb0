import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scanName } from '~/domain/scan/verdict.ts';
import { listenForScans } from './listen.ts';

let heard: string[];
let stop: () => void;
let now = 1000;

beforeEach(() => {
  heard = [];
  stop = listenForScans((scan) => heard.push(scanName(scan)));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Strikes keys into whatever has the focus, as a browser does; gives whether the last one reached the page. */
function strike(keys: readonly string[], gap: number): boolean {
  now += 500;
  let reached = true;
  for (const key of keys) {
    now += gap;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    const target = document.activeElement ?? document.body;
    reached = target.dispatchEvent(event);
    if (reached && key.length === 1 && target instanceof HTMLInputElement) target.value += key;
  }
  return reached;
}

const scan = (text: string, end = 'Enter'): boolean => strike([...text.split(''), end], 8);

function focused(type: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  document.body.append(input);
  input.focus();
  return input;
}

test('a scan is heard, and its line end reaches nobody', () => {
  const onPage = vi.fn();
  document.body.addEventListener('keydown', ({ key }) => onPage(key));
  expect(scan('OU1234')).toBe(false);
  expect(heard).toEqual(['OU1234']);
  expect(onPage).not.toHaveBeenCalledWith('Enter');
});

test('what it typed into a field is taken out again, what a person typed before is not', () => {
  const input = focused('text');
  strike(['a', 'b'], 90);
  expect(scan('P00003-OU1234', 'Tab')).toBe(false);
  expect(heard).toEqual(['P00003-OU1234']);
  expect(input.value).toBe('ab');
});

test('a person is left alone', () => {
  const input = focused('text');
  expect(strike([...'OU1234'.split(''), 'Enter'], 70)).toBe(true);
  expect(heard).toEqual([]);
  expect(input.value).toBe('OU1234');
});

test('a password is not listened to', () => {
  focused('password');
  expect(scan('OU1234')).toBe(true);
  expect(heard).toEqual([]);
});

test('nothing is heard after it was stopped', () => {
  stop();
  scan('OU1234');
  expect(heard).toEqual([]);
});
