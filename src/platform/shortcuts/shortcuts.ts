export const shortcutScopes = [
  'EVERYWHERE',
  'PALETTE',
  'LIST',
  'CONFIGURATION',
  'REVIEW',
  'REQUESTS',
  'DECISION',
  'PREVIEW',
  'EDITOR',
  'TREE',
  'TOOL_PATH',
  'TIME_LINE',
] as const;
type Place = (typeof shortcutScopes)[number];

type ShortcutFacts = {
  readonly keys: string;
  readonly place: Place;
  /** Single-letter alternative while the focus is in the shortcut's area; see `useLetterShortcuts`. */
  readonly letter?: string;
};

/**
 * Keys are joined with "+"; Mod is Cmd on a Mac, else Ctrl. Global shortcuts have Mod or Alt, as a scanner
 * types all other keys; those of an area use keys that no scanner sends.
 */
export const shortcuts = {
  PALETTE: { keys: 'Mod+K', place: 'EVERYWHERE' },
  SHEET: { keys: 'Mod+/', place: 'EVERYWHERE' },
  OPEN_IN_TAB: { keys: 'Mod+Enter', place: 'PALETTE' },
  NEXT_RESULT: { keys: 'ArrowDown', place: 'PALETTE' },
  PREVIOUS_RESULT: { keys: 'ArrowUp', place: 'PALETTE' },
  NEXT_ROW: { keys: 'ArrowDown', place: 'LIST' },
  PREVIOUS_ROW: { keys: 'ArrowUp', place: 'LIST' },
  FIRST_ROW: { keys: 'Home', place: 'LIST' },
  LAST_ROW: { keys: 'End', place: 'LIST' },
  INTO_DRAWER: { keys: 'ArrowRight', place: 'LIST' },
  OUT_OF_DRAWER: { keys: 'ArrowLeft', place: 'LIST' },
  TO_SELECTED: { keys: 'Mod+ArrowDown', place: 'LIST' },
  PREVIOUS_CONFIGURATION: { keys: 'Alt+ArrowUp', place: 'CONFIGURATION' },
  NEXT_CONFIGURATION: { keys: 'Alt+ArrowDown', place: 'CONFIGURATION' },
  PRINT_CONFIGURATION: { keys: 'Mod+P', place: 'CONFIGURATION' },
  PREVIOUS_FILE: { keys: 'ArrowLeft', place: 'PREVIEW' },
  NEXT_FILE: { keys: 'ArrowRight', place: 'PREVIEW' },
  DECIDE: { keys: 'Mod+Enter', place: 'REVIEW' },
  SEND_BACK: { keys: 'Mod+Backspace', place: 'REVIEW' },
  PREVIOUS_TO_REVIEW: { keys: 'Mod+ArrowUp', place: 'REVIEW' },
  NEXT_TO_REVIEW: { keys: 'Mod+ArrowDown', place: 'REVIEW' },
  GRANT_REQUEST: { keys: 'Mod+Enter', place: 'REQUESTS' },
  PASS_REQUEST_ON: { keys: 'Mod+Shift+Enter', place: 'REQUESTS' },
  REJECT_REQUEST: { keys: 'Mod+Backspace', place: 'REQUESTS' },
  SEND_REASON: { keys: 'Mod+Enter', place: 'DECISION' },
  PREVIOUS_REQUEST: { keys: 'Mod+ArrowUp', place: 'REQUESTS', letter: 'K' },
  NEXT_REQUEST: { keys: 'Mod+ArrowDown', place: 'REQUESTS', letter: 'J' },
  LEAVE_EDITOR: { keys: 'Ctrl+M', place: 'EDITOR' },
  UNFOLD: { keys: 'ArrowRight', place: 'TREE' },
  FOLD: { keys: 'ArrowLeft', place: 'TREE' },
  TURN_PATH: { keys: 'ArrowLeft', place: 'TOOL_PATH' },
  SHIFT_PATH: { keys: 'Shift+ArrowLeft', place: 'TOOL_PATH' },
  ZOOM_TIME: { keys: 'ArrowUp', place: 'TIME_LINE' },
  MOVE_TIME: { keys: 'ArrowLeft', place: 'TIME_LINE' },
  ALL_TIME: { keys: 'Home', place: 'TIME_LINE' },
} as const satisfies Record<string, ShortcutFacts>;
export type Shortcut = keyof typeof shortcuts;

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

const keysOf = (shortcut: Shortcut): readonly string[] =>
  shortcuts[shortcut].keys
    .replace('Mod', isMac() ? 'Meta' : 'Control')
    .replace('Ctrl', 'Control')
    .split('+');

const modifiers = [
  ['Control', 'ctrlKey'],
  ['Meta', 'metaKey'],
  ['Alt', 'altKey'],
] as const;

type Struck = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * On layouts without Latin letters (Russian, Greek, Hebrew) the key's position counts, as on a US keyboard;
 * many of them have a full stop on the key of "/".
 */
export function isKeyForCharacter({ key, code }: Pick<Struck, 'key' | 'code'>, character: string): boolean {
  if (key.toLowerCase() === character.toLowerCase()) return true;
  const isSlash = character === '/';
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return code === (isSlash ? 'Slash' : `Key${character}`) && (isForeign || (isSlash && key === '.'));
}

/** Shift counts only with named keys: on many layouts it is needed to type "/". */
export function isShortcutEvent(event: Struck, shortcut: Shortcut): boolean {
  const keys = keysOf(shortcut);
  const key = keys.at(-1) ?? '';
  const isNamed = key.length > 1;
  return (
    isKeyForCharacter(event, key) &&
    modifiers.every(([name, held]) => event[held] === keys.includes(name)) &&
    (!isNamed || event.shiftKey === keys.includes('Shift'))
  );
}

const onMac: Readonly<Record<string, string>> = { Meta: '⌘', Alt: '⌥', Control: '⌃', Shift: '⇧' };
const names: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

export const formatShortcutKeys = (shortcut: Shortcut): readonly string[] =>
  keysOf(shortcut).map((key) => (isMac() ? onMac[key] : undefined) ?? names[key] ?? key);

export function getShortcutLetter(shortcut: Shortcut): string | undefined {
  const facts: ShortcutFacts = shortcuts[shortcut];
  return facts.letter;
}

/** Keys for `aria-keyshortcuts`: "Control+K", or "Control+ArrowDown J" with a single-letter alternative. */
export function toAriaKeyShortcuts(shortcut: Shortcut): string {
  const letter = getShortcutLetter(shortcut);
  return [keysOf(shortcut).join('+'), ...(letter === undefined ? [] : [letter])].join(' ');
}
