import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/harness/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/harness/seed.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['./scripts/outcome.mjs']],
  // A journey that passes at its second try is named at the end of the run.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Each worker runs its files in sequence, with one browser and one server.
  workers: 2,
  timeout: 90_000,
  // The same timeout as for a locator.
  expect: { timeout: 10_000 },
  use: {
    launchOptions,
    actionTimeout: 10_000,
    // A full page load takes longer than an action on a busy machine.
    navigationTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
    // A trace adds a ninth to the run time: `npm run test:e2e` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
