import type { ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import link from './asLink.module.css';

/** The way to read again what could not be read, among the words that say so. */
export const TryAgain = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => (
  <button type="button" className={link.asLink} onClick={onRetry}>
    {commonTexts.tryAgain}
  </button>
);
