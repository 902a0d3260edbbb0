import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { knowledgeOf } from '~/domain/command/check.ts';
import type { FirmwareTarget } from '~/domain/command/firmwareInfo.ts';
import { mayOpenCommands } from '~/domain/command/permission.ts';
import { scriptTexts } from '~/domain/words/texts/commands.ts';
import { config } from '~/config.ts';
import { commandList, type CommandRow } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import { CodeEditor, type CodeEditorProps } from '~/ui/editor/CodeEditor.tsx';
import { mostListed, type ScriptProblems } from '~/ui/editor/scriptProblems.ts';
import { ScriptTarget } from './ScriptTarget.tsx';
import styles from './ScriptEditor.module.css';

/** An editor for scripts that knows the commands, for those who may see them; for others the plain one. */
export function ScriptEditor(props: CodeEditorProps): ReactElement {
  const mayRead = mayOpenCommands(useActor()).allowed;
  const { data, isError } = useQuery({ ...commandList(), enabled: mayRead });
  if (!mayRead) return <CodeEditor {...props} />;
  return <Checked {...props} commands={data} hasFailed={isError && !data} />;
}

type Props = CodeEditorProps & {
  /** Commands there are; undefined until they are known. */
  readonly commands: readonly CommandRow[] | undefined;
  readonly hasFailed: boolean;
};

function Checked({ commands, hasFailed, ...props }: Props): ReactElement {
  const [target, setTarget] = useState<FirmwareTarget>();
  const [highestClass, setHighestClass] = useState('');
  const [problems, setProblems] = useState<ScriptProblems>();
  // The same line once more is another wish.
  const [wish, setWish] = useState<{ readonly line: number }>();
  const script = useMemo(
    () =>
      commands && {
        knowledge: knowledgeOf(commands, {
          target,
          highestClass: highestClass === '' ? undefined : highestClass,
          productCode: config.productCode,
        }),
        onProblems: setProblems,
      },
    [commands, target, highestClass],
  );
  return (
    <div className={styles.room}>
      <ScriptTarget
        commands={commands ?? []}
        target={target}
        highestClass={highestClass}
        onTarget={setTarget}
        onHighestClass={setHighestClass}
      />
      <CodeEditor
        {...props}
        script={script}
        line={wish?.line}
        onLine={(line) => {
          setWish(undefined);
          props.onLine?.(line);
        }}
      />
      {hasFailed && <p role="status">{scriptTexts.catalogueFailed}</p>}
      {problems && <Problems problems={problems} onLine={(line) => setWish({ line })} />}
    </div>
  );
}

type ProblemsProps = { readonly problems: ScriptProblems; readonly onLine: (line: number) => void };

function Problems({ problems, onLine }: ProblemsProps): ReactElement {
  const { listed, errors, warnings, checked } = problems;
  const count = errors + warnings;
  return (
    <section className={styles.problems} aria-label={scriptTexts.problems}>
      <p role="status">
        {count === 0 ? scriptTexts.none : scriptTexts.count(errors, warnings)}
        {checked < 1 && <span>{scriptTexts.checking(Math.floor(checked * 100))}</span>}
        {count > mostListed && <span>{scriptTexts.mostShown(mostListed)}</span>}
      </p>
      {count > 0 && (
        <ul>
          {listed.map(({ line, start, kind, text, severity }) => (
            <li key={`${line} ${start} ${kind}`}>
              <button type="button" data-severity={severity} onClick={() => onLine(line)}>
                <span>{scriptTexts.line(line)}</span> {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
