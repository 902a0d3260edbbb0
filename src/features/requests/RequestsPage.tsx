import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import {
  defaultRequestsSearchParams,
  toRequestsSearchParams,
  requestViews,
  type RequestView,
} from '~/domain/request/filter.ts';
import { canDecideRequests } from '~/domain/request/permission.ts';
import { createRequestTexts, requestsPageTexts, triageTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import tabs from '~/ui/tabs.module.css';
import { openCreateRequest } from '~/widgets/requests/openCreateRequest.ts';
import { wrapWithGuard } from '~/ui/wrapWithGuard.tsx';
import { RequireRequestsAccess } from '~/widgets/requests/RequireRequestsAccess.tsx';
import { RequestList, useRequestsSearchParams } from './RequestList.tsx';

const Triage = lazyWithRetry(
  triageTexts.queue,
  async () => (await import('./triage/RequestTriage.tsx')).RequestTriage,
);

export const Component = wrapWithGuard(RequireRequestsAccess, Requests);

function Requests() {
  const { units } = useMe();
  const [address, change] = useRequestsSearchParams();
  const isTriage = address.view === 'TRIAGE';
  return (
    <div data-full-width={isTriage || undefined}>
      <PageHeader
        title={requestsPageTexts.title}
        actions={
          <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => openCreateRequest()}>
            {createRequestTexts.title}
          </Button>
        }
      />
      {canDecideRequests(units) && <Views current={address.view} />}
      {isTriage ? (
        <Triage address={address} change={change} />
      ) : (
        <RequestList address={address} change={change} />
      )}
    </div>
  );
}

function Views({ current }: { readonly current: RequestView }) {
  return (
    <nav className={tabs.tabs} aria-label={requestsPageTexts.views}>
      {requestViews.map((view) => (
        <Link
          key={view}
          to={paths.requests(toRequestsSearchParams({ ...defaultRequestsSearchParams, view }))}
          aria-current={view === current ? 'page' : undefined}
        >
          {requestsPageTexts.view[view]}
        </Link>
      ))}
    </nav>
  );
}
