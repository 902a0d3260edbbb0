import { afterEach, expect, test, vi } from 'vitest';
import { registerSnapshot } from '~/platform/restorableText.ts';
import { captureFieldValue, isTextInput } from './scanKeyListener.ts';

afterEach(() => document.body.replaceChildren());

function add<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  return document.body.appendChild(document.createElement(name));
}

test.each(['input', 'textarea'] as const)('a scan is taken out of a %s, which tells about it', (name) => {
  const element = add(name);
  element.value = 'half a word';
  element.setSelectionRange(5, 6);
  const restore = captureFieldValue(element);
  const heard = vi.fn();
  element.addEventListener('input', heard);
  element.value = 'half OU1234 word';
  restore('OU1234');
  expect(element.value).toBe('half a word');
  expect([element.selectionStart, element.selectionEnd]).toEqual([5, 6]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a field that ignored the scan is left alone', () => {
  const element = add('input');
  const restore = captureFieldValue(element);
  const heard = vi.fn();
  element.addEventListener('input', heard);
  restore('OU1234');
  expect(heard).not.toHaveBeenCalled();
});

test('a number field, which has no selection, gets its number back', () => {
  const element = add('input');
  element.type = 'number';
  element.value = '7';
  const restore = captureFieldValue(element);
  element.value = '71234';
  restore('1234');
  expect(element.value).toBe('7');
});

test('a list of choices gets its choice back', () => {
  const element = add('select');
  element.append(new Option('A', 'a', true, true), new Option('O', 'o'));
  const restore = captureFieldValue(element);
  element.value = 'o';
  restore('OU1234');
  expect(element.value).toBe('a');
});

test('an editor that keeps its text itself is asked to restore it, also from within', () => {
  const outer = add('div');
  const inner = outer.appendChild(document.createElement('div'));
  const restore = vi.fn();
  registerSnapshot(outer, () => restore);
  captureFieldValue(inner)('OU1');
  expect(restore).toHaveBeenCalledExactlyOnceWith('OU1');
});

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="number">', true],
  ['<textarea></textarea>', true],
  ['<div role="textbox"></div>', true],
  ['<input readonly>', false],
  ['<div role="textbox" aria-readonly="true"></div>', false],
  ['<input type="checkbox" role="switch">', false],
  ['<input type="radio">', false],
  ['<select></select>', false],
  ['<button></button>', false],
])('what is typed becomes text in %s: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isTextInput(document.body.firstElementChild)).toBe(expected);
});
test('nothing becomes text where nothing has the focus', () => expect(isTextInput(null)).toBe(false));
