import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scan } from '~/domain/scan/label.ts';
import { getScanName } from '~/domain/scan/scanResult.ts';
import { listenForScans } from './scanKeyListener.ts';

let heard: string[];
let stop: () => void;
let now = 1000;
let isDeaf = false;
const hearers = {
  onScan: (scan: Scan) => void heard.push(getScanName(scan)),
  onDoubt: (text: string) => void heard.push(`again ${text}`),
  isDeaf: () => isDeaf,
};

beforeEach(() => {
  heard = [];
  isDeaf = false;
  stop = listenForScans(hearers, { since: 0, events: [] });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Types keys into the focused element as a browser does; returns whether the last one reached the page. */
function strike(keys: readonly string[], gap: number, pause = 600): boolean {
  now += pause - gap;
  let reached = true;
  for (const key of keys) {
    now += gap;
    const target = document.activeElement ?? document.body;
    reached = target.dispatchEvent(keyEvent(key, now));
    if (reached && key.length === 1 && target instanceof HTMLInputElement) target.value += key;
  }
  return reached;
}

function keyEvent(key: string, at: number): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return event;
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

test.each(['Seen: OU1234 ok', 'P00003', 'HELLO'])(
  '%s, typed fast, stays in its field with its Enter',
  (text) => {
    const input = focused('text');
    expect(scan(text)).toBe(true);
    expect(heard).toEqual([]);
    expect(input.value).toBe(text);
  },
);

test('what may not be whole stays where it was typed, and asks to be scanned again', () => {
  const input = focused('text');
  strike(['C'], 8);
  expect(strike([...'900277'.split(''), 'Enter'], 8, 105)).toBe(false);
  expect(heard).toEqual(['again C900277']);
  expect(input.value).toBe('C900277');
});

test('a label that begins in one field and ends in another is taken out of both', () => {
  const one = focused('text');
  strike('P00003-'.split(''), 8);
  const other = focused('text');
  strike(['O', 'U', '1', '2', '3', '4', 'Enter'], 8, 8);
  expect(heard).toEqual(['P00003-OU1234']);
  expect([one.value, other.value]).toEqual(['', '']);
});

test.each(['checkbox', 'button'])('a blank in a label does not press a %s', (type) => {
  focused(type);
  const reached = vi.fn();
  document.body.addEventListener('keydown', ({ key }) => reached(key));
  scan('P00003 OU1234');
  expect(heard).toEqual(['P00003-OU1234']);
  expect(reached).not.toHaveBeenCalledWith(' ');
  expect(reached).not.toHaveBeenCalledWith('Enter');
});

test('blanks that a person presses one after the other all arrive', () => {
  focused('checkbox');
  const reached = vi.fn();
  document.body.addEventListener('keydown', ({ key }) => reached(key));
  strike([' ', ' ', ' '], 200);
  expect(reached.mock.calls).toEqual([[' '], [' '], [' ']]);
  expect(heard).toEqual([]);
});

test('a label without its end is to be scanned again after a silence, once, but not while the page was busy', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  strike('OU1234'.split(''), 8);
  vi.advanceTimersByTime(499);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['again OU1234']);
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['again OU1234']);
  strike('OU5678'.split(''), 8);
  const late = vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
  vi.advanceTimersByTime(500);
  late.mockRestore();
  expect(heard).toEqual(['again OU1234']);
  vi.advanceTimersByTime(1500);
  expect(heard).toEqual(['again OU1234', 'again OU5678']);
  vi.useRealTimers();
});

test('what is scanned while nothing is for the page is not heard, nor the rest of it afterwards', () => {
  isDeaf = true;
  expect(scan('OU1234')).toBe(true);
  strike('OU56'.split(''), 8);
  isDeaf = false;
  strike(['7', '8', 'Enter'], 8, 8);
  expect(heard.filter((text) => !text.startsWith('again'))).toEqual([]);
  scan('OU9999');
  expect(heard.at(-1)).toBe('OU9999');
});

test('what was struck before anybody listened is read then', () => {
  stop();
  const early = [...'OU1234'.split(''), 'Enter'].map((key, place) => keyEvent(key, 9000 + place * 8));
  stop = listenForScans(hearers, { since: 5000, events: early });
  expect(heard).toEqual(['OU1234']);
  stop();
  stop = listenForScans(hearers, { since: 8900, events: early });
  expect(heard).toEqual(['OU1234', 'again OU1234']);
});

test.each(['blur', 'focus'])('the rest of a label is none after the %s of the window', (type) => {
  strike('P00006-'.split(''), 8);
  const event = new Event(type);
  Object.defineProperty(event, 'timeStamp', { value: now + 4 });
  window.dispatchEvent(event);
  strike([...'10436'.split(''), 'Enter'], 8, 8);
  expect(heard).toEqual(['again 10436']);
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
