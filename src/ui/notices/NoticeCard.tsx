import { IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { dismiss, hold, release, type ShownNotice } from '~/platform/notices.ts';
import { NoticeText } from './NoticeText.tsx';
import styles from './NoticeHost.module.css';
import { noticeTexts } from '~/domain/words/texts/controls.ts';

type Props = { readonly notice: ShownNotice; readonly serviceDeskUrl: string };

/** One notice on the screen; its clock stands while a person points at it or has the focus in it. */
export function NoticeCard({ notice, serviceDeskUrl }: Props): ReactElement {
  const { id } = notice;
  return (
    <div
      className={styles.card}
      data-tone={notice.tone}
      onMouseEnter={() => hold(id)}
      onMouseLeave={() => release(id)}
      onFocus={() => hold(id)}
      onBlur={() => release(id)}
    >
      <NoticeText notice={notice} serviceDeskUrl={serviceDeskUrl} />
      <button
        type="button"
        className={styles.close}
        aria-label={noticeTexts.dismiss(notice.title)}
        onClick={() => dismiss(id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
