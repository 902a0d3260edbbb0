import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useRef, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { JobsTray } from './JobsTray.tsx';
import { LazyScanTray } from './LazyScanTray.tsx';
import { NoticeCentre } from './NoticeCentre.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { paths } from '~/paths.ts';
import styles from './Header.module.css';

/** Search, the scanner, running jobs, notices and the person, on every page in the same place. */
export function Header(): ReactElement {
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={`${styles.button} ${styles.menu}`}
        popoverTarget="rail"
        aria-label={frameTexts.openMenu}
      >
        <IconMenu2 size={20} aria-hidden />
      </button>
      <Search />
      <div className={styles.tools}>
        <LazyScanTray />
        <JobsTray />
        <NoticeCentre />
        <PersonMenu />
      </div>
    </header>
  );
}

function Search(): ReactElement {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(paths.configurations({ search: input.current?.value.trim() ?? '' }));
  };
  return (
    <search>
      <form className={styles.search} onSubmit={onSubmit}>
        <IconSearch size={16} aria-hidden />
        <input
          ref={input}
          type="search"
          name="find"
          placeholder={frameTexts.search}
          aria-label={frameTexts.search}
          autoComplete="off"
        />
      </form>
    </search>
  );
}
