import { addressesIn } from '../words/addressesIn.ts';
import { addressKey } from '../words/emailAddress.ts';
import { pastedTexts } from '../words/texts/grants.ts';
import { addressError, employeesOnlyError } from './form.ts';
import type { Verdict } from '../access/verdict.ts';

export const mostPasted = 200;

export type PastedAddress = { readonly address: string; readonly refusal: string | undefined };

type About = {
  readonly accountNumber: string;
  readonly providerDomain: string;
  readonly holds: (address: string) => boolean;
  readonly mayGrant: (address: string) => Verdict;
};

/** In its order: none, twice, has got it, or may not be granted it. Those beyond the greatest number are refused. */
export function pastedAddresses(text: string, about: About): readonly PastedAddress[] {
  const seen = new Set<string>();
  let granted = 0;
  return addressesIn(text).map((address) => {
    const letters = addressKey(address);
    const isTwice = seen.has(letters);
    seen.add(letters);
    const refusal = refusalOf(address, about, isTwice) ?? (granted === mostPasted ? tooMany : undefined);
    if (refusal === undefined) granted += 1;
    return { address, refusal };
  });
}

const tooMany = pastedTexts.tooMany(mostPasted);

function refusalOf(address: string, about: About, isTwice: boolean): string | undefined {
  const { accountNumber, providerDomain, holds, mayGrant } = about;
  const error = addressError(address) ?? employeesOnlyError(address, accountNumber, providerDomain);
  if (error) return error;
  if (isTwice) return pastedTexts.twice;
  const verdict = mayGrant(address);
  if (!verdict.allowed) return verdict.reason;
  return holds(address) ? pastedTexts.holds : undefined;
}
