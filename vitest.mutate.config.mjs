import { defineConfig } from 'vitest/config'
import { QuickestFirst } from './scripts/mutate/quickest-first.mjs'
import { unloadable } from './scripts/mutate/unloadable.mjs'
import { warmPool } from './scripts/mutate/warm-pool.mjs'
import { at } from './scripts/root.mjs'

// The runner's own choice of folder does not reach projects.
const dir = process.env.MUTATED_FOLDER

/** How the tests run for each mutant (docs/decisions/0030-mutations.md). */
export default defineConfig({
  // Packages are where they are, beside the copy that is mutated: their drawings are read as addresses.
  server: { fs: { strict: false } },
  resolve: { alias: { 'property-tests': at('packages/domain/node_modules/@fast-check/vitest') } },
  plugins: [
    {
      name: 'warm-pool',
      // The runner of Stryker asks for threads, in which a test cannot move the machine to another time zone.
      configureVitest({ project }) {
        project.provide('folder', dir)
        project.config.pool = 'warm'
        project.config.poolRunner = warmPool
      },
    },
  ],
  test: {
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    setupFiles: [at('scripts/mutate/setup.mjs')],
    testTimeout: 8_000,
    reporters: [unloadable],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          dir,
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          // Invented answers and the pages of Storybook, much work for what is no logic; and what reads the sources themselves.
          exclude: [
            'fixtures/**',
            'storybook/**',
            'contract/one-place.test.ts',
            '**/*.dom.test.tsx',
            '**/node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          dir,
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
          include: ['**/*.dom.test.tsx'],
        },
      },
    ],
  },
})
