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

/** Greatest length of an e-mail address, in characters: no mailbox has a longer one. */
const longest = 254;

/**
 * Whether a text, blanks around it aside, has the form of an e-mail address, of any script. One in quotation marks is
 * none, nor is one with signs that cannot be seen or that turn the order of others: it could pass for somebody else's.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= longest && addressForm().test(address);
}

/**
 * The letters of an address by which it is compared, found and kept: neither case nor surrounding blanks tell two apart,
 * nor does an umlaut that is written as one sign or as two.
 */
export const addressKey = (text: string): string => text.trim().toLowerCase().normalize('NFC');

/** Whether two addresses are the same mailbox. */
export const isSameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other);
