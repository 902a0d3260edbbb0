import { getBackEndBases, type Environment } from './environment.ts';

/** What an answer is, as far as its protection goes. */
export type ResponseSurface = 'portal' | 'redirectPage' | 'backEnd';

export type SecurityHeaders = Readonly<Record<string, string>>;

/** The Trusted Types policies that scripts may create: Portal's own, and those of the text editor, one for each of its parts. */
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

/** Browser features that Portal never uses; the camera reads codes. */
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
/** An answer of a back end may neither run nor be framed, should it ever be shown as a document. */
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

const csp = (policy: string): SecurityHeaders => ({ 'Content-Security-Policy': policy });

/**
 * The protection of every answer, by what it is. None clears the site's data: signing out empties what belongs to the
 * account in the page itself, and the header would take the drafts of everybody else who shares the browser.
 * Files carry the policy of the pages, because a worker
 * obeys the policy that its script came with.
 * The page that hands on the answer of a silent sign-in is framed by Portal itself, and an isolated
 * opener would cut it off from Portal: it alone may be framed and is not isolated.
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
 * `'unsafe-inline'` is for styles only: the text editor lays out its lines by style elements of its own.
 * From `embedded`, the sites whose pages stand inside this one, come a script and the frame that it makes. The script has
 * no digest: its provider replaces it in its place, and Portal would be without it from then on.
 * Violations are reported nowhere: an installation has no place for reports, and a third party would learn of addresses.
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

/** Where the sign-in library calls: the endpoints of the given discovery document, else the authority. */
function identityOrigins({ authority, metadata }: Environment['config']['identity']): string[] {
  if (!metadata) return originOf(authority);
  const document: Record<string, unknown> = JSON.parse(metadata);
  const endpoints = Object.entries(document).filter(([name]) => name.endsWith('_endpoint'));
  return [...new Set(endpoints.flatMap(([, address]) => originOf(String(address))))];
}

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);
