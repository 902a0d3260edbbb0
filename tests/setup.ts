import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach } from 'vitest';
import * as React from 'react';
import { clearNotices } from '~/platform/notices.ts';
// Loaded at once, as mocked timers do not wait for a lazy script.
import '~/api/responses/lazyShapeTables.ts';

// React's development build captures a stack trace for each element, up to a limit per interval. That takes a
// tenth of a test's time for messages that are not used, so the limit is disabled.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React resets its counter to 0; the getter keeps it above the limit.
    },
    configurable: true,
  });
}

/** Values of a test installation, inserted into the page as by a server. */
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

// Browser features that jsdom lacks and components use.
window.matchMedia = (media) => ({
  // Animations are off, so that closed elements disappear at once.
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
// Those of jsdom stop for the rest of the page when a test with mocked timers ends.
window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;

/** Whether Testing Library will retry the query, so that the error is not displayed. */
const isLookedForAgain = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Only stops hanging tests: a shared machine may be slow for minutes.
  asyncUtilTimeout: 10_000,
  // Printing the whole page on each retry would take a quarter of a test's time.
  getElementError: (message, container) => {
    const error = new Error(
      [message, isLookedForAgain() ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'),
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
// Work that outlives a test may show a notification in the next one.
beforeEach(clearNotices);
afterEach(() => {
  cleanup();
  // Other test files use the same page.
  document.body.replaceChildren();
});
