/**
 * Whether a request is a person going to an address, who gets the portal's page there, rather than the
 * portal calling a back end. Browsers too old to say so are told by what they accept.
 * `header` gives a header by its name in small letters.
 */
export function isNavigation(method: string, header: (name: string) => string | null | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (header('accept')?.includes('text/html') ?? false);
}
