/** The subsidiaries by code; ALL stands for every one of them. */
export const areas = ['ALL', 'sab', 'sus', 'sca', 'sde', 'spl', 'sit', 'sdk'] as const;
export type Area = (typeof areas)[number];

export const areaName: Record<Area, string> = {
  ALL: 'All areas',
  sab: 'Sweden',
  sus: 'USA',
  sca: 'Canada',
  sde: 'Germany',
  spl: 'Poland',
  sit: 'Italy',
  sdk: 'Denmark',
};

/** Whether a text from an address or the wire is the code of an area. */
export const isArea = (text: string): text is Area => areas.some((area) => area === text);

/** The country of an account's data area; an unknown code is shown as it came. */
export function countryOf(dataArea: string): string {
  const code = dataArea.trim().toLowerCase();
  return isArea(code) ? areaName[code] : dataArea;
}
