import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { Check, LookedInto } from '~/domain/firmware/preflight.ts';
import { firmwareUploadTexts } from '~/domain/words/texts/firmware.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import type { Answer } from '~/platform/useWorker.ts';
import styles from './Firmware.module.css';

type Props = {
  readonly look: Answer<LookedInto>;
  readonly checks: readonly Check[];
  /** Whether there is something to look into. */
  readonly isAsked: boolean;
};

const icons = { GOOD: IconCheck, CAUTION: IconAlertTriangle, MISMATCH: IconX, REFUSED: IconX } as const;

/** What the look into a file has found, the most serious first. */
export function Checks({ look, checks, isAsked }: Props): ReactElement | null {
  if (!isAsked) return null;
  if (look.failure !== undefined) {
    return (
      <p role="alert" className="note">
        {firmwareUploadTexts.notRead}
      </p>
    );
  }
  if (!look.output) {
    return (
      <div role="status" aria-label={firmwareUploadTexts.looking}>
        <ListSkeleton rows={3} />
      </div>
    );
  }
  const { sha256 } = look.output;
  return (
    <ul className={styles.checks} aria-label={firmwareUploadTexts.checks}>
      {checks.map(({ level, text }) => {
        const Icon = icons[level];
        return (
          <li key={text} data-level={level}>
            <Icon size={17} aria-hidden />
            <span>
              <span className="visuallyHidden">{firmwareUploadTexts.levelMark[level]}</span>
              {text}
            </span>
          </li>
        );
      })}
      {sha256 !== '' && (
        <li>
          <span />
          <span className="note">{firmwareUploadTexts.sha256(sha256)}</span>
        </li>
      )}
    </ul>
  );
}
