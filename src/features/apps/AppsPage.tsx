import { checkAppsAccess } from '~/domain/app/permission.ts';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { findLatestApp, formatPlatform, listPlatforms } from '~/domain/app/app.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { paths } from '~/paths.ts';
import { appsQuery, type AppRow } from '~/queries/apps/apps.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import styles from './Apps.module.css';

export const Component = restrictPage(pages.apps, checkAppsAccess, Apps);

function Apps() {
  const read = useQuery(appsQuery());
  return (
    <>
      <PageHeader title={appTexts.title} />
      <p className={styles.about}>{appTexts.about}</p>
      <QueryBoundary read={read} what={appTexts.failed} rows={5}>
        {(all) => (
          <ul className="entries" aria-label={appTexts.title}>
            {listPlatforms(all).map((platform) => (
              <Row key={platform} all={all} platform={platform} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </>
  );
}

type RowProps = { readonly all: readonly AppRow[]; readonly platform: string };

function Row({ all, platform }: RowProps) {
  const latest = findLatestApp(all, platform);
  const count = all.filter((app) => app.platform === platform).length;
  return (
    <li className={styles.row}>
      <span className="entryName">
        <Link to={paths.app(platform)}>{formatPlatform(platform)}</Link>
        <Badge colour={latest ? 'green' : 'grey'}>
          {latest ? appTexts.offered(latest.version) : appTexts.offersNothing}
        </Badge>
      </span>
      <span className={styles.note}>{latest?.message}</span>
      <span className="entryEnd">{appTexts.versionCount(count)}</span>
    </li>
  );
}
