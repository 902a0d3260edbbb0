const whole = new Intl.NumberFormat('en');

/** How many there are of what `one` names: 1 file, 1,200 files. For words that only take an s. */
export const counted = (count: number, one: string): string =>
  `${whole.format(count)} ${one}${count === 1 ? '' : 's'}`;
