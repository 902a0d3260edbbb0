import { millingTexts } from '~/domain/words/texts/milling.ts';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { checkMillingAdministration, checkMillingAccess } from '~/domain/milling/permission.ts';
import { millingBasePath } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { AccessExplanationDisclosure } from '~/widgets/access/AccessExplanationDisclosure.tsx';
import { AreaAccessDenied } from '~/widgets/requests/RequestAccessButton.tsx';
import styles from '~/ui/tabs.module.css';

export type PageLink = { readonly label: string; readonly to: string };

/** Also the first breadcrumb of the pages below each tab. */
export const millingTabs = {
  machines: { label: millingTexts.tabs.machines, to: paths.milling.machines() },
  macros: { label: millingTexts.tabs.macros, to: paths.milling.macros() },
  parts: { label: millingTexts.tabs.parts, to: paths.milling.parts() },
  settings: { label: millingTexts.tabs.settings, to: paths.milling.settings() },
} as const satisfies Record<string, PageLink>;

/** In order of display; the second element is the path prefix that marks a tab as current. */
const tabs = [
  [millingTabs.machines, '/machine'],
  [millingTabs.macros, '/macro'],
  [millingTabs.parts, '/parts'],
  [millingTabs.settings, '/settings'],
] as const;

type Props = {
  readonly title: string;
  readonly state?: ReactNode;
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** Breadcrumbs between the milling area and this page. */
  readonly trail?: readonly PageLink[];
  readonly children: ReactNode;
};

export const useMillingChangeDecision = () => checkMillingAdministration(useMe().units);

/** Renders the page, with its queries, only if the person has access to the milling area. */
export const withMillingAccess = (title: string, Page: () => ReactElement): (() => ReactElement) =>
  function MillingWall() {
    const { units } = useMe();
    return checkMillingAccess(units).allowed ? <Page /> : <MillingLayout title={title}>{null}</MillingLayout>;
  };

export function MillingLayout({ title, state, meta, actions, trail = [], children }: Props) {
  const { pathname } = useLocation();
  const { units } = useMe();
  const decision = checkMillingAccess(units);
  if (!decision.allowed) {
    return (
      <AreaAccessDenied
        area="MILLING"
        page={title}
        reason={decision.reason}
        way={<AccessExplanationDisclosure asked="OPEN_MILLING" />}
      />
    );
  }
  const changing = checkMillingAdministration(units);
  return (
    <>
      <PageHeader
        title={title}
        state={state}
        meta={meta}
        actions={actions}
        trail={[{ label: millingTexts.area, to: paths.milling.machines() }, ...trail]}
      />
      <nav className={styles.tabs} aria-label={millingTexts.tabsOf}>
        {tabs.map(([{ label, to }, below]) => (
          <Link
            key={to}
            to={to}
            aria-current={pathname.startsWith(`${millingBasePath}${below}`) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {!changing.allowed && <AccessExplanationDisclosure asked="ADMINISTER_MILLING" />}
      {children}
    </>
  );
}
