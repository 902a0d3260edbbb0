import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { checkRoleAdministration } from '~/domain/access/staffDecisions.ts';
import { accessAreaTexts } from '~/domain/words/texts/roles.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import styles from '~/ui/tabs.module.css';
import { useScrollTabIntoView } from '~/platform/useScrollTabIntoView.ts';

const tabs = [
  ['SERVICES', paths.roles()],
  ['SERVLETS', paths.roles({ tab: 'servlets' })],
  ['ROLES', paths.roles({ tab: 'roles' })],
  ['BLACKLIST', paths.blacklist()],
  ['WHITELIST', paths.whitelist()],
  ['EFFECTIVE', paths.effectiveAccess()],
] as const;

type Props = {
  readonly title: ReactNode;
  readonly tab: (typeof tabs)[number][0];
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly trail?: readonly { readonly label: string; readonly to: string }[];
  readonly children: ReactNode;
};

export function AccessLayout({ title, tab, meta, actions, trail, children }: Props) {
  const bar = useScrollTabIntoView(tab);
  return (
    <>
      <PageHeader title={title} meta={meta} actions={actions} {...(trail && { trail })} />
      <nav ref={bar} className={styles.tabs} aria-label={accessAreaTexts.tabsOf}>
        {tabs.map(([key, to]) => (
          <Link key={key} to={to} data-tab={key} aria-current={key === tab ? 'page' : undefined}>
            {accessAreaTexts.tabs[key]}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}

export const restrictToAdministrators = (Page: ComponentType) =>
  restrictPage(pages.roles, ({ units }) => checkRoleAdministration(units), Page);
