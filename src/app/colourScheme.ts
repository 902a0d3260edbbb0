import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { cookie, localeLifetime, setCookie } from '~/platform/storage/cookies.ts';

const name = 'colourScheme';
const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Keeps the choice of light or dark in a cookie, which like the language is the browser's and not the session's. */
export const colourSchemeManager: MantineColorSchemeManager = {
  get: (preset) => schemes.find((scheme) => scheme === cookie(name)) ?? preset,
  set: (scheme) => setCookie(name, scheme, { lifetime: localeLifetime }),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
