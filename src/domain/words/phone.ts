import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { getRegionName } from './countries.ts';

export const defaultPhoneCountry: CountryCode = 'SE';

export const getPhoneCountryName = (code: CountryCode): string => getRegionName(code) ?? code;

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

export const formatInternationalMobile = (text: string, country: CountryCode = defaultPhoneCountry): string =>
  mobile(text, country)?.formatInternational() ?? '';

export const validateMobileNumber = (
  text: string,
  country: CountryCode = defaultPhoneCountry,
): string | undefined =>
  text.trim() === '' || mobile(text, country)
    ? undefined
    : 'This number is not valid for a mobile phone or the selected country';

export const toPhoneCountryCode = (code: string): CountryCode =>
  isSupportedCountry(code) ? code : defaultPhoneCountry;
