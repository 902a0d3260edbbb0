import type { ReactElement } from 'react';
import { BusyButton } from './BusyButton.tsx';
import styles from './NotCurrent.module.css';
import type { Read } from '~/platform/read.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { timeOfDay } from '~/domain/words/dates.ts';
import { answerTexts } from '~/domain/words/texts/answers.ts';

type Props = { readonly read: Read<unknown>; readonly what: string };

/**
 * Line above an answer that could not be read again: how old it is, and the way to a new one. It asks a read that is current
 * for nothing more, so that the page is not rendered anew whenever that is read.
 */
export function NotCurrent({ read, what }: Props): ReactElement {
  const stale = read.data !== undefined && read.error !== null;
  return (
    <div className={styles.line} role="status" data-shown={stale || undefined}>
      {stale && (
        <>
          <span>{answerTexts.notCurrent(what, timeOfDay(new Date(read.dataUpdatedAt ?? 0)))}</span>
          {read.refetch && (
            <BusyButton
              size="compact-sm"
              variant="default"
              busy={read.isFetching === true}
              onClick={() => void read.refetch?.()}
            >
              {commonTexts.tryAgain}
            </BusyButton>
          )}
        </>
      )}
    </div>
  );
}
