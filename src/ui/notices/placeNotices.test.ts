import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeNotices } from './placeNotices.ts';

type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** Box of the notices at each position in a window of 1000 × 600 px. */
const rects: Readonly<Record<string, Rect>> = {
  '': [700, 500, 984, 584],
  'top-end': [700, 64, 984, 148],
  'bottom-start': [200, 500, 484, 584],
  'top-start': [200, 64, 484, 148],
};

const boxOf = ([left, top, right, bottom]: Rect): DOMRect =>
  new DOMRect(left, top, right - left, bottom - top);

let host: HTMLElement;
let stop = (): void => undefined;

/** Adds a button with this box to the page or to a dialog. */
function addButton(ground: Element, rect: Rect): HTMLElement {
  const button = ground.appendChild(document.createElement('button'));
  button.getBoundingClientRect = () => boxOf(rect);
  return button;
}

/** Adds a dialog with this box to the document. */
function addDialog(rect: Rect): HTMLElement {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.getBoundingClientRect = () => boxOf(rect);
  return dialog;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main><section></section>';
  host = document.querySelector('section') as HTMLElement;
  host.getBoundingClientRect = () => boxOf(rects[host.dataset.place ?? ''] ?? [0, 0, 0, 0]);
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const main = (): Element => document.querySelector('main') as Element;
const lowerRight: Rect = [800, 520, 900, 560];
const upperRight: Rect = [800, 70, 900, 110];
const lowerLeft: Rect = [210, 520, 300, 560];
const upperLeft: Rect = [210, 70, 300, 110];

test.each([
  ['nothing', [], ''],
  ['what lies elsewhere', [[500, 300, 600, 340]], ''],
  ['a button at the lower right', [lowerRight], 'top-end'],
  ['buttons at the right', [lowerRight, upperRight], 'bottom-start'],
  ['buttons everywhere but at the upper left', [lowerRight, upperRight, lowerLeft], 'top-start'],
  ['a button in each corner', [lowerRight, upperRight, lowerLeft, upperLeft], ''],
  [
    'more in the usual corner than in the others',
    [lowerRight, lowerRight, upperRight, lowerLeft, upperLeft],
    'top-end',
  ],
  ['a button that is not laid out', [[800, 520, 800, 520]], ''],
] as const)('beside %s', (_, buttons, place) => {
  for (const rect of buttons) addButton(main(), rect as Rect);
  stop = placeNotices(host);
  expect(host.dataset.place).toBe(place);
});

test('only what is in the open dialog counts, as the page behind it cannot be used', () => {
  addButton(main(), lowerRight);
  addButton(addDialog([400, 50, 990, 590]), upperRight);
  stop = placeNotices(host);
  expect(host.dataset.place).toBe('');
});

test('a dialog that is there and not shown, as a closed popover, takes nothing from the page', () => {
  addButton(main(), lowerRight);
  addDialog([0, 0, 0, 0]);
  stop = placeNotices(host);
  expect(host.dataset.place).toBe('top-end');
});

test('the place is looked for again when the page changes, and not once the notices are gone', async () => {
  stop = placeNotices(host);
  const button = addButton(main(), lowerRight);
  await vi.advanceTimersByTimeAsync(200);
  expect(host.dataset.place).toBe('top-end');
  button.remove();
  addButton(main(), upperRight);
  await vi.advanceTimersByTimeAsync(200);
  expect(host.dataset.place).toBe('');
  stop();
  addButton(main(), lowerRight);
  await vi.advanceTimersByTimeAsync(200);
  expect(host.dataset.place).toBe('');
});

test('a notice that somebody is in stays where it is', async () => {
  const close = host.appendChild(document.createElement('button'));
  stop = placeNotices(host);
  close.focus();
  addButton(main(), lowerRight);
  await vi.advanceTimersByTimeAsync(200);
  expect(host.dataset.place).toBe('');
});
