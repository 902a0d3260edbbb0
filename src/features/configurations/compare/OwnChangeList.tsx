import type { ReactElement } from 'react';
import { changeTexts } from '~/domain/words/texts/comparison.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { Loader } from '~/ui/Loader.tsx';
import { TryAgain } from '~/ui/TryAgain.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useOwnChanges, type OwnChanges } from './useChanges.ts';
import styles from './OwnChangeList.module.css';

type Props = {
  readonly configuration: Configuration;
  /** The greatest number of changes that are told one by one. */
  readonly most?: number;
};

/** The changes of a configuration's revision against the one it is held against, in words. */
export function OwnChangeList({ configuration, most }: Props): ReactElement {
  const changes = useOwnChanges(configuration);
  return (
    <div className={styles.own} aria-busy={changes.kind === 'READING'}>
      {'base' in changes && <h3>{changeTexts.since(changes.base)}</h3>}
      <Told changes={changes} most={most} />
    </div>
  );
}

type ToldProps = { readonly changes: OwnChanges; readonly most: number | undefined };

function Told({ changes, most }: ToldProps): ReactElement {
  switch (changes.kind) {
    case 'FIRST':
      return <p>{changeTexts.first}</p>;
    case 'READING':
      return <Loader label={changeTexts.reading} />;
    case 'FAILED':
      return (
        <p role="alert">
          {changeTexts.unread(changes.base)} <TryAgain onRetry={changes.retry} />
        </p>
      );
    case 'READ':
      return (
        <ChangeList words={changes.words} onRetry={changes.retry} {...(most === undefined ? {} : { most })} />
      );
  }
}
