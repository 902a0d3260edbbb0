/**
 * Address of the embed's script on the configurator's own site, given as an origin; undefined where the installation
 * has none. It is the one script of another origin that the page runs.
 */
export const embedAddress = (configuratorUrl: string): string | undefined =>
  configuratorUrl === '' ? undefined : new URL('/embed.min.js', configuratorUrl).href;
