import type { EmbedGlobal } from './embedTypes.ts';
import { EmbedError } from './embedFailure.ts';

/** Longest time, in ms, that the script of the embed may take. */
export const scriptLimit = 30_000;

/** The global that the script leaves behind, whatever that is. */
const leftBehind = (): unknown => Reflect.get(window, 'kbmax');

const isEmbed = (value: unknown): value is EmbedGlobal =>
  typeof value === 'object' &&
  value !== null &&
  'ConfiguratorEmbed' in value &&
  typeof value.ConfiguratorEmbed === 'function';

/** @session nothing of a person */
let loading: { readonly address: string; readonly embed: Promise<EmbedGlobal> } | undefined;

/**
 * The embed's global, whose script is loaded when it is first asked for and once. Rejects with an EmbedError; whoever
 * asks again after that has it loaded anew.
 */
export function loadEmbed(address: string): Promise<EmbedGlobal> {
  if (loading?.address === address) return loading.embed;
  const begun = { address, embed: load(address) };
  loading = begun;
  begun.embed.catch(() => {
    if (loading === begun) loading = undefined;
  });
  return begun.embed;
}

/** Whether an error of the page comes from this script; one of another origin says no more than that there was one. */
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
      // The browser may cut the address down to its origin.
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
    const timer = setTimeout(() => fail('SLOW'), scriptLimit);
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
