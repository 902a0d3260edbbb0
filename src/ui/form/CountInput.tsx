import { useId, useState } from 'react';

type Props = {
  /** Accessible name, where no label element contains the field. */
  readonly label?: string;
  readonly value: number;
  readonly limit?: number;
  /**
   * Error for a text that is not a count: it stays in the field and fails the validation by
   * focusInvalidField. Without it the last count is shown again.
   */
  readonly refusal?: string;
  readonly countOf: (text: string) => number | undefined;
  readonly onChange: (count: number) => void;
};

export function CountInput({ label, value, limit, refusal, countOf, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const isCount = (text: string): boolean => countOf(text) !== undefined;
  const message = isRefused && typed !== undefined && !isCount(typed) ? refusal : undefined;
  return (
    <>
      <input
        type="number"
        min={1}
        max={limit}
        step={1}
        required={refusal !== undefined}
        aria-label={label}
        {...(message === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
        value={typed ?? value}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text);
          if (isCount(text)) setRefused(false);
          const next = countOf(text);
          if (next !== undefined) onChange(next);
        }}
        onInvalid={() => setRefused(true)}
        onBlur={() => {
          // An emptied field shows its value again.
          const stays = refusal !== undefined && typed !== undefined && typed !== '' && !isCount(typed);
          setRefused(stays);
          if (!stays) setTyped(undefined);
        }}
      />
      {message && (
        <small id={id} className="refused">
          {message}
        </small>
      )}
    </>
  );
}
