import { afterEach, expect, test, vi } from 'vitest';
import {
  toAriaKeyShortcuts,
  isKeyForCharacter,
  isShortcutEvent,
  formatShortcutKeys,
  shortcutScopes,
  shortcuts,
  type Shortcut,
} from './shortcuts.ts';
import { shortcutTexts } from '~/domain/words/texts/shortcuts.ts';

afterEach(() => vi.restoreAllMocks());

const struck = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>>) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const all = Object.keys(shortcuts) as Shortcut[];

test.each(all)('%s is no key that a scanner types', (name) => {
  const { keys, place } = shortcuts[name];
  const isChord = /^(?:Mod|Alt|Ctrl)\+/.test(keys);
  if (place === 'EVERYWHERE' || place === 'CONFIGURATION') expect(isChord).toBe(true);
  else expect(isChord || /(?:Arrow\w+|Home|End)$/.test(keys)).toBe(true);
});

test('no two of a place are the same', () => {
  const taken = all.map((name) => `${shortcuts[name].place} ${shortcuts[name].keys}`);
  expect(new Set(taken)).toHaveLength(taken.length);
});

test('each has its words, and each place its heading', () => {
  expect(Object.keys(shortcutTexts.of).toSorted()).toEqual(all.toSorted());
  expect(Object.keys(shortcutTexts.places).toSorted()).toEqual(shortcutScopes.toSorted());
});

test.each([
  ['k', { ctrlKey: true }, 'PALETTE', true],
  ['K', { ctrlKey: true }, 'PALETTE', true],
  ['k', {}, 'PALETTE', false],
  ['k', { metaKey: true }, 'PALETTE', false],
  ['k', { ctrlKey: true, altKey: true }, 'PALETTE', false],
  ['/', { ctrlKey: true, shiftKey: true }, 'SHEET', true],
  ['?', {}, 'SHEET', false],
  ['ArrowUp', { altKey: true }, 'PREVIOUS_CONFIGURATION', true],
  ['ArrowUp', { altKey: true, shiftKey: true }, 'PREVIOUS_CONFIGURATION', false],
  ['ArrowDown', {}, 'NEXT_CONFIGURATION', false],
] as const)('%s with %j is %s: %s', (key, held, shortcut, expected) =>
  expect(isShortcutEvent(struck(key, held), shortcut)).toBe(expected),
);

test('they read as on the keyboard', () => {
  expect(formatShortcutKeys('PALETTE')).toEqual(['Ctrl', 'K']);
  expect(toAriaKeyShortcuts('NEXT_CONFIGURATION')).toBe('Alt+ArrowDown');
  expect(toAriaKeyShortcuts('NEXT_REQUEST')).toBe('Control+ArrowDown J');
});

test('on a Mac it is Cmd', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
  expect(isShortcutEvent(struck('k', { metaKey: true }), 'PALETTE')).toBe(true);
  expect(isShortcutEvent(struck('k', { ctrlKey: true }), 'PALETTE')).toBe(false);
  expect(formatShortcutKeys('PALETTE')).toEqual(['⌘', 'K']);
  expect(toAriaKeyShortcuts('PALETTE')).toBe('Meta+K');
});

test.each([
  ['Russian', 'л', 'KeyK', 'K', true],
  ['Greek', 'Κ', 'KeyK', 'K', true],
  ['Hebrew', 'ל', 'KeyK', 'K', true],
  ['Arabic', 'ن', 'KeyK', 'K', true],
  ['Russian, the key of another letter', 'о', 'KeyJ', 'K', false],
  ['Dvorak', 'k', 'KeyV', 'K', true],
  ['Dvorak, where K is elsewhere', 't', 'KeyK', 'K', false],
  ['Turkish, a Latin letter', 'ı', 'KeyI', 'I', false],
  ['Russian', '.', 'Slash', '/', true],
  ['Hebrew', '.', 'Slash', '/', true],
  ['Arabic', 'ظ', 'Slash', '/', true],
  ['German, where it zooms', '-', 'Slash', '/', false],
  ['US, a full stop', '.', 'Period', '/', false],
  ['German', '/', 'Digit7', '/', true],
])(
  'a keyboard without Latin letters goes by the place of its keys: %s %s on %s for %s',
  (_, key, code, wanted, is) => expect(isKeyForCharacter({ key, code }, wanted)).toBe(is),
);
