import { isEmailAddress, isSameAddress } from '../../../src/domain/words/emailAddress.ts';
import type { Cms } from '../cms.ts';
import { isOwnAddress } from '../grantFields.ts';
import { badRequest } from '../refusal.ts';

export type Mail = { readonly emailAddresses: string[]; readonly subject: string; readonly body: string };

const mostAddresses = 20;

/** Mails go to the provider's own people only, and header lines cannot be smuggled into them. */
export function refuseMail(cms: Cms, { emailAddresses, subject, body }: Mail): void {
  const { supportEmail } = cms.settings;
  if (emailAddresses.length === 0 || emailAddresses.length > mostAddresses) {
    throw badRequest(`A mail goes to between 1 and ${mostAddresses} addresses.`);
  }
  for (const address of emailAddresses) {
    if (/[\r\n]/.test(address) || !isEmailAddress(address))
      throw badRequest('An e-mail address is not valid.');
    const own = isSameAddress(address, supportEmail) || isOwnAddress(cms, address);
    if (!own) throw badRequest(`Support mails cannot be sent to ${address}.`);
  }
  if (subject.trim() === '' || /[\r\n]/.test(subject))
    throw badRequest('The subject must be one line of text.');
  if (body.trim() === '') throw badRequest('A text is required.');
}
