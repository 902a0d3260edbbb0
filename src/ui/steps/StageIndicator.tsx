import styles from './StageIndicator.module.css';

type Props = {
  readonly label: string;
  readonly names: readonly string[];
  readonly current: number;
};

export function StageIndicator({ label, names, current }: Props) {
  return (
    <ol className={styles.stages} aria-label={label}>
      {names.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
