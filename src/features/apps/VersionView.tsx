import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { latestApp, platformText } from '~/domain/app/app.ts';
import { mayChangeApps } from '~/domain/app/permission.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { paths } from '~/paths.ts';
import { downloadApp, type AppRow } from '~/queries/apps/apps.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { DownloadButton } from '~/ui/DownloadButton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { AppFields } from './AppFields.tsx';
import { AppFile } from './AppFile.tsx';
import { askDeleteVersion } from './appDialogs.tsx';
import { Seen } from './PlatformView.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';
import styles from './Apps.module.css';

type Props = { readonly app: AppRow; readonly own: readonly AppRow[] };

/** One version of an app: what its users are told, whether they are offered it, and its file. */
export function VersionView({ app, own }: Props): ReactElement {
  const { platform, version, enabled, size } = app;
  const actor = useActor();
  const client = useQueryClient();
  const onward = useOnward();
  const name = platformText(platform);
  return (
    <>
      <PageHeader
        title={appTexts.version(version)}
        trail={[
          { label: appTexts.title, to: paths.apps() },
          { label: name, to: paths.app(platform) },
        ]}
        state={
          <Badge colour={enabled ? 'green' : 'grey'}>{enabled ? appTexts.enabled : appTexts.disabled}</Badge>
        }
        meta={size === null ? appTexts.noFile : appTexts.size(size)}
        actions={
          <>
            {size !== null && (
              <DownloadButton what={appTexts.version(version)} onDownload={() => downloadApp(app).ended} />
            )}
            <ActionMenu
              label={appTexts.actions(appTexts.version(version))}
              actions={[
                {
                  label: appTexts.deleteVersion,
                  verdict: mayChangeApps(actor, 'barVersionDelete'),
                  dangerous: true,
                  onSelect: () =>
                    askDeleteVersion({
                      client,
                      own,
                      app,
                      onDeleted: () => void onward(paths.app(platform), { replace: true }),
                    }),
                },
              ]}
            />
          </>
        }
      />
      <div className={styles.places}>
        <Panel title={appTexts.facts}>
          <AppFields key={`${platform}/${version}`} app={app} own={own} />
        </Panel>
        <AppFile key={`${platform}/${version}`} app={app} />
        <Seen latest={latestApp(own, platform)} />
      </div>
    </>
  );
}
