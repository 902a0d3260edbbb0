import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { mayHavePending } from '~/domain/revision/pendingRevision.ts';
import { workingRevisionName } from '~/domain/revision/revision.ts';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import { offeredEvents, type Offer } from '~/domain/workflow/offered.ts';
import { standingOf } from '~/domain/workflow/permission.ts';
import { configuration, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { keptQuoteState } from '~/queries/configurations/quoteStates.ts';
import { useActor, useMe } from '~/session/me.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { VerdictItem } from '~/ui/VerdictItem.tsx';
import { useBeginFromRow } from './useBeginFromRow.ts';
import styles from './RowMenu.module.css';

type Props = {
  readonly row: ConfigurationRow;
  readonly children: ReactNode;
};

/** The name of the working revision of a row; empty until it is known. */
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
  const possible = offered.filter(({ verdict }) => verdict.allowed);
  const refused = offered.filter(({ verdict }) => !verdict.allowed);
  const itemOf = ({ event, label, tone, verdict }: Offer): ReactElement => (
    <VerdictItem
      key={event}
      verdict={verdict}
      dangerous={tone === 'danger'}
      onSelect={() => void beginFromRow(row.configurationId, event)}
    >
      {label}
    </VerdictItem>
  );
  const openWhy = (): void =>
    void openWhenLoaded(
      () => import('~/widgets/access/WhyCanIAll.tsx'),
      (dialog) => dialog.openWhyCanI({ offers: offered, standing: standingOf(subject) }),
    );
  return (
    <Menu
      position="bottom-end"
      width={320}
      defaultOpened
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
      hideDetached={false}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        {possible.map(itemOf)}
        {refused.length > 0 && <Menu.Item onClick={openWhy}>{explanationTexts.whyAll}</Menu.Item>}
        {refused.map(itemOf)}
      </Menu.Dropdown>
    </Menu>
  );
}
