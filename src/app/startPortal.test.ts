import { expect, test } from 'vitest';
import { keepDroppedFiles } from './startPortal.ts';

/** Answer of the page to the event: true where the browser would take it in hand. */
function drag(type: 'dragover' | 'drop', kinds: readonly string[], on: EventTarget = document.body) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const dataTransfer = { types: kinds, dropEffect: 'copy' };
  const left = on.dispatchEvent(Object.assign(event, { dataTransfer }));
  return { left, effect: dataTransfer.dropEffect };
}

keepDroppedFiles();

test('files dropped anywhere leave the page where it is', () => {
  expect(drag('dragover', ['Files'])).toEqual({ left: false, effect: 'none' });
  expect(drag('drop', ['Files']).left).toBe(false);
});

test('text and rows are dragged as ever', () => {
  expect(drag('dragover', ['text/plain'])).toEqual({ left: true, effect: 'copy' });
  expect(drag('drop', ['text/plain']).left).toBe(true);
});

test('a field that takes files shows so itself', () => {
  const field = document.createElement('div');
  document.body.append(field);
  field.addEventListener('dragover', (event) => event.preventDefault());
  expect(drag('dragover', ['Files'], field)).toEqual({ left: false, effect: 'copy' });
});
