/** Values of one installation. The server validates them before serving; here only their shape is checked. */
export type Config = {
  readonly productCode: string;
  readonly providerName: string;
  readonly providerDomain: string;
  /** URLs of other sites; empty where the installation has none, and their link is then not shown. */
  readonly serviceDeskUrl: string;
  readonly passwordHelpUrl: string;
  readonly statusPageUrl: string;
  readonly supportEmail: string;
  readonly identity: {
    readonly authority: string;
    readonly clientId: string;
    readonly scopes: string[];
    readonly protocol: 'AAD' | 'OIDC';
    /** The provider's discovery document as JSON; undefined where it is to be fetched. */
    readonly metadata?: string | undefined;
  };
  /** Base URL of a back end: a path on Portal's own origin, or an absolute URL. */
  readonly cmsBase: string;
  readonly cpqBase: string;
  readonly statusBase: string;
  /** Origin of the embedded 3D configurator; empty where the installation has none. */
  readonly configuratorUrl: string;
  /** Quote account that a clone replaces by the default account; empty for none. */
  readonly specialQuoteAccount: string;
  /** The CMS's names of operations where they differ, by Portal's names. */
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

// Checked by hand: the sign-in page needs the values first, so no validation library is loaded for them.
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

/** Parses the installation's values from JSON. Throws one error naming all missing or malformed values. */
export function parseConfig(json: string): Config {
  const values: unknown = json ? JSON.parse(json) : {};
  if (isConfig(values)) return values;
  const problems = problemsOf(valuesOf(values));
  throw new Error(`Portal is not configured: ${problems.join(', ')} missing or malformed`);
}

/** Values this page was served with; the same build runs in every installation. */
export const config: Config = parseConfig(document.querySelector('#portal-config')?.textContent ?? '');
