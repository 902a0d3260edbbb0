import { useState, type ReactElement } from 'react';

type Props = {
  /** Name of the field, where no label stands around it. */
  readonly label?: string;
  readonly value: number;
  readonly most?: number;
  /** The count that a text means; undefined for what is none, or not yet. */
  readonly countOf: (text: string) => number | undefined;
  readonly onChange: (count: number) => void;
};

/** Field for a count. What is typed stays as it is; left without a count, the field shows the last one. */
export function CountInput({ label, value, most, countOf, onChange }: Props): ReactElement {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="number"
      min={1}
      max={most}
      step={1}
      aria-label={label}
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const next = countOf(text);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
