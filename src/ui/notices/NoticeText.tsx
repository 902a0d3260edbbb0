import { reportErrorText, type Notice } from '~/domain/notice/notices.ts';
import { ExternalLink } from '~/ui/ExternalLink.tsx';
import styles from './NoticeHost.module.css';

type Props = { readonly notice: Notice; readonly serviceDeskUrl: string };

export function NoticeText({ notice, serviceDeskUrl }: Props) {
  const { title, body, lines = [], link, report } = notice;
  return (
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      {body && <p>{body}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          {link.href.startsWith('/') ? (
            // A plain link reloads the page.
            <a href={link.href}>{link.label}</a>
          ) : (
            <ExternalLink href={link.href}>{link.label}</ExternalLink>
          )}
        </p>
      )}
      {report && (
        <p>
          {serviceDeskUrl ? (
            <ExternalLink href={serviceDeskUrl}>{reportErrorText}</ExternalLink>
          ) : (
            reportErrorText
          )}
        </p>
      )}
    </div>
  );
}
