import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // The machine that runs this has two cores. A third of a journey is waiting, for what fades, looks again or is built.
  workers: 4,
  // The tests of a file look at the same people and pictures, which a worker makes once.
  fullyParallel: false,
  // A second try, on a portal and a browser of its own; what needed it is listed as flaky and counted aloud.
  retries: 1,
  // These end what hangs and measure nothing: a shared machine may take most of its time away for minutes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // What fades is drawn many times and looked at by nobody here; the tests that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // A trace of every step doubles the time; what a failure leaves tells enough, and `--trace on` the rest.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.PORTAL_CHROMIUM ? { executablePath: process.env.PORTAL_CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // As on a desktop: a frame of another origin, or a sandboxed one, has a process of its own.
        '--site-per-process',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
