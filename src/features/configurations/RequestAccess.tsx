import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { supportTexts } from '~/domain/words/texts/support.ts';
import { mayWriteToSupport } from '~/domain/workflow/deletionApproval.ts';
import { useActor, useMe } from '~/session/me.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import styles from './RequestAccess.module.css';

type Props = {
  /** The configuration it is about, at its working revision; none for what is about no single one. */
  readonly about?: { readonly configurationId: string; readonly revision: string };
  /** Beginning of the text that asks. */
  readonly wish: string;
  /** Accessible name, where others of its kind stand beside it. */
  readonly label?: string;
};

/** The way to ask for what one's roles refuse; nothing for whom the support cannot be written to. */
export function RequestAccess({ about, wish, label }: Props): ReactElement | null {
  const actor = useActor();
  const { email } = useMe();
  const client = useQueryClient();
  if (!mayWriteToSupport(actor).allowed) return null;
  const ask = (): Promise<void> =>
    openWhenLoaded(
      () => import('./actions/WriteToSupport.tsx'),
      ({ openAccessRequest }) => openAccessRequest({ client, email, ...about }, wish),
    );
  return (
    <button type="button" className={styles.ask} onClick={() => void ask()} aria-label={label}>
      {supportTexts.access}
    </button>
  );
}
