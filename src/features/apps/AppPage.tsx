import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { appPlatforms } from '~/domain/app/app.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { apps } from '~/queries/apps/apps.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { typedMessage } from './appDraft.ts';
import { AppsFrame, NoSuchApp } from './AppsFrame.tsx';
import { PlatformView } from './PlatformView.tsx';
import { VersionView } from './VersionView.tsx';

/** A platform with its versions, or one of them. */
export function Component(): ReactElement {
  return (
    <AppsFrame>
      <App />
    </AppsFrame>
  );
}

function App(): ReactElement {
  const { platform = '', version } = useParams();
  const read = useQuery(apps());
  return (
    <Answer read={read} what={appTexts.failed} waiting={<ListSkeleton rows={6} />}>
      {(all) => {
        const own = all.filter((app) => app.platform === platform);
        const known = appPlatforms.find((each) => each === platform) ?? own[0]?.platform;
        const app = own.find((each) => each.version === version);
        if (known === undefined) return <NoSuchApp />;
        if (version !== undefined && !app) {
          return <NoSuchApp typed={typedMessage({ platform: known, version })} />;
        }
        return app ? <VersionView app={app} own={own} /> : <PlatformView platform={known} own={own} />;
      }}
    </Answer>
  );
}
