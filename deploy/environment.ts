import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import type { Config } from '../src/config.ts';
import { readOperationMapping } from './operationMapping.ts';

export const backEnds = ['cms', 'cpq', 'status'] as const;
export type BackEnd = (typeof backEnds)[number];

/**
 * Configuration of one installation: values for the browser, and the URLs of the back ends for the server.
 */
export type Environment = {
  readonly config: Config;
  /** Target URL of each proxied back end; undefined if this server does not forward it. */
  readonly proxies: Readonly<Record<BackEnd, URL | undefined>>;
};

/** Base of each back end as called by the browser: a path of Portal's origin, or an absolute URL. */
export const getBackEndBases = ({ config }: Environment): Readonly<Record<BackEnd, string>> => ({
  cms: config.cmsBase,
  cpq: config.cpqBase,
  status: config.statusBase,
});

/** Environment variables by name, as in process.env. */
export type EnvironmentValues = Readonly<Record<string, string | undefined>>;

const text = z.string().min(1, 'is empty');
const matching = (pattern: RegExp, wanted: string): z.ZodString =>
  z.string().regex(pattern, `must be ${wanted}`);
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const addressOrNothing = z.union([z.literal(''), address], {
  error: 'must be an http or https address, or empty',
});
const originOrNothing = z
  .string()
  .refine(
    (value) => value === '' || isSiteOrigin(value),
    'must be the origin of a site such as https://maker.kbmax.com, or empty',
  );
const base = z.union([z.string().regex(/^\/[\w/.-]*[\w.-]$/), address], {
  error: 'must be a path such as /cms, or an http or https address',
});

const schema = z.object({
  PRODUCT_CODE: matching(/^[A-Z][A-Z0-9_]*$/, 'capital letters, digits and _'),
  PROVIDER_NAME: text,
  PROVIDER_DOMAIN: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain name in small letters'),
  SERVICE_DESK_URL: addressOrNothing,
  PASSWORD_HELP_URL: addressOrNothing,
  STATUS_PAGE_URL: addressOrNothing,
  SUPPORT_EMAIL: z.email('must be an e-mail address'),
  IDENTITY_AUTHORITY: z.url({ protocol: /^https$/, error: 'must be an https address' }),
  IDENTITY_CLIENT_ID: text,
  IDENTITY_SCOPES: matching(/^\S+(\s+\S+)*$/, 'one or more scopes with blanks between them'),
  IDENTITY_PROTOCOL: z.enum(['AAD', 'OIDC'], 'must be AAD or OIDC'),
  IDENTITY_METADATA: z.string().refine(isJsonObjectOrEmpty, 'must be a discovery document as JSON, or empty'),
  CMS_BASE: base,
  CPQ_BASE: base,
  STATUS_BASE: base,
  CMS_PROXY: addressOrNothing,
  CPQ_PROXY: addressOrNothing,
  STATUS_PROXY: addressOrNothing,
  CONFIGURATOR_URL: originOrNothing,
  CMS_OPERATIONS: z.string().transform((path, context) => {
    const { mapping, faults } = readOperationMapping(path);
    for (const message of faults) context.addIssue({ code: 'custom', message });
    return mapping;
  }),
  SPECIAL_QUOTE_ACCOUNT: z.string(),
  LOG_LEVEL: matching(/^[0-9]$/, 'a digit').transform(Number),
  ENVIRONMENT: text,
  ERROR_SAMPLE_RATE: matching(/^(0(\.\d+)?|1(\.0+)?)$/, 'a number from 0 to 1').transform(Number),
});
type Parsed = z.infer<typeof schema>;
export type EnvironmentVariable = keyof Parsed;

