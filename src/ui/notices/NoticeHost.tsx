import type { ReactElement } from 'react';
import { NoticeCard } from './NoticeCard.tsx';
import { useNotices } from './notices.ts';
import styles from './NoticeHost.module.css';
import { noticeTexts } from '~/domain/words/texts/controls.ts';

type Props = { readonly serviceDeskUrl: string };

const regions = ['assertive', 'polite'] as const;

/** Place of the notices. Its two regions are always there, so that what is put in them is read out. */
export function NoticeHost({ serviceDeskUrl }: Props): ReactElement {
  const { shown } = useNotices();
  return (
    <section className={styles.host} aria-label={noticeTexts.region}>
      {regions.map((live) => (
        <div key={live} className={styles.region} aria-live={live} aria-atomic={false}>
          {shown
            .filter((notice) => notice.live === live)
            .map((notice) => (
              <NoticeCard key={notice.id} notice={notice} serviceDeskUrl={serviceDeskUrl} />
            ))}
        </div>
      ))}
    </section>
  );
}
