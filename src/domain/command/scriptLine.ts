export type TextRange = { readonly start: number; readonly end: number; readonly text: string };

export type ScriptArgument = TextRange & { readonly isQuoted: boolean };

export type ScriptLine = {
  readonly group: TextRange;
  readonly name: TextRange;
  readonly arguments: readonly ScriptArgument[];
};

/** Maximum characters of a line: parsing a longer one would delay typing. */
export const maxScriptLineLength = 4000;

const head = /^\s*([A-Za-z_]\w*):([A-Za-z_]\w*)?/;
const argument = /"([^"]*)"?|[^\s"]+/g;

export function removeScriptComment(line: string): string {
  let isQuoted = false;
  for (let place = 0; place < line.length; place += 1) {
    if (line[place] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && line[place] === '/' && line[place + 1] === '/') return line.slice(0, place);
  }
  return line;
}

/**
 * Undefined where a line is no command: empty lines, comments, SCI, F_START, F_END, log lines (">",
 * "ERROR:"), and lines over `maxScriptLineLength`.
 */
export function parseScriptLine(line: string): ScriptLine | undefined {
  if (line.length > maxScriptLineLength || line.startsWith('ERROR:')) return undefined;
  const code = removeScriptComment(line);
  const found = head.exec(code);
  if (!found) return undefined;
  const [whole, group = '', name = ''] = found;
  const start = whole.length - whole.trimStart().length;
  const nameStart = start + group.length + 1;
  return {
    group: { start, end: start + group.length, text: group },
    name: { start: nameStart, end: nameStart + name.length, text: name },
    arguments: [...code.slice(whole.length).matchAll(argument)].map((match) => ({
      start: whole.length + match.index,
      end: whole.length + match.index + match[0].length,
      text: match[1] ?? match[0],
      isQuoted: match[1] !== undefined,
    })),
  };
}

export const isNumberArgument = ({ text, isQuoted }: Pick<ScriptArgument, 'text' | 'isQuoted'>): boolean =>
  !isQuoted && /^[-+]?(?:0x[\dA-Fa-f]+|\d+(?:\.\d+)?)$/.test(text);
