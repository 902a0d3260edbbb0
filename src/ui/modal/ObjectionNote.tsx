import { IconAlertTriangle } from '@tabler/icons-react';
import type { UserFacingError } from './useAttempt.ts';
import styles from './ObjectionNote.module.css';

type Props = { readonly objection: UserFacingError | undefined };

export function SubmitErrorMessage({ objection }: Props) {
  return (
    <div role="alert">
      {objection && (
        <div className={styles.note}>
          <IconAlertTriangle size={18} aria-hidden />
          <div>{objection.says}</div>
        </div>
      )}
    </div>
  );
}
