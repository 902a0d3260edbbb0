/** Where the identity provider lies on Portal's origin. */
export const identityPath = '/identity';
