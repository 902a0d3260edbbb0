/** Markup that is a style sheet: it can open no element and hold no entity. */
const isStyleSheet = (text: string): boolean => !/[<&]/.test(text);

function allowed(text: string, is: boolean): string {
  if (is) return text;
  throw new TypeError('This text may not become markup or code');
}

/**
 * The only text the page lets become markup or code. Mantine writes its variables as a style sheet; scripts are
 * loaded from this origin's own assets. Anything else is refused by the browser.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => allowed(text, isStyleSheet(text)),
    createScriptURL: (text) => {
      const url = new URL(text, location.origin);
      return allowed(text, url.origin === location.origin && url.pathname.startsWith('/assets/'));
    },
  });
}
