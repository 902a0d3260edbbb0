import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import { VerdictItem } from '~/ui/VerdictItem.tsx';
import type { Action } from './actions/useActions.ts';
import styles from './ActionsMenu.module.css';

type Props = {
  readonly actions: readonly Action[];
  readonly onWhy: () => void;
  readonly children: ReactNode;
};

const isPossible = ({ verdict }: Action): boolean => verdict.allowed;
const isDangerous = ({ tone }: Action): boolean => tone === 'danger';

/** Actions with what is dangerous apart, and at the end what is not possible now and why; open when it comes. */
export function ActionsMenu({ actions, onWhy, children }: Props): ReactElement {
  const possible = actions.filter(isPossible);
  const plain = possible.filter((action) => !isDangerous(action));
  const dangerous = possible.filter(isDangerous);
  const refused = actions.filter((action) => !isPossible(action));
  return (
    <Menu
      position="bottom-end"
      width={380}
      defaultOpened
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
      hideDetached={false}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {plain.map(itemOf)}
        {plain.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map(itemOf)}
        {refused.length > 0 && (
          <>
            <Menu.Label>{configurationPageTexts.notPossible}</Menu.Label>
            <Menu.Item onClick={onWhy}>{explanationTexts.whyAll}</Menu.Item>
          </>
        )}
        {refused.map(itemOf)}
      </Menu.Dropdown>
    </Menu>
  );
}

const itemOf = (action: Action): ReactElement => {
  const { key, label, verdict, begin } = action;
  return (
    <VerdictItem key={key} verdict={verdict} dangerous={isDangerous(action)} onSelect={begin}>
      {label}
    </VerdictItem>
  );
};
