/** The values of one installation. The server checks them before it hands them out; here they are checked for shape. */
export type Config = {
  readonly productCode: string;
  readonly providerName: string;
  readonly providerDomain: string;
  /** Addresses of other sites; empty where the installation has none, and then their link is not shown. */
  readonly serviceDeskUrl: string;
  readonly passwordHelpUrl: string;
  readonly statusPageUrl: string;
  readonly supportEmail: string;
  readonly identity: {
    readonly authority: string;
    readonly clientId: string;
    readonly scopes: string[];
    readonly protocol: 'AAD' | 'OIDC';
    /** The provider's discovery document as JSON, where it is not to be fetched. */
    readonly metadata?: string | undefined;
  };
  /** Address of a back end: a path on Portal's own origin, or an absolute address. */
  readonly cmsBase: string;
  readonly cpqBase: string;
  readonly statusBase: string;
  /** Origin of the site whose 3D configurator is embedded; empty where the installation has none. */
  readonly configuratorUrl: string;
  /** The quote account that a clone replaces by the default account; empty: none. */
  readonly specialQuoteAccount: string;
  /** What the operations of Portal are called in the CMS, by Portal's names, where that differs. */
  readonly cmsOperations: Readonly<
    Record<
      string,
      {
        readonly operation?: string | undefined;
        readonly parameters?: Readonly<Record<string, string>> | undefined;
        readonly permission?: string | undefined;
      }
    >
  >;
  readonly logLevel: number;
  readonly environment: string;
  readonly errorSampleRate: number;
};

type Check = (value: unknown) => boolean;
type Checks<Of> = { readonly [Name in keyof Of]-?: Check };

const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const text = like(/^/);
const site: Check = (value) => like(/^https?:/)(value) && URL.canParse(String(value));
const link: Check = (value) => value === '' || site(value);
const base: Check = (value) => like(/^\/[\w/.-]*$/)(value) || site(value);
const list: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(text);

// The sign-in page needs these before anything else, so that no library is fetched for them.
const checks: Checks<Omit<Config, 'identity'>> = {
  productCode: like(/^[A-Z][A-Z0-9_]*$/),
  providerName: like(/./),
  providerDomain: like(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  serviceDeskUrl: link,
  passwordHelpUrl: link,
  statusPageUrl: link,
  supportEmail: like(/^[^\s@]+@[^\s@]+$/),
  cmsBase: base,
  cpqBase: base,
  statusBase: base,
  configuratorUrl: link,
  specialQuoteAccount: text,
  cmsOperations: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  logLevel: Number.isFinite,
  environment: text,
  errorSampleRate: (value) => typeof value === 'number' && value >= 0 && value <= 1,
};
const identityChecks: Checks<Config['identity']> = {
  authority: (value) => like(/^https:/)(value) && site(value),
  clientId: like(/./),
  scopes: list,
  protocol: like(/^(?:AAD|OIDC)$/),
  metadata: (value) => value === undefined || text(value),
};

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const malformed = (values: Values, by: Readonly<Record<string, Check>>): readonly string[] =>
  Object.entries(by).flatMap(([name, isRight]) => (isRight(values[name]) ? [] : [name]));

const problemsOf = (values: Values): readonly string[] => [
  ...malformed(values, checks),
  ...malformed(valuesOf(values['identity']), identityChecks).map((name) => `identity.${name}`),
];

const isConfig = (values: unknown): values is Config => problemsOf(valuesOf(values)).length === 0;

/**
 * Reads the installation's values from their JSON text.
 * Throws one error that names every missing or malformed value.
 */
export function parseConfig(json: string): Config {
  const values: unknown = json ? JSON.parse(json) : {};
  if (isConfig(values)) return values;
  const problems = problemsOf(valuesOf(values));
  throw new Error(`Portal is not configured: ${problems.join(', ')} missing or malformed`);
}

/** The values this page was served with. The same build runs everywhere; only these differ. */
export const config: Config = parseConfig(document.querySelector('#portal-config')?.textContent ?? '');
