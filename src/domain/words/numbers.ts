/**
 * "1,200", to three decimal places. Whole numbers without `Intl`, whose first use makes the browser load the
 * data of a language.
 */
export const formatWholeNumber = (value: number): string =>
  Number.isSafeInteger(value)
    ? String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
    : new Intl.NumberFormat('en').format(value);

export const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;

const units = ['bytes', 'kB', 'MB', 'GB'] as const;

export function formatBytes(bytes: number | null): string {
  if (bytes === null) return '–';
  if (bytes === 1) return '1 byte';
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power] ?? ''}`;
}

export const formatCount = (count: number, one: string): string =>
  `${formatWholeNumber(count)} ${one}${count === 1 ? '' : 's'}`;

export const formatMillimetres = (length: number): string => String(Number(length.toFixed(2)));

const sideText = (length: number | null): string => (length === null ? '–' : formatMillimetres(length));

export const formatDimensions = (width: number | null, height: number | null): string =>
  `${sideText(width)} × ${sideText(height)} mm`;
