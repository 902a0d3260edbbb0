import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { EntryList } from '~/ui/list/EntryList.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { IconApps } from '@tabler/icons-react';
import { Link } from 'react-router';
import { findLatestApp, formatPlatform, type AppPlatform } from '~/domain/app/app.ts';
import { checkAppChange } from '~/domain/app/permission.ts';
import { sortByVersion } from '~/domain/product/version.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { paths } from '~/paths.ts';
import { downloadApp, type AppRow } from '~/queries/apps/apps.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { DownloadButton } from '~/ui/DownloadButton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import {
  confirmDeleteAppPlatform,
  confirmDeleteAppVersion,
  confirmSetAppEnabled,
} from './appConfirmations.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import styles from './Apps.module.css';

const openNewApp = createOpener(async () => (await import('./CreateAppVersion.tsx')).openCreateAppVersion);

type Props = {
  readonly platform: AppPlatform;
  readonly own: readonly AppRow[];
};

export function PlatformView({ platform, own }: Props) {
  const latest = findLatestApp(own, platform);
  return (
    <>
      <PageHeader
        title={formatPlatform(platform)}
        trail={[{ label: appTexts.title, to: paths.apps() }]}
        state={
          <Badge colour={latest ? 'green' : 'grey'}>
            {latest ? appTexts.offered(latest.version) : appTexts.offersNothing}
          </Badge>
        }
        actions={<Actions platform={platform} own={own} />}
      />
      <div className="stack">
        <LatestAppPreview latest={latest} />
        <Panel title={appTexts.versions} flush>
          <EntryList
            label={appTexts.versions}
            items={sortByVersion(own)}
            empty={{ image: <IconApps size={26} />, title: appTexts.none, text: appTexts.noneAbout }}
          >
            {(app) => <Row key={app.version} app={app} own={own} isOffered={app === latest} />}
          </EntryList>
        </Panel>
      </div>
    </>
  );
}

export const LatestAppPreview = ({ latest }: { readonly latest: AppRow | undefined }) => (
  <Panel title={appTexts.seen}>
    <div className={styles.seen}>
      {latest ? (
        <>
          <strong>{appTexts.version(latest.version)}</strong>
          <p>{latest.message || appTexts.noMessage}</p>
        </>
      ) : (
        <p>{appTexts.seenNothing}</p>
      )}
    </div>
  </Panel>
);

function Actions({ platform, own }: Props) {
  const actor = useActor();
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  return (
    <>
      <PrimaryActionButton
        decision={checkAppChange(actor, 'barCreate')}
        onClick={() => openNewApp({ platform, own })}
      >
        {appTexts.create}
      </PrimaryActionButton>
      {own.length > 0 && (
        <ActionMenu
          label={appTexts.actions(formatPlatform(platform))}
          actions={[
            {
              label: appTexts.deletePlatform,
              decision: checkAppChange(actor, 'barPlatformDelete'),
              dangerous: true,
              onSelect: () =>
                confirmDeleteAppPlatform(
                  client,
                  platform,
                  own,
                  () => void onward(paths.apps(), { replace: true }),
                ),
            },
          ]}
        />
      )}
    </>
  );
}

type RowProps = { readonly app: AppRow; readonly own: readonly AppRow[]; readonly isOffered: boolean };

function Row({ app, own, isOffered }: RowProps) {
  const { platform, version, message, enabled, size } = app;
  const actor = useActor();
  const client = useQueryClient();
  return (
    <li className={styles.row}>
      <span className="entryName">
        <Link to={paths.app(platform, version)}>{appTexts.version(version)}</Link>
        {isOffered ? (
          <Badge colour="green">{appTexts.current}</Badge>
        ) : (
          <Badge colour={enabled ? 'blue' : 'grey'}>{enabled ? appTexts.enabled : appTexts.disabled}</Badge>
        )}
      </span>
      <span className={styles.note}>{message}</span>
      <span className="entryEnd">
        {size === null ? appTexts.noFile : appTexts.size(size)}
        {size !== null && (
          <DownloadButton what={appTexts.version(version)} onDownload={() => downloadApp(app).ended} />
        )}
        <ActionMenu
          label={appTexts.actions(appTexts.version(version))}
          actions={[
            {
              label: enabled ? appTexts.disableVersion : appTexts.enableVersion,
              decision: checkAppChange(actor, 'barUpdate'),
              onSelect: () => confirmSetAppEnabled(client, own, app, !enabled),
            },
            {
              label: appTexts.deleteVersion,
              decision: checkAppChange(actor, 'barVersionDelete'),
              dangerous: true,
              onSelect: () => confirmDeleteAppVersion({ client, own, app }),
            },
          ]}
        />
      </span>
    </li>
  );
}
