import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { fileVerdict, type FilePair } from '~/domain/revision/filePairs.ts';
import { comparisonTexts } from '~/domain/words/texts/comparison.ts';
import { verdictKey } from '~/queries/configurations/comparison.ts';
import { useContentVerdicts } from '~/queries/configurations/contentVerdicts.ts';
import styles from './ComparedRevisions.module.css';

/** The pair an address names by its key, else the first; and the control that writes it there. */
export function usePair(
  parameter: string,
  label: string,
  pairs: readonly FilePair[],
): readonly [FilePair | undefined, ReactElement] {
  const [parameters, setParameters] = useSearchParams();
  const verdicts = useContentVerdicts();
  const isSame = (each: FilePair): boolean =>
    ['SAME', 'REMADE_SAME'].includes(fileVerdict(each, verdicts[verdictKey(each)]));
  const wanted = parameters.get(parameter);
  const pair = pairs.find(({ key }) => key === wanted) ?? pairs[0];
  const control = (
    <label className={styles.pair}>
      <span className="visuallyHidden">{label}</span>
      <select
        value={pair?.key}
        onChange={(event) => {
          const next = new URLSearchParams(parameters);
          next.set(parameter, event.currentTarget.value);
          setParameters(next, { replace: true, preventScrollReset: true });
        }}
      >
        {pairs.map((each) => (
          <option key={each.key} value={each.key}>
            {comparisonTexts.pair(each.name, each.place, isSame(each))}
          </option>
        ))}
      </select>
    </label>
  );
  return [pair, control];
}
