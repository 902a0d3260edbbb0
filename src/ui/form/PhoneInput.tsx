import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max';
import { useState } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { compareAlphabetically } from '~/domain/words/lists.ts';
import {
  getPhoneCountryName,
  defaultPhoneCountry,
  formatInternationalMobile,
  validateMobileNumber,
} from '~/domain/words/phone.ts';
import styles from './PhoneInput.module.css';

const countries = getCountries()
  .map((code) => ({ code, name: getPhoneCountryName(code) }))
  .toSorted((one, other) => compareAlphabetically(one.name, other.name));

/** A phone number as typed, and the country it is dialled from. */
export type PhoneInputValue = { readonly typed: string; readonly country: CountryCode };

type Props = {
  readonly label: string;
  readonly initial?: PhoneInputValue;
  readonly error?: string | undefined;
  /** Called with the number in international format: empty without one, false while it is invalid. */
  readonly onChange: (number: string | false, as: PhoneInputValue) => void;
};

const nothing: PhoneInputValue = { typed: '', country: defaultPhoneCountry };

export function PhoneInput({ label, initial = nothing, error, onChange }: Props) {
  const [typed, setTyped] = useState(initial.typed);
  const [country, setCountry] = useState<CountryCode>(initial.country);
  const [left, setLeft] = useState(false);
  const change = (text: string, from: CountryCode): void => {
    setTyped(text);
    setCountry(from);
    const given = text.trim() !== '';
    onChange(given ? formatInternationalMobile(text, from) || false : '', { typed: text, country: from });
  };
  return (
    <TextInput
      type="tel"
      autoComplete="tel"
      label={label}
      value={typed}
      onChange={(event) => change(event.currentTarget.value, country)}
      onBlur={() => setLeft(true)}
      error={error ?? (left && validateMobileNumber(typed, country))}
      leftSectionWidth={104}
      leftSection={
        <span className={styles.country}>
          <span aria-hidden>
            {country} +{getCountryCallingCode(country)}
          </span>
          <select
            aria-label={controlTexts.countryCode(label)}
            value={country}
            onChange={(event) => {
              const chosen = countries.find(({ code }) => code === event.currentTarget.value);
              if (chosen) change(typed, chosen.code);
            }}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code} label={`${name} +${getCountryCallingCode(code)}`}>
                {code} +{getCountryCallingCode(code)}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
