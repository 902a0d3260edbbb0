const day = 24 * 60 * 60 * 1000;

export const defaultCookieLifetimeMs = 30 * day;
export const cpqTokenLifetimeMs = 14 * day;
export const cpqTokenCookie = 'cpqToken';
/** Cookie with the account of the quoting system's token: all people at this browser share its cookies. */
export const cpqAccountCookie = 'cpqAccount';
export const localeLifetimeMs = 365 * day;

type CookieOptions = { readonly lifetime?: number; readonly path?: string; readonly now?: Date };

/** Text for `document.cookie`. The cookie is same-site and, on an https page, sent over https only. */
export function serializeCookie(name: string, value: string, options: CookieOptions = {}): string {
  const { lifetime = defaultCookieLifetimeMs, path = '/', now = new Date() } = options;
  const expires = new Date(now.getTime() + lifetime).toUTCString();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; expires=${expires}; path=${path}; SameSite=Lax${secure}`;
}

export function setCookie(name: string, value: string, options?: CookieOptions): void {
  document.cookie = serializeCookie(name, value, options);
}

export function getCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...rest] = pair.split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

export function removeCookie(name: string): void {
  document.cookie = serializeCookie(name, '', { lifetime: -day });
}
