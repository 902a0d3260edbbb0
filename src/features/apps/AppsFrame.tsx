import { IconSearchOff } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { mayOpenApps } from '~/domain/app/permission.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall, EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Apps.module.css';

/** Shows its children to those who may see all apps, and to others that they may not; nothing is read for them. */
export function AppsFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayOpenApps(useActor());
  if (verdict.allowed) return <>{children}</>;
  return <AccessWall page={pages.apps.title} reason={verdict.reason} />;
}

type NoSuchAppProps = {
  /** Message that was typed for it and never saved. */
  readonly typed?: string | undefined;
};

/** The place of an app that does not exist, or no longer. What was typed for it can still be taken along. */
export function NoSuchApp({ typed = '' }: NoSuchAppProps): ReactElement {
  return (
    <>
      <EmptyState
        isPage
        image={<IconSearchOff size={26} />}
        title={appTexts.missing}
        text={appTexts.missingAbout}
        action={<Link to={paths.apps()}>{appTexts.toList}</Link>}
      />
      {typed !== '' && (
        <Panel title={appTexts.typed}>
          <p className={styles.typed}>{typed}</p>
        </Panel>
      )}
    </>
  );
}
