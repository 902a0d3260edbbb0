import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { destinationsFor, isWithin } from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import styles from './Rail.module.css';

/** The way to every area, at the side; on a phone it comes in over the page when it is asked for. */
export function Rail(): ReactElement {
  return (
    <>
      <nav className={styles.rail} aria-label={frameTexts.areas}>
        <Link className={styles.home} to={paths.index()} aria-label={frameTexts.home}>
          <Wordmark />
        </Link>
        <Destinations />
      </nav>
      <nav className={styles.drawer} id="rail" popover="auto" aria-label={frameTexts.areas}>
        <Wordmark />
        <Destinations onFollow={closeDrawer} />
      </nav>
    </>
  );
}

const closeDrawer = (): void => document.querySelector<HTMLElement>('#rail')?.hidePopover();

function Destinations({ onFollow }: { readonly onFollow?: () => void }): ReactElement {
  const sections = destinationsFor(useActor());
  const { pathname } = useLocation();
  return (
    <>
      {sections.map(({ label, destinations }) => (
        <section key={label} className={styles.section}>
          <h2>{label}</h2>
          <ul>
            {destinations.map((destination) => {
              const { label: name, path, icon: Icon } = destination;
              return (
                <li key={path}>
                  <Link
                    className={styles.link}
                    to={path}
                    title={name}
                    aria-current={isWithin(destination, pathname) ? 'page' : undefined}
                    {...(onFollow && { onClick: onFollow })}
                  >
                    <Icon size={18} stroke={1.7} aria-hidden />
                    <span>{name}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
