import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { mayHavePending } from '~/domain/revision/pendingRevision.ts';
import { workingRevisionName } from '~/domain/revision/revision.ts';
import { offeredEvents } from '~/domain/workflow/offered.ts';
import { standingOf } from '~/domain/workflow/permission.ts';
import { configuration, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { keptQuoteState } from '~/queries/configurations/quoteStates.ts';
import { useActor, useMe } from '~/session/me.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { OfferMenu } from '../actions/OfferMenu.tsx';
import { useBeginFromRow } from './useBeginFromRow.ts';

type Props = { readonly row: ConfigurationRow; readonly children: ReactNode };

function useWorkingName(row: ConfigurationRow): string {
  const hidden = mayHavePending(row);
  const { data } = useQuery({ ...configuration(row.configurationId), enabled: hidden });
  if (!hidden) return row.revision;
  return data ? workingRevisionName(data) : '';
}

export function RowMenu({ row, children }: Props): ReactElement {
  const me = useMe();
  const actor = useActor();
  const beginFromRow = useBeginFromRow();
  const subject = { ...row, quoteState: keptQuoteState(row) };
  const offered = offeredEvents(subject, { actor, email: me.email, revision: useWorkingName(row) });
  const actions = offered.map(({ event, ...offer }) => ({
    ...offer,
    key: event,
    begin: () => void beginFromRow(row.configurationId, event),
  }));
  const openWhy = (): void =>
    void openWhenLoaded(
      () => import('~/widgets/access/WhyCanIAll.tsx'),
      (dialog) => dialog.openWhyCanI({ offers: offered, standing: standingOf(subject) }),
    );
  return (
    <OfferMenu actions={actions} inRow onWhy={openWhy}>
      {children}
    </OfferMenu>
  );
}
