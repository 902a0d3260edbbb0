/** One part between the dots of a mailbox: letters of any script, digits, and the signs that need no quotation marks. */
const mailboxPart = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+/u;
const domainLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u;
const lastLabel = /(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)/u;

/**
 * Built on first use, because looking up the letters of all scripts takes a while.
 * @session nothing of a person
 */
let form: RegExp | undefined;

function addressForm(): RegExp {
  form ??= new RegExp(
    `^${mailboxPart.source}(?:\\.${mailboxPart.source})*@(?:${domainLabel.source}\\.)+${lastLabel.source}$`,
    'iu',
  );
  return form;
}

const maxLength = 254;

/**
 * E-mail addresses of any script, blanks around them aside; not in quotation marks, and without invisible or
 * bidirectional characters, which could imitate another person's.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= maxLength && addressForm().test(address);
}

/** E-mail addresses are compared by this key: case, outer blanks and Unicode composition do not count. */
export const getEmailKey = (text: string): string => text.trim().toLowerCase().normalize('NFC');

export const isSameEmail = (one: string, other: string): boolean => getEmailKey(one) === getEmailKey(other);
