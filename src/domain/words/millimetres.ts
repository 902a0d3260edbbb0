/** A length in mm as people read it: two decimals at most, and no more than there are. */
export const mmText = (length: number): string => String(Number(length.toFixed(2)));

/** A width and a height in mm as people read them. */
export const sizeText = (width: number, height: number): string => `${mmText(width)} × ${mmText(height)} mm`;
