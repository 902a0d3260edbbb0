import { useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { appPlatforms, platformText } from '~/domain/app/app.ts';
import { appTexts, latestAppTexts } from '~/domain/words/texts/apps.ts';
import { downloadApp, latestApp, type AppRow } from '~/queries/apps/apps.ts';
import { DownloadButton } from '~/ui/DownloadButton.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import rows from '~/widgets/lists/rows.module.css';

/** The app of each platform as its users are offered it. */
export function LatestApps(): ReactElement {
  const read = useQueries({
    queries: appPlatforms.map((platform) => latestApp(platform)),
    combine: (answers) => {
      const isThere = answers.every(({ isPending }) => !isPending);
      const failed = answers.find(({ error }) => error !== null);
      const found = answers.flatMap(({ data }, place) => {
        const platform = appPlatforms[place];
        // It is for the platform that was asked about, whatever it says itself.
        return data && platform ? [{ ...data, platform }] : [];
      });
      return {
        data: isThere && (found.length > 0 || !failed) ? found : undefined,
        error: isThere ? (failed?.error ?? null) : null,
        refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
      };
    },
  });
  return (
    <ListPanel
      title={latestAppTexts.title}
      list={read}
      keyOf={({ platform }) => platform}
      empty={{ title: latestAppTexts.none, text: latestAppTexts.about }}
      footer={latestAppTexts.about}
    >
      {(app) => <Latest app={app} />}
    </ListPanel>
  );
}

function Latest({ app }: { readonly app: AppRow }): ReactElement {
  const name = platformText(app.platform);
  return (
    <>
      <div className={rows.main}>
        <strong>{name}</strong>
        <span>{app.message}</span>
      </div>
      <div className={rows.facts}>
        <span>{appTexts.version(app.version)}</span>
        {app.size !== null && <span>{appTexts.size(app.size)}</span>}
        <DownloadButton what={name} onDownload={() => downloadApp(app).ended} />
      </div>
    </>
  );
}
