import { IconAlertTriangle } from '@tabler/icons-react';
import type { UserFacingError } from './useSubmit.ts';
import styles from './SubmitErrorMessage.module.css';

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
