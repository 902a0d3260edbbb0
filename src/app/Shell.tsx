import { Suspense, type ReactElement } from 'react';
import { useMatches, useNavigation } from 'react-router';
import { Header } from './Header.tsx';
import { PageOverList } from './PageOverList.tsx';
import { Rail } from './Rail.tsx';
import { useGenerations } from './useGenerations.ts';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { Loader } from '~/ui/Loader.tsx';
import { ProgressBar } from '~/ui/ProgressBar.tsx';
import styles from './Shell.module.css';

/** The frame of every page a signed-in person works in. */
export function Shell(): ReactElement {
  useGenerations();
  const navigating = useNavigation().state !== 'idle';
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {frameTexts.skip}
      </a>
      <Rail />
      <Header />
      <ProgressBar active={navigating} />
      <Arrival />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense fallback={<Loader />}>
          <PageOverList />
        </Suspense>
      </main>
    </div>
  );
}

const titleIn = (handle: unknown): string =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : '';

/** Says to whoever cannot see it that another page has come; the title of the document is always the same. */
function Arrival(): ReactElement {
  const title = useMatches()
    .map(({ handle }) => titleIn(handle))
    .findLast(Boolean);
  return (
    <p className="visuallyHidden" role="status">
      {title}
    </p>
  );
}
