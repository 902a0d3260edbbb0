import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { allowed } from '~/domain/access/verdict.ts';
import { standsOverFiles } from '~/domain/workflow/offered.ts';
import { standingOf } from '~/domain/workflow/permission.ts';
import { printTexts, configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { clearPrintSheet } from '~/platform/printSheet.ts';
import { useIsThere } from '~/platform/useIsThere.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import type { ActionContext } from './actions/guardConfiguration.ts';
import { actionsOf, offersOf, useActionContext, type Action } from './actions/useActions.ts';
import { loadAhead } from '~/platform/loadAhead.ts';
import styles from './ActionBar.module.css';

const load = () => import('./actions/OfferMenu.tsx');
const OfferMenu = lazy(async () => ({ default: (await load()).OfferMenu }));

/** Fetches the menu while a person is on the way to it; one that cannot be had is asked for again by the click. */
const prefetch = (): void => void loadAhead(load);

type Props = {
  readonly configuration: Configuration;
  /** What the page shows, which is what is printed. */
  readonly shown: Configuration;
};

/** Prints the sheet of what the page shows, as long as the page is there: a sheet that waits for its files goes with it. */
function usePrinting(shown: Configuration): Action {
  const isThere = useIsThere();
  useEffect(() => clearPrintSheet, []);
  const print = async (): Promise<void> => {
    const { printConfiguration } = await import('./print/ConfigurationSheet.tsx');
    if (isThere()) printConfiguration(shown);
  };
  const begin = (): void => void print();
  useShortcut('PRINT_CONFIGURATION', begin);
  return { key: 'PRINT', label: printTexts.action, tone: 'plain', verdict: allowed, begin };
}

const openWhyOf = async (context: ActionContext): Promise<void> => {
  const { configuration, quoteState } = context;
  await openWhenLoaded(
    () => import('~/widgets/access/WhyCanIAll.tsx'),
    (dialog) =>
      dialog.openWhyCanI({
        offers: offersOf(context),
        standing: standingOf({ ...configuration, quoteState }),
      }),
  );
};

/**
 * The actions on a configuration at its working revision: the way on, and everything else in a menu that is made when
 * it is asked for; what works on all files stands over them. The menu's button has the corner, so that both stand in the same place whatever the way on is.
 */
export function ActionBar({ configuration, shown }: Props): ReactElement {
  const context = useActionContext(configuration);
  const offered = actionsOf(context).filter(({ key }) => !standsOverFiles(key));
  const actions = [...offered, usePrinting(shown)];
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
          <OfferMenu
            actions={actions.filter((action) => action !== primary)}
            onWhy={() => void openWhyOf(context)}
          >
            {button}
          </OfferMenu>
        </Suspense>
      ) : (
        button
      )}
    </>
  );
}
