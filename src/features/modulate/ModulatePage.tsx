import '@mantine/core/styles/Button.css';
import { welcomeTexts } from '~/domain/words/texts/welcome.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueries } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { listDeviations, onDeviation } from '~/api/responses/deviations.ts';
import { isAnonymous } from '~/domain/access/unitFlags.ts';
import { omittedItemTexts } from '~/domain/words/texts/omittedItems.ts';
import { paths } from '~/paths.ts';
import { myOpenRequestsQuery } from '~/queries/requests/requests.ts';
import { useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { openCreateRequest } from '~/widgets/requests/openCreateRequest.ts';
import { useRequestsAccess } from '~/widgets/requests/RequireRequestsAccess.tsx';
import { RequestRow } from '~/widgets/requests/RequestRow.tsx';
import { appPlatforms, formatPlatform } from '~/domain/app/app.ts';
import { appTexts, latestAppTexts } from '~/domain/words/texts/apps.ts';
import { downloadApp, latestAppQuery, type AppRow } from '~/queries/apps/apps.ts';
import { DownloadButton } from '~/ui/DownloadButton.tsx';
import rows from '~/widgets/lists/rows.module.css';

/** Start page of people without a role: how to get one, and the apps to download. Others are redirected. */
export function Component() {
  const { email, units } = useMe();
  const { allowed: asks, isKnown } = useRequestsAccess();
  if (!isAnonymous(units)) return <Navigate to={paths.index()} replace />;
  return (
    <>
      <h1 className="visuallyHidden">{welcomeTexts.heading}</h1>
      <EmptyState
        image={<IconKey size={26} />}
        title={welcomeTexts.title}
        text={asks ? welcomeTexts.about(email) : welcomeTexts.keptOut(email)}
        action={asks && <Button onClick={() => openCreateRequest()}>{welcomeTexts.request}</Button>}
      />
      <div className="stack">
        <UnreadPerson />
        {asks && isKnown && <OpenRequests />}
        <LatestApps />
      </div>
    </>
  );
}

/** Fields of the profile that could not be parsed; roles may be among them. */
function UnreadPerson() {
  const unread = useSyncExternalStore(onDeviation, listDeviations).filter(
    ({ operationId }) => operationId === 'authTokenGet',
  );
  if (unread.length === 0) return null;
  return (
    <div role="alert" className="caution">
      <p>{welcomeTexts.unread}</p>
      <ul>
        {unread.map(({ place, fault }) => (
          <li key={`${place} ${fault}`}>
            <code>{place}</code> {omittedItemTexts.fault(fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenRequests() {
  const read = useQuery(myOpenRequestsQuery());
  if (!read.data || read.data.length === 0) return null;
  return (
    <ListPanel
      title={welcomeTexts.asked}
      list={read}
      keyOf={({ ticketId }) => ticketId}
      empty={{ title: welcomeTexts.asked }}
    >
      {(request) => <RequestRow request={request} isOwn />}
    </ListPanel>
  );
}

function LatestApps() {
  const read = useQueries({
    queries: appPlatforms.map((platform) => latestAppQuery(platform)),
    combine: (answers) => {
      const isThere = answers.every(({ isPending }) => !isPending);
      const failed = answers.find(({ error }) => error !== null);
      const found = answers.flatMap(({ data }, place) => {
        const platform = appPlatforms[place];
        // The requested platform, not the one in the response, is decisive.
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

function Latest({ app }: { readonly app: AppRow }) {
  const name = formatPlatform(app.platform);
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
