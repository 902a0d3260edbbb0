import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowsExchange } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { comparisonText, type Comparison } from '~/domain/revision/comparisonAddress.ts';
import { comparisonTexts } from '~/domain/words/texts/comparison.ts';
import { paths } from '~/paths.ts';
import styles from './ComparedRevisions.module.css';

type Props = {
  readonly id: string;
  readonly revisions: readonly { readonly revisionName: string }[];
  readonly comparison: Comparison;
};

/** Choice of the revisions that are compared, and the way back. */
export function ComparisonChoice({ id, revisions, comparison }: Props): ReactElement {
  const navigate = useNavigate();
  const { before, after } = comparison;
  const compare = (next: Comparison): void => {
    void navigate(paths.configuration(id, undefined, { compare: comparisonText(next) }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const choice = (label: string, value: string, onChange: (name: string) => void): ReactElement => (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {revisions.every(({ revisionName }) => revisionName !== value) && (
          <option value={value}>{value}</option>
        )}
        {revisions.map(({ revisionName }) => (
          <option key={revisionName} value={revisionName}>
            {revisionName}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.choice}>
      <h2>{comparisonTexts.title}</h2>
      {choice(comparisonTexts.before, before, (name) => compare({ before: name, after }))}
      <ActionIcon
        variant="default"
        size={34}
        aria-label={comparisonTexts.swap}
        onClick={() => compare({ before: after, after: before })}
      >
        <IconArrowsExchange size={17} aria-hidden />
      </ActionIcon>
      {choice(comparisonTexts.after, after, (name) => compare({ before, after: name }))}
      <Link to={paths.configuration(id)} className={styles.back}>
        <IconArrowLeft size={16} aria-hidden />
        {comparisonTexts.backTo(id)}
      </Link>
    </div>
  );
}
