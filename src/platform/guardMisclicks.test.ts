import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardMisclicks } from './guardMisclicks.ts';

const at = { clientX: 400, clientY: 60, bubbles: true, cancelable: true, detail: 1 };
let end: () => void;
let done: string[];

/** A bar or dialog with one button, which is under the pointer. */
function show(words: string, bar: string | undefined = 'page'): HTMLElement {
  document.body.innerHTML = `<div${bar ? ` data-settles="${bar}"` : ''}><button>${words}</button></div>`;
  const button = document.querySelector('button');
  if (!button) throw new Error('No button');
  button.addEventListener('click', () => done.push(words));
  return button;
}
const click = (button: HTMLElement, change: MouseEventInit = {}): boolean =>
  button.dispatchEvent(new MouseEvent('click', { ...at, ...change }));
const pointer = (type: string, target: HTMLElement): boolean =>
  target.dispatchEvent(Object.assign(new MouseEvent(type, at), { pointerType: 'mouse' }));

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  end = guardMisclicks(document);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('the second click of a double click does not meet another action', () => {
  click(show('Configure', 'steps'));
  click(show('Accept quote'), { detail: 2 });
  expect(done).toEqual(['Configure']);
  click(show('Accept quote'));
  expect(done).toEqual(['Configure', 'Accept quote']);
});

test('nor the confirmation of the same name', () => {
  click(show('Approve 0A'));
  click(show('Approve 0A', 'dialog'), { detail: 2 });
  expect(done).toEqual(['Approve 0A']);
});

test.each([
  ['the same action, however often it is drawn anew', 'Next', { detail: 2 }],
  ['a key', 'Accept quote', { detail: 0 }],
])('%s takes the click at once', (_what, words, change) => {
  click(show('Next'));
  click(show(words), change);
  expect(done).toEqual(['Next', words]);
});

test('what stands in no bar and no dialog is left alone', () => {
  click(show('Next'));
  click(show('Row', ''), { detail: 2 });
  expect(done).toEqual(['Next', 'Row']);
});

test('an action that comes under a resting pointer waits, until the pointer moves', () => {
  const first = show('Release for production 0A');
  pointer('pointerover', first);
  click(first);
  expect(done).toEqual([]);
  pointer('pointermove', first);
  click(first);
  expect(done).toEqual(['Release for production 0A']);
});

test('or until it has stood there for a moment', () => {
  const first = show('Release for production 0A');
  pointer('pointerover', first);
  vi.advanceTimersByTime(700);
  click(first);
  expect(done).toEqual(['Release for production 0A']);
});

describe('a double click on an entry of a menu', () => {
  const showMenu = (): HTMLElement => {
    document.body.innerHTML =
      '<div role="menu"><button role="menuitem">Duplicate</button></div><a>Behind</a>';
    const entry = document.querySelector('button');
    if (!entry) throw new Error('No entry');
    return entry;
  };
  const behind = (): HTMLElement => {
    document.querySelector('[role=menu]')?.remove();
    const link = document.querySelector('a');
    if (!link) throw new Error('Nothing behind');
    link.addEventListener('click', () => done.push('Behind'));
    return link;
  };
  const down = (detail: number): MouseEvent => new MouseEvent('mousedown', { ...at, detail });

  test('does nothing to what was behind it, and leaves the focus', () => {
    click(showMenu());
    const link = behind();
    expect(link.dispatchEvent(down(2))).toBe(false);
    expect(click(link, { detail: 2 })).toBe(false);
    expect(done).toEqual([]);
  });

  test('is none when the second click is one of its own', () => {
    click(showMenu());
    const link = behind();
    expect(link.dispatchEvent(down(1))).toBe(true);
    click(link);
    click(link, { detail: 2 });
    expect(done).toEqual(['Behind', 'Behind']);
  });
});
