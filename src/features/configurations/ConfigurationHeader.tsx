import '@mantine/core/styles/Button.css';
import { type ReactNode, lazy, Suspense, useEffect, useState } from 'react';
import { configurationFactTexts } from '~/domain/words/texts/configurationFacts.ts';
import { configurationPageTexts, printTexts } from '~/domain/words/texts/configurationPage.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { lastConfigurationListPath } from './list/configurationListPath.ts';
import { PreviousNextLinks } from './list/PreviousNextLinks.tsx';
import type { ConfigurationRow, Configuration } from '~/queries/configurations/configurations.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import styles from './ConfigurationHeader.module.css';
import { Button } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { allowedDecision } from '~/domain/access/decision.ts';
import { isActionShownAboveFiles } from '~/domain/workflow/eventOffers.ts';
import { getWorkflowStatus } from '~/domain/workflow/permission.ts';
import { clearPrintSheet } from '~/platform/printSheet.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import {
  listConfigurationActions,
  listOfferedEvents,
  openWhyCanI,
  useActionContext,
  type ConfigurationAction,
} from './actions/listConfigurationActions.ts';
import { preload } from '~/platform/preload.ts';

type Props = {
  readonly row: ConfigurationRow;
  /** Displayed revision; undefined where no single one is shown. */
  readonly revision: string | undefined;
  readonly actions: ReactNode;
};

export function ConfigurationHeader({ row, revision, actions }: Props) {
  const { configurationId, configurationName, configurationDescription, account, modified } = row;
  const personName = usePersonName();
  return (
    <PageHeader
      trail={[{ label: configurationPageTexts.list, to: lastConfigurationListPath() }]}
      title={<CopyableId id={configurationId} />}
      state={<StateLabel state={row.configurationState} />}
      meta={
        <div className={styles.facts}>
          <FamilyBadge family={row.productFamily} size="small" />
          {revision !== undefined && <span>{configurationFactTexts.revisionNamed(revision)}</span>}
          <Cut as="name">{configurationName || configurationDescription}</Cut>
          <Cut>{buildAccountLabel(account).name}</Cut>
          <Cut>
            {row.assigneeEmail
              ? configurationPageTexts.assignedTo(personName(row.assigneeEmail))
              : configurationFactTexts.unassigned}
          </Cut>
          <RelativeTime date={modified} text={configurationPageTexts.modified} />
        </div>
      }
      beside={<PreviousNextLinks id={configurationId} />}
      actions={actions}
      stays
    />
  );
}

export const ConfigurationHeaderSkeleton = ({ id }: { readonly id: string }) => (
  <PageHeader
    trail={[{ label: configurationPageTexts.list, to: lastConfigurationListPath() }]}
    title={<CopyableId id={id} />}
    meta={<div className={styles.facts} />}
    actions={null}
    stays
  />
);

const Cut = ({ as, children }: { readonly as?: 'name'; readonly children: string }) => (
  <span className={`${styles.cut} ${as ? styles[as] : ''}`} title={children}>
    {children}
  </span>
);

const load = () => import('./actions/ConfigurationActionMenu.tsx');
const OfferMenu = lazy(async () => ({ default: (await load()).ConfigurationActionMenu }));

/** `preload` ignores a failed import: the click imports again. */
const prefetch = (): void => void preload(load);

type ActionBarProps = {
  readonly configuration: Configuration;
  /** Revision shown on the page, which is the one that is printed. */
  readonly shown: Configuration;
};

function usePrinting(shown: Configuration): ConfigurationAction {
  const isThere = useIsMounted();
  useEffect(() => clearPrintSheet, []);
  const print = async (): Promise<void> => {
    const { printConfiguration } = await import('./print/ConfigurationSheet.tsx');
    if (isThere()) printConfiguration(shown);
  };
  const begin = (): void => void print();
  useShortcut('PRINT_CONFIGURATION', begin);
  return { key: 'PRINT', label: printTexts.action, tone: 'plain', decision: allowedDecision, begin };
}

/**
 * The next step as a button, everything else in a menu. The menu button is in the corner, so that neither
 * moves.
 */
export function ConfigurationActionBar({ configuration, shown }: ActionBarProps) {
  const context = useActionContext(configuration);
  const offered = listConfigurationActions(context).filter(({ key }) => !isActionShownAboveFiles(key));
  const actions = [...offered, usePrinting(shown)];
  const [asked, setAsked] = useState(false);
  const primary = actions.find(({ tone, decision }) => tone === 'primary' && decision.allowed);
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
            onWhy={() =>
              openWhyCanI({
                offers: listOfferedEvents(context),
                standing: getWorkflowStatus({ ...configuration, quoteState: context.quoteState }),
              })
            }
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
