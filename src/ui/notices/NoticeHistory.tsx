import { noticeTexts } from '~/domain/words/texts/controls.ts';
import { formatTimeOfDay } from '~/domain/words/dates.ts';
import { useNotices } from '~/platform/notices.ts';
import { NoticeText } from './NoticeText.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import styles from './NoticeHistory.module.css';

type Props = { readonly serviceDeskUrl: string };

export function NoticeHistory({ serviceDeskUrl }: Props) {
  const { past } = useNotices();
  if (past.length === 0) return <EmptyState title={noticeTexts.none} text={noticeTexts.noneText} />;
  return (
    <ul className={styles.list}>
      {past.map((notice) => (
        <li key={notice.id} data-tone={notice.tone}>
          <NoticeText notice={notice} serviceDeskUrl={serviceDeskUrl} />
          <time className="number" dateTime={notice.at.toISOString()}>
            {formatTimeOfDay(notice.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
