import { languages, type editor, type Position } from 'monaco-editor/editor';
import {
  findCommandAtPosition,
  listCompletions,
  findSignature,
  type CommandCompletion,
} from '~/domain/command/assist.ts';
import type { CommandContext } from '~/domain/command/validateScriptLine.ts';
import {
  listArgumentTypes,
  formatArgumentType,
  formatCommandClass,
  formatSignature,
  type Command,
} from '~/domain/command/command.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { commandScriptTexts } from '~/domain/words/texts/commands.ts';

/**
 * Commands for the completion of scripts, by editor model.
 * @session ends with it: knowledge goes with the editors
 */
const knowledgeOf = new WeakMap<editor.ITextModel, CommandContext>();

const nothing: CommandContext = { commands: new Map(), productCode: '' };

export const setModelKnowledge = (model: editor.ITextModel, knowledge: CommandContext): unknown =>
  knowledgeOf.set(model, knowledge);

const typedBefore = (model: editor.ITextModel, { lineNumber, column }: Position): string =>
  model.getLineContent(lineNumber).slice(0, column - 1);

/** Class and state of a command, and whether the firmware lacks it, as one line. */
const standing = (command: Command, isInFirmware: boolean): string =>
  [
    formatCommandClass(command.commandClass),
    formatState(command.commandState),
    ...(isInFirmware ? [] : [commandScriptTexts.notInFirmware]),
  ].join(' · ');

function itemOf(
  completion: CommandCompletion,
  range: languages.CompletionItem['range'],
): languages.CompletionItem {
  const { label, text: insertText } = completion;
  if (completion.kind === 'GROUP') {
    return { label, kind: languages.CompletionItemKind.Module, insertText, range };
  }
  const { command, isInFirmware } = completion;
  return {
    label: { label, description: standing(command, isInFirmware) },
    kind: languages.CompletionItemKind.Function,
    insertText,
    range,
    detail: formatSignature(command),
    documentation: command.description,
    // Commands that the firmware lacks come last.
    sortText: `${isInFirmware ? 0 : 1}${label}`,
    tags: command.commandState === 'INACTIVE' ? [languages.CompletionItemTag.Deprecated] : [],
  };
}

function signatureInformation(command: Command): languages.SignatureInformation {
  const label = formatSignature(command);
  let from = label.indexOf(' ');
  const parameters = listArgumentTypes(command).map((type) => {
    const start = from + 1;
    from = label.indexOf(' ', start);
    const end = from < 0 ? label.length : from;
    return { label: [start, end] as [number, number], documentation: formatArgumentType(type) };
  });
  return { label, documentation: `${command.description}\n${standing(command, true)}`, parameters };
}

export function registerScriptHelp(): void {
  languages.registerCompletionItemProvider('script', {
    triggerCharacters: [':'],
    provideCompletionItems: (model, position) => {
      const { startColumn, endColumn } = model.getWordUntilPosition(position);
      const { lineNumber } = position;
      const range = { startLineNumber: lineNumber, endLineNumber: lineNumber, startColumn, endColumn };
      const known = listCompletions(typedBefore(model, position), knowledgeOf.get(model) ?? nothing);
      return { suggestions: known.map((completion) => itemOf(completion, range)) };
    },
  });
  languages.registerSignatureHelpProvider('script', {
    signatureHelpTriggerCharacters: [' '],
    signatureHelpRetriggerCharacters: [' '],
    provideSignatureHelp: (model, position) => {
      const found = findSignature(typedBefore(model, position), knowledgeOf.get(model) ?? nothing);
      if (!found) return null;
      return {
        value: {
          signatures: [signatureInformation(found.command)],
          activeSignature: 0,
          activeParameter: found.argument,
        },
        dispose: () => undefined,
      };
    },
  });
  languages.registerHoverProvider('script', {
    provideHover: (model, { lineNumber, column }) => {
      const known = knowledgeOf.get(model) ?? nothing;
      const command = findCommandAtPosition(model.getLineContent(lineNumber), column - 1, known);
      if (!command) return null;
      // A code block, so that nothing in it is read as Markdown.
      const lines = [formatSignature(command), command.description, standing(command, true)];
      return { contents: [{ value: `\`\`\`text\n${lines.join('\n')}\n\`\`\`` }] };
    },
  });
}
