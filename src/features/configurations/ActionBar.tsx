import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { actionsOf, useActionContext } from './actions/useActions.ts';
import styles from './ActionBar.module.css';

const load = () => import('./ActionsMenu.tsx');
const ActionsMenu = lazy(async () => ({ default: (await load()).ActionsMenu }));

/** Fetches the menu while a person is on the way to it; one that cannot be had is asked for again by the click. */
const prefetch = (): void => void load().catch(() => undefined);

type Props = { readonly configuration: Configuration };

/**
 * The actions on a configuration at its working revision: the way on, and everything else in a menu that is made when
 * it is asked for. The menu's button has the corner, so that both stand in the same place whatever the way on is.
 */
export function ActionBar({ configuration }: Props): ReactElement {
  const actions = actionsOf(useActionContext(configuration));
  const [asked, setAsked] = useState(false);
  const primary = actions.find(({ tone, verdict }) => tone === 'primary' && verdict.allowed);
  const button = (
    <Button
      variant="default"
      className={styles.menu ?? ''}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <span className={styles.label}>{configurationPageTexts.actions}</span>
      <IconDots className={styles.dots} size={18} aria-hidden />
    </Button>
  );
  return (
    <>
      {primary && (
        <Button key={primary.key} className={styles.way ?? ''} title={primary.label} onClick={primary.begin}>
          {primary.label}
        </Button>
      )}
      {asked ? (
        <Suspense fallback={button}>
          <ActionsMenu actions={actions.filter((action) => action !== primary)}>{button}</ActionsMenu>
        </Suspense>
      ) : (
        button
      )}
    </>
  );
}
