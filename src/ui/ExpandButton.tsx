import { IconChevronDown } from '@tabler/icons-react';
import styles from './ExpandButton.module.css';

type Props = {
  readonly text: string;
  readonly label: string;
  readonly open: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
};

export function ExpandButton({ text, label, open, controls, onToggle }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={label}
      onClick={onToggle}
    >
      <span className="number">{text}</span>
      <IconChevronDown size={14} aria-hidden />
    </button>
  );
}
