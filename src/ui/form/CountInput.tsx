import { useState, type ReactElement } from 'react';

type Props = {
  /** Name of the field, where no label stands around it. */
  readonly label?: string;
  readonly value: number;
  readonly most?: number;
  /** Whether what is no count stays, for the browser to keep its form from being sent; else the last count shows again. */
  readonly isHeld?: boolean;
  /** The count that a text means; undefined for what is none, or not yet. */
  readonly countOf: (text: string) => number | undefined;
  readonly onChange: (count: number) => void;
};

/** Field for a count from 1 on. What is typed stays as it is until the field is left. */
export function CountInput({ label, value, most, isHeld = false, countOf, onChange }: Props): ReactElement {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="number"
      min={1}
      max={most}
      step={1}
      required={isHeld}
      aria-label={label}
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const next = countOf(text);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() =>
        // One that was emptied shows what it holds.
        setTyped((text) => (isHeld && text && countOf(text) === undefined ? text : undefined))
      }
    />
  );
}
