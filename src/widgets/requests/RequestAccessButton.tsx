import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { createAreaRequest, type RestrictedArea as Area } from '~/domain/request/area.ts';
import { findOwnOpenRequest } from '~/domain/request/ownOpenRequest.ts';
import type { RequestPrefill } from '~/domain/request/draft.ts';
import { formatShortDate } from '~/domain/words/dates.ts';
import { requestAccessTexts } from '~/domain/words/texts/accessRequests.ts';
import { paths } from '~/paths.ts';
import { myOpenRequestsQuery } from '~/queries/requests/requests.ts';
import { useMe } from '~/session/me.ts';
import { AccessDenied } from '~/ui/EmptyState.tsx';
import { openAccessRequest } from './openCreateRequest.ts';
import { useRequestsAccess } from './RequireRequestsAccess.tsx';

type Props = { readonly wanted: RequestPrefill };

export function RequestAccessButton({ wanted }: Props) {
  const { allowed, isKnown } = useRequestsAccess();
  return allowed && isKnown ? <Ask wanted={wanted} /> : null;
}

function Ask({ wanted }: Props) {
  const client = useQueryClient();
  const { data: own = [] } = useQuery(myOpenRequestsQuery());
  const asked = findOwnOpenRequest(own, wanted);
  if (asked) {
    return (
      <Link to={paths.request(asked.ticketId)}>
        {requestAccessTexts.asked(formatShortDate(asked.created))}
      </Link>
    );
  }
  return (
    <Button variant="default" onClick={() => openAccessRequest(client, wanted)}>
      {requestAccessTexts.ask}
    </Button>
  );
}

type ClosedAreaProps = {
  readonly area: Area;
  readonly page: string;
  readonly reason: string;
  readonly way?: ReactNode;
};

export function AreaAccessDenied({ area, page, reason, way }: ClosedAreaProps) {
  const wanted = createAreaRequest(area, useMe().units);
  return (
    <AccessDenied
      page={page}
      reason={reason}
      action={
        (wanted ?? way) && (
          <>
            {wanted && <RequestAccessButton wanted={wanted} />}
            {way}
          </>
        )
      }
    />
  );
}
