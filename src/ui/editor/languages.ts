import { languages } from 'monaco-editor/editor';
import { parseScriptTokens } from '~/domain/content/scriptTokens.ts';
import { registerScriptHelp } from './scriptHelp.ts';

export type EditorLanguage = 'script' | 'gcode' | 'json' | 'plaintext';

/** No language here carries state from one line to the next. */
const noState: languages.IState = { clone: () => noState, equals: () => true };

function registerScript(): void {
  languages.register({ id: 'script' });
  languages.setLanguageConfiguration('script', { comments: { lineComment: '//' } });
  languages.setTokensProvider('script', {
    getInitialState: () => noState,
    tokenize: (line) => ({
      tokens: parseScriptTokens(line).map(({ start, kind }) => ({
        startIndex: start,
        scopes: `${kind}.script`,
      })),
      endState: noState,
    }),
  });
  registerScriptHelp();
}

function registerGcode(): void {
  languages.register({ id: 'gcode' });
  languages.setLanguageConfiguration('gcode', { comments: { lineComment: ';' } });
  languages.setMonarchTokensProvider('gcode', {
    ignoreCase: true,
    tokenizer: {
      root: [
        [/\([^)]*\)?|;.*|^\s*%.*/, 'comment'],
        [/[gm]\s*[\d.]+/, 'group'],
        [/[tsf]\s*[-+\d.]+/, 'word'],
        [/[no]\s*\d+/, 'line'],
        [/[a-z]/, 'command'],
        [/[-+]?[\d.]+/, 'number'],
        [/#\d*|\[|\]/, 'error'],
      ],
    },
  });
}

function registerJson(): void {
  languages.register({ id: 'json' });
  languages.setLanguageConfiguration('json', {
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '"', close: '"', notIn: ['string'] },
    ],
  });
  languages.setMonarchTokensProvider('json', {
    tokenizer: {
      root: [
        [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'group'],
        [/"(?:[^"\\]|\\.)*"?/, 'string'],
        [/-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/, 'number'],
        [/\b(?:true|false|null)\b/, 'word'],
        [/[a-zA-Z_]\w*|'[^']*'?|\/\/.*/, 'error'],
      ],
    },
  });
}

/** @session nothing of a person */
let registered = false;

export function registerLanguages(): void {
  if (registered) return;
  registered = true;
  registerScript();
  registerGcode();
  registerJson();
}
