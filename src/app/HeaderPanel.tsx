import { useState, type ReactNode } from 'react';
import { getIconProps, type IconName } from '~/ui/iconSprites.ts';
import styles from './Header.module.css';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isTurning?: boolean;
  readonly sign?: ReactNode;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
};

export function HeaderPanel(props: Props) {
  const { id, label, icon, isTurning = false, sign, children, onOpen } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        {...(icon && getIconProps(icon))}
        data-turning={isTurning || undefined}
        popoverTarget={id}
        aria-label={label}
      >
        {sign}
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
