import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { regionName } from './countries.ts';

export const defaultCountry: CountryCode = 'SE';

export const phoneCountryName = (code: CountryCode): string => regionName(code) ?? code;

const mobileTypes: readonly string[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

function valid(text: string, country: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number : undefined;
}

function mobile(text: string, country: CountryCode): PhoneNumber | undefined {
  const number = valid(text, country);
  const type = number?.getType();
  return type !== undefined && mobileTypes.includes(type) ? number : undefined;
}

export const internationalMobile = (text: string, country: CountryCode = defaultCountry): string =>
  mobile(text, country)?.formatInternational() ?? '';

export const mobileNumberError = (text: string, country: CountryCode = defaultCountry): string | undefined =>
  text.trim() === '' || mobile(text, country)
    ? undefined
    : 'This number is not valid for a mobile phone or the selected country';

export const countryCodeOf = (code: string): CountryCode =>
  isSupportedCountry(code) ? code : defaultCountry;
