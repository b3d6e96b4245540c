import { defineConfig } from '@playwright/test'
import { launchOptions } from '../e2e/harness/chromium.ts'

export default defineConfig({
  testDir: 'checks',
  testMatch: '*.outside.ts',
  outputDir: '../test-results',
  reporter: [['list'], ['../scripts/outcome.mjs']],
  fullyParallel: true,
  workers: 2,
  // A build and a type check, possibly on a busy machine.
  timeout: 120_000,
  use: {
    actionTimeout: 10_000,
    launchOptions,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1024, height: 768 },
  },
})
