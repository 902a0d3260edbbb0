import { useId } from 'react';
import type { Choice } from '../labels.ts';
import { pageTexts } from './texts.ts';

type Props<Value extends string | undefined> = {
  readonly title: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value, label: string) => void;
  readonly onRefused: (reason: string) => void;
};

/** A list of choices. Refused ones can still be focused by keyboard, so that their reason can be read. */
export function ChoiceList<Value extends string | undefined>({
  title,
  choices,
  value,
  onChoose,
  onRefused,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      {choices.map(({ value: each, label, price, refusal }) => {
        const id = `${name}-${label}`;
        const isChosen = each === value;
        return (
          <div key={label} className={refusal ? 'choice refused' : 'choice'}>
            <input
              type="radio"
              id={id}
              name={name}
              checked={isChosen}
              aria-disabled={refusal ? true : undefined}
              aria-describedby={`${id}-about`}
              onChange={() => {
                if (refusal) onRefused(`${label}: ${refusal.reason} ${refusal.remedy}`);
                else onChoose(each, label);
              }}
            />
            <label htmlFor={id}>{label}</label>
            <span id={`${id}-about`} className="about">
              {refusal ? (
                <>
                  <b>{pageTexts.notPossible}</b> {refusal.reason} {refusal.remedy}
                </>
              ) : (
                priceNote(isChosen, price)
              )}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}

function priceNote(isChosen: boolean, price: number): string {
  if (isChosen) return pageTexts.current;
  return price === 0 ? pageTexts.free : pageTexts.difference(price);
}
