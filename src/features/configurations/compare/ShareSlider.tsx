import type { ReactElement } from 'react';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import { percent } from '~/domain/words/numbers.ts';
import { comparisonTexts } from '~/domain/words/texts/comparison.ts';
import styles from './ComparedRevisions.module.css';

type Props = {
  readonly comparison: Comparison;
  /** In percent. */
  readonly share: number;
  readonly onShare: (share: number) => void;
};

/** Slider for the share of the earlier revision that lies over the later one. */
export function ShareSlider({ comparison, share, onShare }: Props): ReactElement {
  return (
    <label className={styles.slider}>
      <span>{comparison.before}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={comparisonTexts.shareOf(comparison.before, comparison.after)}
        aria-valuetext={percent(share / 100)}
        onChange={(event) => onShare(Number(event.currentTarget.value))}
      />
      <span>{comparison.after}</span>
    </label>
  );
}
