import styles from './Apps.module.css';
import { Panel } from '~/ui/Panel.tsx';
import { Missing } from '~/ui/EmptyState.tsx';
import { paths } from '~/paths.ts';
import { checkAppsAccess } from '~/domain/app/permission.ts';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { appPlatforms } from '~/domain/app/app.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { appsQuery } from '~/queries/apps/apps.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { readDraftMessage } from './appConfirmations.tsx';
import { PlatformView } from './PlatformView.tsx';
import { AppVersionView } from './AppVersionView.tsx';

export const Component = restrictPage(pages.apps, checkAppsAccess, App);

function App() {
  const { platform = '', version } = useParams();
  const read = useQuery(appsQuery());
  return (
    <QueryBoundary read={read} what={appTexts.failed} rows={6}>
      {(all) => {
        const own = all.filter((app) => app.platform === platform);
        const known = appPlatforms.find((each) => each === platform) ?? own[0]?.platform;
        const app = own.find((each) => each.version === version);
        if (known === undefined) return <AppNotFound />;
        if (version !== undefined && !app) {
          return <AppNotFound typed={readDraftMessage({ platform: known, version })} />;
        }
        return app ? <AppVersionView app={app} own={own} /> : <PlatformView platform={known} own={own} />;
      }}
    </QueryBoundary>
  );
}

/** Unsaved input is shown, so that it can be copied elsewhere. */
const AppNotFound = ({ typed = '' }: { readonly typed?: string | undefined }) => (
  <>
    <Missing
      isPage
      title={appTexts.missing}
      text={appTexts.missingAbout}
      to={paths.apps()}
      wayOn={appTexts.toList}
    />
    {typed !== '' && (
      <Panel title={appTexts.typed}>
        <p className={styles.typed}>{typed}</p>
      </Panel>
    )}
  </>
);
