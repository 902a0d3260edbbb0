import type { ReactElement } from 'react';
import { BusyButton } from './BusyButton.tsx';
import styles from './NotCurrent.module.css';
import type { Read } from './read.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { timeOfDay } from '~/domain/words/dates.ts';
import { answerTexts } from '~/domain/words/texts/answers.ts';

type Props = { readonly read: Read<unknown>; readonly what: string };

/** Line above an answer that could not be read again: how old it is, and the way to a new one. */
export function NotCurrent({ read, what }: Props): ReactElement {
  const { data, error, dataUpdatedAt = 0, isFetching = false, refetch } = read;
  const stale = data !== undefined && error !== null;
  return (
    <div className={styles.line} role="status" data-shown={stale || undefined}>
      {stale && (
        <>
          <span>{answerTexts.notCurrent(what, timeOfDay(new Date(dataUpdatedAt)))}</span>
          {refetch && (
            <BusyButton size="compact-sm" variant="default" busy={isFetching} onClick={() => void refetch()}>
              {commonTexts.tryAgain}
            </BusyButton>
          )}
        </>
      )}
    </div>
  );
}
