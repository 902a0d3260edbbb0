import { config } from '~/config.ts';
import { isDrawingFrame } from '~/domain/content/drawingFrame.ts';

/** A style sheet contains no `<` or `&`, so it cannot open an element or hold an entity. */
const isStyleSheet = (text: string): boolean => !/[<&]/.test(text);

function allowed(text: string, is: boolean): string {
  if (is) return text;
  throw new TypeError('This text may not become markup or code');
}

function isScript(text: string): boolean {
  const { origin, pathname, href } = new URL(text, location.origin);
  const isOwn = origin === location.origin && pathname.startsWith('/assets/');
  return isOwn || href === `${config.configuratorUrl}/embed.min.js`;
}

/**
 * Allows Mantine's CSS variables, a drawing's own frame, and scripts of this origin's assets and of the
 * configurator. The browser refuses the rest.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => allowed(text, isStyleSheet(text) || isDrawingFrame(text)),
    createScriptURL: (text) => allowed(text, isScript(text)),
  });
}
