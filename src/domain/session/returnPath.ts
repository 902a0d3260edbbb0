const maxLength = 2048;

/** Paths that are never returned to after signing in: one would loop, the other sign out again. */
const excluded = /^\/(?:login|logout)(?:\/|$)/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Path of this origin; undefined for any other text, for paths that browsers read as another site, and for
 * sign-in and sign-out.
 */
export function sanitizeReturnPath(candidate: unknown, origin: string): string | undefined {
  if (typeof candidate !== 'string' || candidate.length > maxLength) return undefined;
  if (!candidate.startsWith('/') || /[\p{Cc}\\]/u.test(candidate)) return undefined;
  const url = URL.parse(candidate, origin);
  if (!url || url.origin !== origin) return undefined;
  const path = decoded(url.pathname);
  if (/^\/[/\\]/.test(path) || /[\p{Cc}\\]/u.test(path) || excluded.test(path)) return undefined;
  return url.pathname + url.search;
}
