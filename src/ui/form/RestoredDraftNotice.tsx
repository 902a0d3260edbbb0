import type { MouseEvent } from 'react';
import { formDraftTexts } from '~/domain/words/texts/controls.ts';
import styles from './Form.module.css';

export type DraftRestoration = { readonly isShown: boolean; readonly discard: () => void };

export function RestoredDraftNotice({ restored }: { readonly restored: DraftRestoration }) {
  const onDiscard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    restored.discard();
    // The button that had the focus has been removed.
    form?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return restored.isShown ? (
    <p className={styles.restored} role="status">
      {formDraftTexts.restored}{' '}
      <button className="textButton" type="button" onClick={onDiscard}>
        {formDraftTexts.discard}
      </button>
    </p>
  ) : null;
}
