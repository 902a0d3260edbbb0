import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max';
import { useState, type ReactElement } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { alphabetically } from '~/domain/words/lists.ts';
import { countryName, defaultCountry, internationalMobile, mobileNumberError } from '~/domain/words/phone.ts';
import styles from './PhoneInput.module.css';

const countries = getCountries()
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((one, other) => alphabetically(one.name, other.name));

type Props = {
  readonly label: string;
  /** The number in international format; empty while nothing is typed, false while it is no valid mobile number. */
  readonly onChange: (number: string | false) => void;
};

/** A mobile number with the country it is dialled from. */
export function PhoneInput({ label, onChange }: Props): ReactElement {
  const [typed, setTyped] = useState('');
  const [country, setCountry] = useState<CountryCode>(defaultCountry);
  const [left, setLeft] = useState(false);
  const change = (text: string, from: CountryCode): void => {
    setTyped(text);
    setCountry(from);
    const given = text.trim() !== '';
    onChange(given ? internationalMobile(text, from) || false : '');
  };
  return (
    <TextInput
      type="tel"
      autoComplete="tel"
      label={label}
      value={typed}
      onChange={(event) => change(event.currentTarget.value, country)}
      onBlur={() => setLeft(true)}
      error={left && mobileNumberError(typed, country)}
      leftSectionWidth={104}
      leftSection={
        <select
          className={styles.country}
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
      }
    />
  );
}
