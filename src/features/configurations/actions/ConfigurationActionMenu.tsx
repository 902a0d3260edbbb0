import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import { GuardedMenuItem } from '~/ui/GuardedMenuItem.tsx';
import { openWhyCanI, type ConfigurationAction } from './listConfigurationActions.ts';
import { useQuery } from '@tanstack/react-query';
import { canHavePendingRevision } from '~/domain/revision/pendingRevision.ts';
import { getWorkingRevisionName } from '~/domain/revision/revision.ts';
import { listEventOffers } from '~/domain/workflow/eventOffers.ts';
import { getWorkflowStatus } from '~/domain/workflow/permission.ts';
import { configurationQuery, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { getStoredQuoteState } from '~/queries/configurations/partialMoves.ts';
import { useActor, useMe } from '~/session/me.ts';
import { useStartEventFromRow } from '../list/useStartEventFromRow.ts';

type Props = {
  readonly actions: readonly ConfigurationAction[];
  /** In a row, dangerous actions are listed among the others instead of in a section of their own. */
  readonly inRow?: boolean;
  readonly onWhy: () => void;
  readonly children: ReactNode;
};

const isPossible = ({ decision }: ConfigurationAction): boolean => decision.allowed;
const isDangerous = ({ tone }: ConfigurationAction): boolean => tone === 'danger';

/** Mounts opened. Possible actions come first, then those that are not possible, with the reason. */
export function ConfigurationActionMenu({ actions, inRow = false, onWhy, children }: Props) {
  const possible = actions.filter(isPossible);
  const apart = inRow ? [] : possible.filter(isDangerous);
  const plain = possible.filter((action) => !apart.includes(action));
  const refused = actions.filter((action) => !isPossible(action));
  return (
    <Menu
      position="bottom-end"
      width={inRow ? 320 : 380}
      defaultOpened
      withinPortal={false}
      {...(inRow && { floatingStrategy: 'fixed' as const })}
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
      hideDetached={false}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className="tallMenu">
        {plain.map(itemOf)}
        {plain.length > 0 && apart.length > 0 && <Menu.Divider />}
        {apart.map(itemOf)}
        {refused.length > 0 && !inRow && <Menu.Label>{configurationPageTexts.notPossible}</Menu.Label>}
        {refused.length > 0 && <Menu.Item onClick={onWhy}>{explanationTexts.whyAll}</Menu.Item>}
        {refused.map(itemOf)}
      </Menu.Dropdown>
    </Menu>
  );
}

const itemOf = (action: ConfigurationAction): ReactElement => (
  <GuardedMenuItem
    key={action.key}
    decision={action.decision}
    dangerous={isDangerous(action)}
    onSelect={action.begin}
  >
    {action.label}
  </GuardedMenuItem>
);

type RowMenuProps = { readonly row: ConfigurationRow; readonly children: ReactNode };

function useWorkingName(row: ConfigurationRow): string {
  const hidden = canHavePendingRevision(row);
  const { data } = useQuery({ ...configurationQuery(row.configurationId), enabled: hidden });
  if (!hidden) return row.revision;
  return data ? getWorkingRevisionName(data) : '';
}

export function RowMenu({ row, children }: RowMenuProps) {
  const me = useMe();
  const actor = useActor();
  const beginFromRow = useStartEventFromRow();
  const subject = { ...row, quoteState: getStoredQuoteState(row) };
  const offered = listEventOffers(subject, { actor, email: me.email, revision: useWorkingName(row) });
  const actions = offered.map(({ event, ...offer }) => ({
    ...offer,
    key: event,
    begin: () => void beginFromRow(row.configurationId, event),
  }));
  const onWhy = (): void => openWhyCanI({ offers: offered, standing: getWorkflowStatus(subject) });
  return (
    <ConfigurationActionMenu actions={actions} inRow onWhy={onWhy}>
      {children}
    </ConfigurationActionMenu>
  );
}
