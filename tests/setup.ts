import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach } from 'vitest';
import * as React from 'react';
import { clearNotices } from '~/platform/notices.ts';
// Shapes of answers are there at once: a clock that a test winds does not wait for a script.
import '~/api/responses/lazyShapeTables.ts';

// React's development build takes a stack trace for each element it makes, up to a number of them and then none until it
// next begins to count. That is a tenth of the time of a story, for a message that nobody reads here: none is taken.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React counts up and back to none; it stays beyond the number.
    },
    configurable: true,
  });
}

/** The values of a test installation; the page carries them as a served one does. */
const config = {
  productCode: 'MAKER',
  providerName: 'Maker',
  providerDomain: 'maker.example',
  serviceDeskUrl: 'https://servicedesk.example.invalid/',
  passwordHelpUrl: 'https://servicedesk.example.invalid/password',
  supportEmail: 'support@maker.example',
  statusPageUrl: '',
  identity: {
    authority: 'https://identity.example.invalid/portal',
    clientId: 'portal',
    scopes: ['https://maker.example/cms/read_write', 'https://maker.example/cms/user_impersonation'],
    protocol: 'OIDC',
  },
  cmsBase: '/cms',
  cpqBase: '/api',
  statusBase: '/api/v2',
  configuratorUrl: 'https://maker.kbmax.example',
  cmsOperations: {},
  specialQuoteAccount: '',
  logLevel: 2,
  environment: 'production',
  errorSampleRate: 0.5,
};

const element = document.createElement('script');
element.type = 'application/json';
element.id = 'portal-config';
element.textContent = JSON.stringify(config);
document.head.append(element);

// What jsdom lacks and the components ask for.
window.matchMedia = (media) => ({
  // Nothing moves: what is gone is gone at once.
  matches: media === '(prefers-reduced-motion: reduce)',
  media,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
// Those of jsdom stand still for the rest of the page once a test has ended whose timers were made up.
window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;

/** Whether Testing Library looks again soon for what is missing, so that nobody reads the error. */
const isLookedForAgain = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Ends what never comes and measures nothing: a shared machine may be slow for minutes.
  asyncUtilTimeout: 10_000,
  // Writing the whole page down at each look would take a quarter of the time of a story.
  getElementError: (message, container) => {
    const error = new Error(
      [message, isLookedForAgain() ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'),
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
// What goes on behind the end of a test may say something in the next.
beforeEach(clearNotices);
afterEach(() => {
  cleanup();
  // Other files go on in the same page.
  document.body.replaceChildren();
});
