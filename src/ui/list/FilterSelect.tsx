import { getIconProps } from '~/ui/iconSprites.ts';
import styles from './controls.module.css';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly text: (option: Value) => string;
  readonly onChange: (value: Value) => void;
  /** The value that does not filter; any other marks the control as active. */
  readonly neutral: Value;
};

export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, text, onChange, neutral } = props;
  return (
    <div
      className={styles.select}
      {...getIconProps('chevronDown')}
      data-active={value !== neutral || undefined}
    >
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {text(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
