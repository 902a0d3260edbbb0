import { suggestedCommandGroups } from '../command/assist.ts';

export const scriptKeywords = ['SCI', 'F_START', 'F_END'] as const;

export type ScriptTokenKind =
  | 'error'
  | 'group'
  | 'word'
  | 'command'
  | 'number'
  | 'string'
  | 'comment'
  | 'text';
export type ScriptToken = { readonly start: number; readonly kind: ScriptTokenKind };

const groups: ReadonlySet<string> = new Set(suggestedCommandGroups);
const words: ReadonlySet<string> = new Set(scriptKeywords);

const piece =
  /(?<error>COMMAND ERROR)|(?<comment>\/\/)|(?<string>"[^"]*"?)|(?<command>:[A-Za-z_]\w*)|(?<word>[A-Za-z_]\w*)|(?<number>-?(?:0x[\dA-Fa-f]+|\d+(?:\.\d+)?))/g;

function tokenKind(found: Readonly<Record<string, string | undefined>>): ScriptTokenKind {
  if (found['word'] !== undefined) {
    if (groups.has(found['word'])) return 'group';
    return words.has(found['word']) ? 'word' : 'text';
  }
  if (found['error'] !== undefined) return 'error';
  if (found['comment'] !== undefined) return 'comment';
  if (found['string'] !== undefined) return 'string';
  return found['command'] === undefined ? 'number' : 'command';
}

/**
 * Tokens in order, covering the whole line. "COMMAND ERROR" is an error even in a comment; "ERROR:" at the
 * start makes the whole line one.
 */
export function parseScriptTokens(line: string): readonly ScriptToken[] {
  if (line.startsWith('ERROR:')) return [{ start: 0, kind: 'error' }];
  const tokens: ScriptToken[] = [];
  const add = (start: number, kind: ScriptTokenKind): void => {
    if (tokens.at(-1)?.kind !== kind) tokens.push({ start, kind });
  };
  let commented = false;
  let end = 0;
  for (const match of line.matchAll(piece)) {
    const kind = tokenKind(match.groups ?? {});
    if (match.index > end) add(end, commented ? 'comment' : 'text');
    commented ||= kind === 'comment';
    add(match.index, commented && kind !== 'error' ? 'comment' : kind);
    end = match.index + match[0].length;
  }
  if (end < line.length) add(end, commented ? 'comment' : 'text');
  return tokens;
}