/** Purpose of each variable, as shown in error messages. */
export const variablePurposes: Readonly<Record<EnvironmentVariable, string>> = {
  PRODUCT_CODE: 'name of the staff realm',
  PROVIDER_NAME: 'name shown in place of the provider’s people',
  PROVIDER_DOMAIN: 'part after the @ in the addresses of the provider’s people',
  SERVICE_DESK_URL: 'place to report problems',
  PASSWORD_HELP_URL: 'help with a lost password',
  STATUS_PAGE_URL: 'status page that people read',
  SUPPORT_EMAIL: 'receives approval requests and reviews of technical specifications',
  IDENTITY_AUTHORITY: 'authority of the identity provider',
  IDENTITY_CLIENT_ID: 'Portal’s registration at the identity provider',
  IDENTITY_SCOPES: 'scopes that the CMS asks for',
  IDENTITY_PROTOCOL: 'kind of identity provider',
  IDENTITY_METADATA: 'discovery document of the identity provider',
  CMS_BASE: 'place where the browser calls the CMS',
  CPQ_BASE: 'place where the browser calls the quoting system',
  STATUS_BASE: 'place where the browser calls the status page',
  CMS_PROXY: 'CMS that the server forwards to',
  CPQ_PROXY: 'quoting system that the server forwards to',
  STATUS_PROXY: 'status page that the server forwards to',
  CONFIGURATOR_URL: 'site of the quoting system whose 3D configurator Portal embeds',
  CMS_OPERATIONS: 'file that says what the CMS calls the operations of Portal',
  SPECIAL_QUOTE_ACCOUNT: 'account of a quote that a clone replaces',
  LOG_LEVEL: 'least level that is logged',
  ENVIRONMENT: 'name of the installation',
  ERROR_SAMPLE_RATE: 'share of errors that are reported',
};

/** Error with one line for each invalid value: its name, the problem and its purpose. */
export const createConfigurationError = (
  problems: readonly (readonly [name: EnvironmentVariable, problem: string])[],
): Error =>
  new Error(
    [
      'Portal is not configured; .env.example explains each value.',
      ...problems.map(([name, problem]) => `  ${name} ${problem} (${variablePurposes[name]})`),
    ].join('\n'),
  );

/** Parses the configuration of an installation. Throws with one line for each missing or malformed value. */
export function parseEnvironment(values: EnvironmentValues): Environment {
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    throw createConfigurationError(
      parsed.error.issues.map(({ path, message }) => {
        const name = schema.keyof().parse(path[0]);
        return [name, values[name] === undefined ? 'is missing' : message];
      }),
    );
  }
  return { config: configOf(parsed.data), proxies: proxiesOf(parsed.data) };
}

/** Values of the env file, if it exists, overridden by those of the process. */
export const readEnvironmentValues = (file: string): EnvironmentValues => ({
  ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}),
  ...process.env,
});

const configOf = (values: Parsed): Config => ({
  productCode: values.PRODUCT_CODE,
  providerName: values.PROVIDER_NAME,
  providerDomain: values.PROVIDER_DOMAIN,
  serviceDeskUrl: values.SERVICE_DESK_URL,
  passwordHelpUrl: values.PASSWORD_HELP_URL,
  statusPageUrl: values.STATUS_PAGE_URL,
  supportEmail: values.SUPPORT_EMAIL,
  identity: {
    authority: values.IDENTITY_AUTHORITY,
    clientId: values.IDENTITY_CLIENT_ID,
    scopes: values.IDENTITY_SCOPES.split(/\s+/),
    protocol: values.IDENTITY_PROTOCOL,
    ...(values.IDENTITY_METADATA ? { metadata: values.IDENTITY_METADATA } : {}),
  },
  cmsBase: values.CMS_BASE,
  cpqBase: values.CPQ_BASE,
  statusBase: values.STATUS_BASE,
  configuratorUrl: values.CONFIGURATOR_URL,
  cmsOperations: values.CMS_OPERATIONS,
  specialQuoteAccount: values.SPECIAL_QUOTE_ACCOUNT,
  logLevel: values.LOG_LEVEL,
  environment: values.ENVIRONMENT,
  errorSampleRate: values.ERROR_SAMPLE_RATE,
});

const proxiesOf = (values: Parsed): Environment['proxies'] => ({
  cms: addressOf(values.CMS_PROXY),
  cpq: addressOf(values.CPQ_PROXY),
  status: addressOf(values.STATUS_PROXY),
});

const addressOf = (value: string): URL | undefined => (value ? new URL(value) : undefined);

/** Whether a text is a bare origin such as https://maker.kbmax.com, without a path or a trailing slash. */
function isSiteOrigin(value: string): boolean {
  // The value goes into headers, where * would match every site.
  const hasOneHost = /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(value);
  return hasOneHost && URL.canParse(value) && new URL(value).origin === value;
}

function isJsonObjectOrEmpty(value: string): boolean {
  if (value === '') return true;
  try {
    return z.looseObject({}).safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}
