import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDots } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { assignmentOperation, assignmentText } from '~/domain/workflow/assignment.ts';
import { configurationEvents, type ConfigurationEvent } from '~/domain/workflow/event.ts';
import { kindOf } from '~/domain/configuration/id.ts';
import { eventRecord } from '~/domain/workflow/eventRecord.ts';
import { applies, can } from '~/domain/workflow/permission.ts';
import { openers } from '../actions.ts';
import { openEvent } from './openEvent.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useActor, useMe } from '~/session/me.ts';
import { VerdictItem } from '~/ui/VerdictItem.tsx';
import styles from './RowMenu.module.css';

type Props = { readonly row: ConfigurationRow; readonly buttonClass: string | undefined };

/** The events of a configuration: those that are possible, then the others with their reasons. */
export function RowMenu({ row, buttonClass = '' }: Props): ReactElement {
  const me = useMe();
  const actor = useActor();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { configurationId, configurationState, assigneeEmail } = row;
  const kind = kindOf(row);
  const labelOf = (event: ConfigurationEvent): string =>
    event === 'ASSIGN'
      ? assignmentText[assignmentOperation(assigneeEmail, me.email)].action
      : eventRecord[event].label;
  const offered = configurationEvents
    .filter((event) => openers[event] && applies(event, kind))
    .map((event) => ({ event, verdict: can(actor, event, configurationState, kind) }));
  const inOrder = [
    ...offered.filter(({ verdict }) => verdict.allowed),
    ...offered.filter(({ verdict }) => !verdict.allowed),
  ];
  return (
    <Menu
      position="bottom-end"
      width={320}
      defaultOpened
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
    >
      <Menu.Target>
        <button type="button" className={buttonClass} aria-label={`Actions of ${configurationId}`}>
          <IconDots size={18} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        {inOrder.map(({ event, verdict }) => (
          <VerdictItem
            key={event}
            verdict={verdict}
            dangerous={eventRecord[event].tone === 'danger'}
            onSelect={() => void openEvent(configurationId, event, { actor, me, client, navigate })}
          >
            {labelOf(event)}
          </VerdictItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
