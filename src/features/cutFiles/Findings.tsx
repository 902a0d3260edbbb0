import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconScissorsOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { Outline } from '~/domain/cutFile/inspect.ts';
import type { Problem, Weight } from '~/domain/cutFile/problem.ts';
import { outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import styles from './Inspector.module.css';

type Props = {
  readonly outline: Outline;
  readonly chosen: Problem | undefined;
  readonly onChoose: (problem: Problem | undefined) => void;
};

const signs: Record<Weight, typeof IconInfoCircle> = {
  FAULT: IconAlertTriangle,
  LEFT_OUT: IconScissorsOff,
  NOTE: IconInfoCircle,
};

/** Most elements that a finding names. */
const mostNames = 4;

/** Everything that was found, the gravest first; one that is pressed lights up on the outline. */
export function Findings({ outline: { problems, elements }, chosen, onChoose }: Props): ReactElement {
  const count = (weight: Weight): number => problems.filter((each) => each.weight === weight).length;
  return (
    // Two outlines may stand on a page, so that this is no landmark of it.
    <div className={styles.findings} role="group" aria-label={outlineTexts.problems}>
      <h3>
        {outlineTexts.problems}
        <small>{outlineTexts.summary(count('FAULT'), count('LEFT_OUT'))}</small>
      </h3>
      {problems.length === 0 ? (
        <p className={styles.sound}>
          <IconCircleCheck size={18} aria-hidden />
          {outlineTexts.noProblems}
        </p>
      ) : (
        <ul>
          {problems.map((problem, index) => (
            // The list never changes but as a whole.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Finding
                problem={problem}
                labels={problem.elements.map((each) => elements[each]?.label ?? '')}
                isChosen={problem === chosen}
                onPress={() => onChoose(problem === chosen ? undefined : problem)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type FindingProps = {
  readonly problem: Problem;
  readonly labels: readonly string[];
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

function Finding({ problem: { weight, text, at }, labels, isChosen, onPress }: FindingProps): ReactElement {
  const Sign = signs[weight];
  return (
    <button type="button" data-weight={weight} aria-pressed={isChosen} onClick={onPress}>
      <Sign size={18} aria-hidden />
      <span className="visuallyHidden">{outlineTexts.weights[weight]}</span>
      <span>
        {text}
        {labels.length > 0 && (
          <small>
            <code>{outlineTexts.about(labels.slice(0, mostNames), labels.length - mostNames)}</code>
            {at && <span> {outlineTexts.at(...at)}</span>}
          </small>
        )}
      </span>
    </button>
  );
}
