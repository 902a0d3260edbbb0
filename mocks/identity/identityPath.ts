export const identityPath = '/identity';
