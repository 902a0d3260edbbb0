import { afterEach, expect, test, vi } from 'vitest';
import { keepOwnText } from '~/ui/ownText.ts';
import { isField, rememberField } from './typedField.ts';

afterEach(() => document.body.replaceChildren());

function field(html: 'input' | 'textarea'): HTMLInputElement | HTMLTextAreaElement {
  const element = document.createElement(html);
  document.body.append(element);
  return element;
}

test.each(['input', 'textarea'] as const)('a scan is taken out of a %s, which tells about it', (name) => {
  const element = field(name);
  element.value = 'half a word';
  element.setSelectionRange(5, 6);
  const undo = rememberField(element, 0);
  const heard = vi.fn();
  element.addEventListener('input', heard);
  element.value = 'half OU1234 word';
  undo(6);
  expect(element.value).toBe('half a word');
  expect([element.selectionStart, element.selectionEnd]).toEqual([5, 6]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a field that ignored the scan is left alone', () => {
  const element = field('input');
  const undo = rememberField(element, 0);
  const heard = vi.fn();
  element.addEventListener('input', heard);
  undo(6);
  expect(heard).not.toHaveBeenCalled();
});

test('a number field, which has no selection, gets its number back', () => {
  const element = document.createElement('input');
  element.type = 'number';
  element.value = '7';
  const undo = rememberField(element, 0);
  element.value = '71234';
  undo(4);
  expect(element.value).toBe('7');
});

test('a list of choices gets its choice back', () => {
  const element = document.createElement('select');
  element.append(new Option('A', 'a', true, true), new Option('O', 'o'));
  const undo = rememberField(element, 0);
  element.value = 'o';
  undo(6);
  expect(element.value).toBe('a');
  expect([isField(element), isField(null)]).toEqual([true, false]);
});

test('what keeps its text itself is asked to, also from within', () => {
  const outer = document.createElement('div');
  const inner = outer.appendChild(document.createElement('div'));
  const undo = vi.fn();
  const remember = vi.fn(() => undo);
  keepOwnText(outer, remember);
  rememberField(inner, 7)(3);
  expect(remember).toHaveBeenCalledExactlyOnceWith(7);
  expect(undo).toHaveBeenCalledExactlyOnceWith(3);
});
