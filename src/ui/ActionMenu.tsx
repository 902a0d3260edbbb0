import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Decision } from '~/domain/access/decision.ts';
import { GuardedMenuItem } from './GuardedMenuItem.tsx';

export type MenuAction = {
  readonly label: string;
  readonly decision: Decision;
  readonly dangerous?: boolean;
  readonly onSelect: () => void;
};

type Props = {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly size?: number;
};

export function ActionMenu({ label, actions, size = 34 }: Props) {
  return (
    <Menu
      position="bottom-end"
      width={280}
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      hideDetached={false}
    >
      <Menu.Target>
        <ActionIcon variant="default" size={size} aria-label={label}>
          <IconDots size={17} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className="tallMenu">
        {actions.map(({ label: name, ...action }) => (
          <GuardedMenuItem key={name} {...action}>
            {name}
          </GuardedMenuItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
