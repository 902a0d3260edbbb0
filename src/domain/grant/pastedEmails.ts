import { parseEmailList } from '../words/parseEmailList.ts';
import { getEmailKey } from '../words/emailAddress.ts';
import { bulkGrantTexts } from '../words/texts/grants.ts';
import { validateGrantEmail, validateEmployeeAccount } from './form.ts';
import type { Decision } from '../access/decision.ts';

export const maxPastedEmails = 200;

export type PastedEmail = { readonly address: string; readonly refusal: string | undefined };

type About = {
  readonly accountNumber: string;
  readonly providerDomain: string;
  readonly holds: (address: string) => boolean;
  readonly checkGrant: (address: string) => Decision;
};

/**
 * In the order of the text, with a refusal for e-mail addresses that are repeated, granted already or not
 * allowed, and for those beyond `maxPastedEmails`.
 */
export function parsePastedEmails(text: string, about: About): readonly PastedEmail[] {
  const seen = new Set<string>();
  let granted = 0;
  return parseEmailList(text).map((address) => {
    const letters = getEmailKey(address);
    const isTwice = seen.has(letters);
    seen.add(letters);
    const refusal = refusalOf(address, about, isTwice) ?? (granted === maxPastedEmails ? tooMany : undefined);
    if (refusal === undefined) granted += 1;
    return { address, refusal };
  });
}

const tooMany = bulkGrantTexts.tooMany(maxPastedEmails);

function refusalOf(address: string, about: About, isTwice: boolean): string | undefined {
  const { accountNumber, providerDomain, holds, checkGrant } = about;
  const error =
    validateGrantEmail(address) ?? validateEmployeeAccount(address, accountNumber, providerDomain);
  if (error) return error;
  if (isTwice) return bulkGrantTexts.twice;
  const decision = checkGrant(address);
  if (!decision.allowed) return decision.reason;
  return holds(address) ? bulkGrantTexts.holds : undefined;
}
