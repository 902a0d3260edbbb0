/** A length in mm as people read it: two decimals at most, and no more than there are. */
export const mmText = (length: number): string => String(Number(length.toFixed(2)));

const sideText = (length: number | null): string => (length === null ? '–' : mmText(length));

/** A width and a height in mm as people read them; a dash for one that is not known. */
export const sizeText = (width: number | null, height: number | null): string =>
  `${sideText(width)} × ${sideText(height)} mm`;
