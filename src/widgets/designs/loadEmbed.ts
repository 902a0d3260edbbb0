export type EmbedErrorKind =
  | 'SLOW'
  | 'UNREACHABLE'
  /** The Content Security Policy of the page blocked the script. */
  | 'BLOCKED'
  /** The script was loaded and threw an error. */
  | 'BROKEN'
  | 'NOT_AN_EMBED'
  /** The configurator was opened but never reported ready. */
  | 'SILENT'
  /** The configurator did not call a callback in time. */
  | 'NO_ANSWER';

export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly kind: EmbedErrorKind;

  constructor(kind: EmbedErrorKind, cause?: unknown) {
    super(`The configurator failed: ${kind}`, { cause });
    this.kind = kind;
  }
}

export const embedScriptTimeout = 30_000;

const leftBehind = (): unknown => Reflect.get(window, 'kbmax');

const isEmbed = (value: unknown): value is EmbedGlobal =>
  typeof value === 'object' &&
  value !== null &&
  'ConfiguratorEmbed' in value &&
  typeof value.ConfiguratorEmbed === 'function';

/** @session nothing of a person */
let loading: { readonly address: string; readonly embed: Promise<EmbedGlobal> } | undefined;

/** The global of the embed script, loaded once. Rejects with an EmbedError; the next call loads it again. */
export function loadEmbed(address: string): Promise<EmbedGlobal> {
  if (loading?.address === address) return loading.embed;
  const begun = { address, embed: load(address) };
  loading = begun;
  begun.embed.catch(() => {
    if (loading === begun) loading = undefined;
  });
  return begun.embed;
}

/**
 * Whether an error event comes from this script; cross-origin errors have no file name, only "Script error".
 */
const comesFrom = ({ filename, message }: ErrorEvent, address: string): boolean =>
  filename === address || (filename === '' && /^script error/i.test(message));

function load(address: string): Promise<EmbedGlobal> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const onThrown = (event: ErrorEvent): void => {
      if (comesFrom(event, address)) thrown = event.error ?? event.message;
    };
    const onBlocked = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
      // Browsers may report the origin only.
      if (blockedURI === address || blockedURI === new URL(address).origin) fail('BLOCKED');
    };
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('error', onThrown);
      document.removeEventListener('securitypolicyviolation', onBlocked);
    };
    const fail = (kind: EmbedError['kind'], cause?: unknown): void => {
      end();
      script.remove();
      reject(new EmbedError(kind, cause));
    };
    const timer = setTimeout(() => fail('SLOW'), embedScriptTimeout);
    window.addEventListener('error', onThrown);
    document.addEventListener('securitypolicyviolation', onBlocked);
    script.addEventListener('error', () => fail('UNREACHABLE'));
    script.addEventListener('load', () => {
      const kbmax = leftBehind();
      if (isEmbed(kbmax)) {
        end();
        resolve(kbmax);
      } else {
        fail(thrown === undefined ? 'NOT_AN_EMBED' : 'BROKEN', thrown);
      }
    });
    script.async = true;
    try {
      script.src = address;
    } catch (error) {
      fail('BLOCKED', error);
      return;
    }
    document.head.append(script);
  });
}

/** URL of the one script of another origin on the page; undefined where none is configured. */
export const getEmbedScriptUrl = (configuratorUrl: string): string | undefined =>
  configuratorUrl === '' ? undefined : new URL('/embed.min.js', configuratorUrl).href;

export type EmbedFieldValues = Readonly<Record<string, unknown>>;

export type EmbedOptions = {
  readonly kbmaxUrl: string;
  readonly elementId: string;
  readonly configuratorId: number;
  /** The design to start with; a new one when left out. */
  readonly configuredProduct?: object;
  readonly showFields: boolean;
  readonly showHeader: boolean;
  readonly showConfigHeader: boolean;
  readonly showDrawer: boolean;
  readonly showSubmitButton: boolean;
  readonly loadStyle: 'none';
  readonly parameters: EmbedFieldValues;
};

export type Embed = {
  setFields(values: EmbedFieldValues): void;
  getFields(onAnswer: (answer: unknown) => void): void;
  getConfiguredProduct(onAnswer: (answer: unknown) => void): void;
  runAction(name: string): void;
  readonly onMessage: { add(onMessage: (message: unknown) => void): void };
  dispose(): void;
};

export type EmbedGlobal = { readonly ConfiguratorEmbed: new (options: EmbedOptions) => Embed };
