import { editor, MarkerSeverity, MarkerTag } from 'monaco-editor/editor';
import { validateScriptLine } from '~/domain/command/validateScriptLine.ts';
import { setModelKnowledge } from './scriptHelp.ts';
import { validateLines, type ScriptCheckOptions, type ScriptProblem } from './scriptProblems.ts';

/** Time, in ms, without a change after which the whole script is checked again. */
const rest = 300;

/** Maximum number of visible lines that are marked at once. */
const maxInView = 300;
const owner = 'portal.commands';

const markerOf = ({ line, start, end, text, severity, kind }: ScriptProblem): editor.IMarkerData => ({
  message: text,
  severity: severity === 'ERROR' ? MarkerSeverity.Error : MarkerSeverity.Warning,
  startLineNumber: line,
  endLineNumber: line,
  startColumn: start + 1,
  endColumn: Math.max(end, start + 1) + 1,
  // Deprecated code is struck through.
  tags: kind === 'INACTIVE' ? [MarkerTag.Deprecated] : [],
});

/** Checks visible lines at once, and all in slices after each change. Returns a function that stops it. */
export function watchScript(
  code: editor.IStandaloneCodeEditor,
  { knowledge, onProblems }: ScriptCheckOptions,
): () => void {
  const model = code.getModel();
  if (!model) return () => undefined;
  setModelKnowledge(model, knowledge);
  let listed: readonly ScriptProblem[] = [];
  let stop = (): void => undefined;
  const mark = (): void => {
    const inView: ScriptProblem[] = [];
    const seen = new Set<number>();
    for (const { startLineNumber: first, endLineNumber: last } of code.getVisibleRanges()) {
      for (let line = first; line <= Math.min(last, first + maxInView); line += 1) {
        seen.add(line);
        const faults = validateScriptLine(model.getLineContent(line), knowledge);
        inView.push(...faults.map((fault) => ({ ...fault, line })));
      }
    }
    const others = listed.filter(({ line }) => !seen.has(line) && line <= model.getLineCount());
    editor.setModelMarkers(model, owner, [...inView, ...others].map(markerOf));
  };
  const checkAll = (): void => {
    const lines = { count: model.getLineCount(), at: (line: number) => model.getLineContent(line) };
    stop = validateLines(lines, knowledge, (problems) => {
      listed = problems.listed;
      mark();
      onProblems(problems);
    });
  };
  const hearing = [
    code.onDidScrollChange(mark),
    model.onDidChangeContent(() => {
      stop();
      mark();
      const wait = setTimeout(checkAll, rest);
      stop = () => clearTimeout(wait);
    }),
  ];
  mark();
  checkAll();
  return () => {
    stop();
    for (const each of hearing) each.dispose();
    if (!model.isDisposed()) editor.setModelMarkers(model, owner, []);
  };
}
