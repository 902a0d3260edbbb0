import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { mayOpenMilling } from '~/domain/milling/permission.ts';
import { millingArea, paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import styles from '~/ui/tabs.module.css';

/** The tabs of the area, and what the addresses below each begin with. */
const tabs = [
  ['Machines', paths.milling.machines(), '/machine'],
  ['Macros', paths.milling.macros(), '/macro'],
  ['Parts', paths.milling.parts(), '/parts'],
  ['Settings', paths.milling.settings(), '/settings'],
] as const;

type Props = {
  readonly title: string;
  readonly state?: ReactNode;
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** The pages above this one, from the area down. */
  readonly trail?: readonly { readonly label: string; readonly to: string }[];
  readonly children: ReactNode;
};

/** The frame of every page of the milling area: who may be here, where it is, and the other tabs of it. */
export function MillingFrame({ title, state, meta, actions, trail = [], children }: Props): ReactElement {
  const { pathname } = useLocation();
  const { units } = useMe();
  const verdict = mayOpenMilling(units);
  if (!verdict.allowed) {
    return (
      <EmptyState image={<IconLock size={26} />} title={`${title} cannot be shown`} text={verdict.reason} />
    );
  }
  return (
    <>
      <PageHeader
        title={title}
        state={state}
        meta={meta}
        actions={actions}
        trail={[{ label: 'Milling', to: paths.milling.machines() }, ...trail]}
      />
      <nav className={styles.tabs} aria-label="Tabs of the milling area">
        {tabs.map(([label, to, below]) => (
          <Link
            key={to}
            to={to}
            aria-current={pathname.startsWith(`${millingArea}${below}`) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}
