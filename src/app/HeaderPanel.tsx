import { useState, type ReactElement, type ReactNode } from 'react';
import styles from './Header.module.css';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
};

/** A button in the header and the panel it opens below; the panel's content is made when it is open. */
export function HeaderPanel({ id, label, icon, children, onOpen }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label}>
        {icon}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          if (opened) onOpen?.();
        }}
      >
        {open && children}
      </div>
    </>
  );
}
