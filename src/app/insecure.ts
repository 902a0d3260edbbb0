/**
 * The sentence in place of Portal on a page that the browser does not trust: without https, and on another host than
 * localhost, it has no cryptography for signing in. Undefined where Portal can start.
 */
export const insecureText = (page: {
  readonly isSecureContext: boolean;
  readonly origin: string;
}): string | undefined =>
  page.isSecureContext
    ? undefined
    : `Portal cannot sign you in over ${page.origin}. Open it with https instead; whoever runs Portal knows the address.`;
