import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/harness/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/harness/seed.ts',
  outputDir: 'test-results',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // Each worker has one browser and one server for all its files, which come one after the other.
  workers: 2,
  timeout: 90_000,
  // As long as a locator waits.
  expect: { timeout: 10_000 },
  use: {
    launchOptions,
    actionTimeout: 10_000,
    // A page whole, with all its files: on a busy machine that takes longer than what a page itself does.
    navigationTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
    // The page at each step, without the film of it, which costs a quarter of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
