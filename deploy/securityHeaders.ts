import { getBackEndBases, type Environment } from './environment.ts';

/** Kind of response, which determines its security headers. */
export type ResponseSurface = 'portal' | 'redirectPage' | 'backEnd';

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Trusted Types policies that scripts may create: Portal's own, and one for each part of the text editor. */
const trustedTypesPolicies = [
  'default',
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'dompurify',
  'domLineBreaksComputer',
  'editorGhostText',
  'editorViewLayer',
  'richScreenReaderContent',
  'standaloneColorizer',
  'stickyScrollViewLayer',
  'tokenizeToString',
];

/** Browser features Portal never uses. The camera is not among them, as it reads codes. */
const featuresOff = [
  'accelerometer',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const everywhere: SecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const transport: SecurityHeaders = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
const permissions: SecurityHeaders = {
  'Permissions-Policy': ['camera=(self)', ...featuresOff.map((feature) => `${feature}=()`)].join(', '),
};
const isolated: SecurityHeaders = { 'Cross-Origin-Opener-Policy': 'same-origin' };
/** A back-end response must not run scripts or be framed, should a browser display it as a document. */
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

const csp = (policy: string): SecurityHeaders => ({ 'Content-Security-Policy': policy });

/**
 * Security headers by kind of response. Clear-Site-Data is not used: signing out clears the account's data in
 * the page, and the header would also delete the drafts of other accounts in this browser. Files have the
 * policy of pages, because a worker obeys the policy its script came with. The redirect page of silent
 * sign-ins is framed by Portal, and COOP would separate it from its opener: it alone may be framed and is not
 * isolated.
 */
export function buildSecurityHeaders(
  environment: Environment,
  secure: boolean,
): Record<ResponseSurface, SecurityHeaders> {
  const common = secure ? { ...everywhere, ...transport } : everywhere;
  return {
    portal: {
      ...common,
      ...permissions,
      ...isolated,
      ...csp(pagePolicy(environment, "'none'", originOf(environment.config.configuratorUrl))),
    },
    redirectPage: { ...common, ...permissions, ...csp(pagePolicy(environment, "'self'", [])) },
    backEnd: { ...common, ...csp(inert) },
  };
}

/**
 * `'unsafe-inline'` is for styles only: the text editor creates style elements. `embedded` lists the origins
 * of the configurator's script and frame. The script has no integrity hash, as its provider updates it in
 * place. Violations are not reported: installations have no endpoint for reports, and a third party would
 * learn URLs.
 */
function pagePolicy(environment: Environment, frameAncestors: string, embedded: readonly string[]): string {
  const identity = identityOrigins(environment.config.identity);
  const called = Object.values(getBackEndBases(environment)).flatMap(originOf);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...embedded],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...identity, ...called])],
    'frame-src': ["'self'", ...identity, ...embedded],
    'form-action': ["'self'", ...identity],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [frameAncestors],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Origins that MSAL calls: the endpoints of the discovery document if given, otherwise the authority. */
function identityOrigins({ authority, metadata }: Environment['config']['identity']): string[] {
  if (!metadata) return originOf(authority);
  const document: Record<string, unknown> = JSON.parse(metadata);
  const endpoints = Object.entries(document).filter(([name]) => name.endsWith('_endpoint'));
  return [...new Set(endpoints.flatMap(([, address]) => originOf(String(address))))];
}

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);
