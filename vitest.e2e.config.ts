import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'journeys',
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: 'e2e/harness/seed.ts',
    // Each worker has one browser and one server for all its files, which come one after the other.
    isolate: false,
    maxWorkers: 2,
    // As long as a locator waits.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
})
