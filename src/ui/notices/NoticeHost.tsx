import { useEffect, useRef, type RefObject } from 'react';
import {
  useNotices,
  type ActiveNotice,
  dismissNotice,
  pauseNotice,
  resumeNotice,
} from '~/platform/notices.ts';
import styles from './NoticeHost.module.css';
import { noticeTexts } from '~/domain/words/texts/controls.ts';
import { IconX } from '@tabler/icons-react';
import { NoticeText } from './NoticeText.tsx';

type Props = { readonly serviceDeskUrl: string };

const regions = ['assertive', 'polite'] as const;

export function NoticeHost({ serviceDeskUrl }: Props) {
  const { shown } = useNotices();
  const host = useRef<HTMLElement>(null);
  usePlace(host, shown);
  return (
    <section ref={host} className={styles.host} aria-label={noticeTexts.region}>
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

/** Moves the notices away from controls, while there are any. The code is loaded with the first notice. */
function usePlace(host: RefObject<HTMLElement | null>, shown: readonly ActiveNotice[]): void {
  useEffect(() => {
    if (shown.length === 0) return undefined;
    let isOver = false;
    let stop = (): void => undefined;
    import('./placeNotices.ts').then(
      ({ placeNotices }) => {
        if (!isOver && host.current) stop = placeNotices(host.current);
      },
      // If the code cannot be loaded, they stay in their usual position.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [host, shown]);
}

type NoticeCardProps = { readonly notice: ActiveNotice; readonly serviceDeskUrl: string };

function NoticeCard({ notice, serviceDeskUrl }: NoticeCardProps) {
  const { id } = notice;
  return (
    <div
      className={styles.card}
      data-tone={notice.tone}
      onMouseEnter={() => pauseNotice(id)}
      onMouseLeave={() => resumeNotice(id)}
      onFocus={() => pauseNotice(id)}
      onBlur={() => resumeNotice(id)}
    >
      <NoticeText notice={notice} serviceDeskUrl={serviceDeskUrl} />
      <button
        type="button"
        className="iconButton"
        aria-label={noticeTexts.dismiss(notice.title)}
        onClick={() => dismissNotice(id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
