/** @session nothing of a person */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const known =
    formats.get(signDisplay) ??
    new Intl.NumberFormat('en', { minimumFractionDigits: 0, maximumFractionDigits: 2, signDisplay });
  formats.set(signDisplay, known);
  return known;
}

const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);

const moneyIn = (amount: number, currency: string, signDisplay: 'auto' | 'exceptZero'): string =>
  `${formatOf(signDisplay).format(amount)} ${isCurrency(currency) ? currency : 'SEK'}`;

export const formatMoney = (amount: number, currency: string): string => moneyIn(amount, currency, 'auto');

export const formatMoneyChange = (amount: number, currency: string): string =>
  moneyIn(amount, currency, 'exceptZero');
