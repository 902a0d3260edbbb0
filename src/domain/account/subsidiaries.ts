import { getCountryName } from '../words/countries.ts';

/** The subsidiaries by code; ALL stands for every one of them. */
export const subsidiaries = ['ALL', 'sab', 'sus', 'sca', 'sde', 'spl', 'sit', 'sdk'] as const;
export type Subsidiary = (typeof subsidiaries)[number];

export const subsidiaryName: Record<Subsidiary, string> = {
  ALL: 'All subsidiaries',
  sab: 'Sweden',
  sus: 'USA',
  sca: 'Canada',
  sde: 'Germany',
  spl: 'Poland',
  sit: 'Italy',
  sdk: 'Denmark',
};

export const isSubsidiary = (text: string): text is Subsidiary => subsidiaries.some((each) => each === text);

/** Country or subsidiary whose code a data area is; unknown codes are returned unchanged. */
export function formatAccountCountry(dataArea: string): string {
  const code = dataArea.trim().toLowerCase();
  return isSubsidiary(code) ? subsidiaryName[code] : getCountryName(dataArea);
}
