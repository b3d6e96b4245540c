import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'journeys',
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: 'e2e/harness/seed.ts',
    // Two cores: each journey has a server and a browser of its own.
    fileParallelism: false,
    // A browser on a crowded machine may miss its moment once; what passes only at the second try is told in the report.
    retry: 1,
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
})
