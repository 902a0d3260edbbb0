import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { RequestPrefill } from '~/domain/request/draft.ts';
import { askTexts } from '~/domain/words/texts/askAccess.ts';
import { askFor } from './createRequest.ts';
import styles from './RequestAccess.module.css';

type Props = {
  /** The thing that is refused, and the beginning of the text that asks for it. */
  readonly wanted: RequestPrefill;
  /** Accessible name, where others of its kind stand beside it. */
  readonly label?: string;
};

/** The way to ask for what one's roles refuse, in the line of the refusal. */
export function RequestAccess({ wanted, label }: Props): ReactElement {
  const client = useQueryClient();
  return (
    <button type="button" className={styles.ask} onClick={() => askFor(client, wanted)} aria-label={label}>
      {askTexts.ask}
    </button>
  );
}
