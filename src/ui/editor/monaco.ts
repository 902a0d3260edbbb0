import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/diffEditor/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/gotoLine/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/lineSelection/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/longLinesHelper/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/parameterHints/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/smartSelect/register';
// The feature registers only the services of suggestions; this is the suggestions themselves.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/unicodeHighlighter/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import { registerLanguages } from './languages.ts';

const { editor } = monaco;

// Monaco is bundled; the loader would fetch it from a CDN.
loader.config({ monaco });

globalThis.MonacoEnvironment = {
  getWorker: () => new Worker(new URL('./editor.worker.ts', import.meta.url), { type: 'module' }),
};

const tokens: Record<string, readonly [light: string, dark: string, style?: string]> = {
  error: ['9c1c1c', 'ff9d9d', 'bold'],
  group: ['15489e', '9cc3ff', 'bold'],
  word: ['6b21a8', 'd8b4fe'],
  command: ['0f5e5e', '7fd6d6'],
  number: ['7a4a00', 'ffcf7d'],
  string: ['0f5e34', '7fe0a7'],
  comment: ['646d7d', '8f9aab'],
  line: ['646d7d', '8f9aab'],
};

const rules = (column: 0 | 1): monaco.editor.ITokenThemeRule[] =>
  Object.entries(tokens).map(([token, colours]) => ({
    token,
    foreground: colours[column],
    fontStyle: colours[2] ?? '',
  }));

editor.defineTheme('portal-light', {
  base: 'vs',
  inherit: true,
  rules: rules(0),
  colors: {
    'editor.background': '#ffffff',
    'editor.foreground': '#171c26',
    'editorLineNumber.foreground': '#646d7d',
    'editorLineNumber.activeForeground': '#171c26',
    'editor.lineHighlightBackground': '#f5f6f8',
    'editor.lineHighlightBorder': '#00000000',
    focusBorder: '#2a55d9',
    'editorWidget.background': '#ffffff',
    'editorWidget.foreground': '#171c26',
    'editorWidget.border': '#e2e5ea',
    'editorSuggestWidget.selectedBackground': '#eaf0ff',
    'editorSuggestWidget.selectedForeground': '#171c26',
    'editorSuggestWidget.highlightForeground': '#2a55d9',
    'editorSuggestWidget.focusHighlightForeground': '#2a55d9',
    'quickInput.background': '#ffffff',
    'quickInputList.focusBackground': '#eaf0ff',
    'quickInputList.focusForeground': '#171c26',
    'input.background': '#ffffff',
    'input.foreground': '#171c26',
    'input.border': '#8b93a1',
  },
});
editor.defineTheme('portal-dark', {
  base: 'vs-dark',
  inherit: true,
  rules: rules(1),
  colors: {
    'editor.background': '#14181f',
    'editor.foreground': '#e9edf3',
    'editorLineNumber.foreground': '#8f9aab',
    'editorLineNumber.activeForeground': '#e9edf3',
    'editor.lineHighlightBackground': '#1b2029',
    'editor.lineHighlightBorder': '#00000000',
    focusBorder: '#8fabff',
    'editorWidget.background': '#1b2029',
    'editorWidget.foreground': '#e9edf3',
    'editorWidget.border': '#2a313d',
    'editorSuggestWidget.selectedBackground': '#1d2a4d',
    'editorSuggestWidget.selectedForeground': '#e9edf3',
    'editorSuggestWidget.highlightForeground': '#8fabff',
    'editorSuggestWidget.focusHighlightForeground': '#8fabff',
    'quickInput.background': '#1b2029',
    'quickInputList.focusBackground': '#1d2a4d',
    'quickInputList.focusForeground': '#e9edf3',
    'input.background': '#1b2029',
    'input.foreground': '#e9edf3',
    'input.border': '#6b7585',
  },
});

registerLanguages();

export const commonEditorOptions = {
  // Enter always ends the line, whatever is suggested.
  acceptSuggestionOnEnter: 'off',
  automaticLayout: true,
  contextmenu: false,
  fixedOverflowWidgets: true,
  fontFamily: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSize: 13,
  lineHeight: 20,
  links: false,
  minimap: { enabled: false },
  occurrencesHighlight: 'off',
  padding: { top: 10, bottom: 10 },
  renderLineHighlight: 'all',
  scrollBeyondLastLine: false,
  // The file's own line endings are restored when it is stored.
  unusualLineTerminators: 'off',
  wordBasedSuggestions: 'off',
} as const satisfies monaco.editor.IEditorOptions & monaco.editor.IGlobalEditorOptions;

/** Options for large texts, over the common ones: whatever searches the whole text at each key is off. */
export const largeTextEditorOptions = {
  matchBrackets: 'never',
  quickSuggestions: false,
} as const satisfies monaco.editor.IEditorOptions;
