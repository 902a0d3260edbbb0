import type { ReactElement } from 'react';
import { apiTexts } from '~/domain/words/texts/apiPages.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import type { ShownAnswer } from './useTry.ts';
import styles from './Api.module.css';

/** The answer to an operation that was tried. */
export function TriedAnswer({ answer }: { readonly answer: ShownAnswer }): ReactElement {
  const { isFailed, headline, text, about } = answer;
  return (
    <section className={styles.tried} aria-label={apiTexts.answer}>
      <p role="status" data-failed={isFailed || undefined}>
        {headline}
      </p>
      {about && <p className={styles.none}>{about}</p>}
      {text && (
        <Scroller label={apiTexts.answer} className={styles.text}>
          <pre>{text}</pre>
        </Scroller>
      )}
    </section>
  );
}
