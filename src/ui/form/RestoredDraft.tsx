import type { MouseEvent } from 'react';
import { draftTexts } from '~/domain/words/texts/controls.ts';
import styles from './Form.module.css';

export type Restored = { readonly isShown: boolean; readonly discard: () => void };

export function RestoredDraft({ restored }: { readonly restored: Restored }) {
  const onDiscard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    restored.discard();
    // The button that had the focus is gone.
    form?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return restored.isShown ? (
    <p className={styles.restored} role="status">
      {draftTexts.restored}{' '}
      <button className="textButton" type="button" onClick={onDiscard}>
        {draftTexts.discard}
      </button>
    </p>
  ) : null;
}
