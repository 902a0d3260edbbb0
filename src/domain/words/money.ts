/** @session nothing of a person */
const formats = new Map<string, Intl.NumberFormat>();

/** Building a format costs a hundred times what using it does. */
function formatOf(currency: string, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const key = `${currency} ${signDisplay}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
      signDisplay,
    });
  formats.set(key, known);
  return known;
}

const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);

function moneyIn(amount: number, currency: string, signDisplay: 'auto' | 'exceptZero'): string {
  const code = isCurrency(currency) ? currency : 'SEK';
  // The blank between is one that does not break, which nobody types who looks for a price.
  return formatOf(code, signDisplay).format(amount).replaceAll('\u00A0', ' ');
}

/** An amount of money: "SEK 12,345" or "SEK 12,345.5"; a code that is no currency counts as SEK. */
export const moneyText = (amount: number, currency: string): string => moneyIn(amount, currency, 'auto');

/** A difference of money with its sign: "+SEK 1,200". */
export const moneyChangeText = (amount: number, currency: string): string =>
  moneyIn(amount, currency, 'exceptZero');
