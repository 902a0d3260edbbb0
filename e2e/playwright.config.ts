import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // The machine has two cores, and a third of a test is waiting for animations, polling or builds.
  workers: 4,
  // Tests of a file use the same people and pictures, which a worker creates once.
  fullyParallel: false,
  // A retry has a portal and a browser of its own. Tests that needed it are reported as flaky.
  retries: 1,
  // Only stop hanging tests: a shared machine may be slow for minutes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // Animations slow the tests down; those about animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // Traces double the duration; a screenshot is usually enough, and `--trace on` gives the rest.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.PORTAL_CHROMIUM ? { executablePath: process.env.PORTAL_CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // As on a desktop: frames of other origins and sandboxed ones have a process of their own.
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
