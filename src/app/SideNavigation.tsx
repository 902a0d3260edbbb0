import { memo, useState, type MouseEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { listNavigationSections, isNavigationItemActive, type NavigationItem } from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import { getIconProps } from '~/ui/iconSprites.ts';
import { useLinkClickHandler } from '~/platform/routing/useLinkClickHandler.ts';
import styles from './SideNavigation.module.css';

/** Navigation to every area: at the side, on a phone a drawer over the page. */
export function SideNavigation() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <nav className={styles.rail} aria-label={frameTexts.areas}>
        <Link className={styles.home} to={paths.index()} aria-label={frameTexts.home}>
          <Wordmark />
        </Link>
        <Destinations />
      </nav>
      <nav
        className={styles.drawer}
        id="rail"
        popover="auto"
        aria-label={frameTexts.areas}
        onBeforeToggle={() => flushSync(() => setAsked(true))}
      >
        {asked && (
          <>
            <Wordmark />
            <Destinations onFollow={closeDrawer} />
          </>
        )}
      </nav>
    </>
  );
}

const closeDrawer = (): void => document.querySelector<HTMLElement>('#rail')?.hidePopover();

function Destinations({ onFollow }: { readonly onFollow?: () => void }) {
  const sections = listNavigationSections(useActor());
  const { pathname } = useLocation();
  const follow = useLinkClickHandler();
  return (
    <>
      {sections.map(({ label, destinations }) => (
        <section key={label} className={styles.section}>
          <h2>{label}</h2>
          <ul>
            {destinations.map((destination) => (
              <li key={destination.path}>
                <Way
                  label={destination.label}
                  path={destination.path}
                  icon={destination.icon}
                  isHere={isNavigationItemActive(destination, pathname)}
                  follow={follow}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type WayProps = Pick<NavigationItem, 'label' | 'path' | 'icon'> & {
  readonly isHere: boolean;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onFollow: (() => void) | undefined;
};

/** Memoised: of all links, navigation changes only two. */
const Way = memo(function Way({ label, path, icon, isHere, follow, onFollow }: WayProps): ReactElement {
  return (
    <a
      className={styles.link}
      href={path}
      title={label}
      {...getIconProps(icon)}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => {
        onFollow?.();
        follow(event);
      }}
    >
      {label}
    </a>
  );
});
