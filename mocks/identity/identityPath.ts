/** Path of the identity provider on Portal's origin. */
export const identityPath = '/identity';
