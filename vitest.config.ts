import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', './scripts/outcome.mjs'],
    tags: [
      { name: 'quarantine', description: 'docs/quarantine.md', skip: process.env.QUARANTINE !== '1' },
      { name: 'full', description: 'npm run test:full only: docs/testing.md' },
    ],
    // Vitest reserves one processor by default: half of two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          // Most tests take less time than loading their imports: files share it.
          isolate: false,
          // No `exclude`: a project that has its own ignores that of the command line, and runs the tests of the full run.
          include: [
            '{packages/*,apps/{admin,public}}/src/**/!(*.dom).test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.{ts,mjs}',
          ],
        },
      },
      {
        test: {
          name: 'dom',
          testTimeout: 30_000,
          // Hooks need a DOM; what is seen and clicked is tested in a browser, by stories and journeys.
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
          isolate: false,
          setupFiles: ['apps/admin/src/testing/setup.ts'],
          include: ['{packages/admin-kit,packages/ui,apps/admin,apps/public}/src/**/*.dom.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          // They spy on React's element creation, which only works before anything else has loaded the components.
          include: ['packages/*/api/*.test.{ts,tsx}'],
          // Some measure whole bundles.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          // What stands over two applications is beside the journeys: the applications do not import each other.
          include: ['apps/server/**/*.test.ts', 'e2e/*.test.ts'],
          // A test that passes at its second try is named at the end of the run.
          retry: 1,
          // Each file opens its own database; compiled code (mostly PGlite's WebAssembly) is reused by the worker's
          // next file.
          isolate: false,
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: ['apps/server/test/setup.ts'],
          // At a load of ten some take 30 s, and a hook that starts programs 60.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Vitest's own second is short on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
