import type { ReactElement } from 'react';
import { nextStepsTexts } from '~/domain/words/texts/nextSteps.ts';
import { readinessLine } from '~/domain/workflow/readinessLine.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useReadiness } from './useReadiness.ts';
import { WhyNot } from './WhyNot.tsx';
import styles from './NextStep.module.css';

/** The configuration at its working revision. */
type Props = { readonly configuration: Configuration };

/** The line about the way on, and behind its button everything that is refused, with what helps. */
export function NextStep({ configuration }: Props): ReactElement {
  const rows = useReadiness(configuration);
  const { tone, says, because, more } = readinessLine(rows, configuration.configurationState);
  return (
    <>
      <p
        className={styles.line}
        data-tone={tone}
        title={because === undefined ? says : nextStepsTexts.inFull(says, because)}
      >
        <strong>{says}</strong> {because !== undefined && <span>{nextStepsTexts.because(because)}</span>}
      </p>
      {more.length > 0 && (
        <WhyNot
          label={tone === 'TO_MIND' ? nextStepsTexts.toMind : nextStepsTexts.whyNot}
          configuration={configuration}
          rows={more}
          summary={nextStepsTexts.possible(
            configuration.revision,
            rows.filter(({ verdict }) => verdict.allowed).length,
            rows.length,
          )}
        />
      )}
    </>
  );
}
