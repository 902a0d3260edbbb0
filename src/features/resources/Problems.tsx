import type { ReactElement } from 'react';
import type { JsonProblem } from '~/domain/resource/json.ts';
import type { ResourceVerdict } from '~/domain/resource/verdict.ts';
import { resourceEditorTexts } from '~/domain/words/texts/resources.ts';
import styles from './Resources.module.css';

type Props = { readonly verdict: ResourceVerdict; readonly onLine: (line: number) => void };

/** Everything that is wrong with a text, each with the way to its line. */
export function Problems({ verdict: { faults, doubts }, onLine }: Props): ReactElement | null {
  if (faults.length + doubts.length === 0) return null;
  return (
    <section className={styles.problems} aria-label={resourceEditorTexts.problems}>
      {doubts.length > 0 && <p>{resourceEditorTexts.doubts}</p>}
      <ul>
        {[...faults, ...doubts].map((problem, index) => (
          // Two of them may say the same of one line.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Problem problem={problem} onLine={onLine} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProblemProps = { readonly problem: JsonProblem; readonly onLine: (line: number) => void };

const Problem = ({ problem: { line, text }, onLine }: ProblemProps): ReactElement => (
  <button type="button" onClick={() => onLine(line)}>
    {resourceEditorTexts.problem(line, text)}
  </button>
);
