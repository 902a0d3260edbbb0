import type { EnvironmentValues } from '../../deploy/environment.ts';

export const identityPath = '/identity';

export type ClientRegistration = {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  readonly scopes: readonly string[];
};

export function createRegistration(origin: string, providerDomain: string): ClientRegistration {
  const audience = `https://${providerDomain}/cms`;
  return {
    issuer: origin + identityPath,
    clientId: 'portal',
    audience,
    scopes: [`${audience}/read_write`, `${audience}/user_impersonation`],
  };
}

/**
 * Environment values with which Portal signs in here. The authority must be https; with a discovery document
 * it is never called.
 */
export const toConfigValues = ({ issuer, clientId, scopes }: ClientRegistration): EnvironmentValues => ({
  IDENTITY_AUTHORITY: 'https://identity.example.invalid/portal',
  IDENTITY_CLIENT_ID: clientId,
  IDENTITY_SCOPES: scopes.join(' '),
  IDENTITY_PROTOCOL: 'OIDC',
  IDENTITY_METADATA: JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/session/end`,
    jwks_uri: `${issuer}/jwks`,
  }),
});
