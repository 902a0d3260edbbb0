/** One part between the dots of a mailbox: letters of any script, digits, and the signs that need no quotation marks. */
const mailboxPart = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+/u;
const domainLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u;
const lastLabel = /(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)/u;

/**
 * Put together when an address is first looked at: what letters there are takes a while to be found.
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

const longest = 254;

/**
 * Of any script, blanks around it aside; none in quotation marks or with signs that are unseen or turn the order: it
 * could pass for somebody else's.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= longest && addressForm().test(address);
}

/** By which it is compared, found and kept: case, blanks around it and composition do not count. */
export const getEmailKey = (text: string): string => text.trim().toLowerCase().normalize('NFC');

export const isSameEmail = (one: string, other: string): boolean => getEmailKey(one) === getEmailKey(other);
