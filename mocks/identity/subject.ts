/**
 * The subject of a token is an opaque name for the person; here it is the address in other digits. The
 * sign-in library takes capital and small letters for the same, so that there are none of both.
 */
export const subjectOf = (email: string): string => Buffer.from(email).toString('hex');

export const emailOf = (subject: string): string => Buffer.from(subject, 'hex').toString();
