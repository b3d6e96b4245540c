import { defineConfig } from 'vitest/config'
import { at } from './scripts/root.mjs'

const sources = '{packages/*/src,apps/admin/src}'
// Tests that read the sources themselves, and code that only Storybook runs.
const exclude = ['**/node_modules/**', 'packages/storybook/**', 'packages/domain/src/contract/one-place.test.ts']

/** The tests that Stryker runs for each mutant (docs/decisions/tooling.md#0030). */
export default defineConfig({
  resolve: { alias: { 'property-tests': at('packages/domain/node_modules/@fast-check/vitest') } },
  plugins: [
    {
      name: 'processes',
      // Stryker's runner requests threads, in which a test cannot change the process's time zone.
      configureVitest({ project }) {
        project.config.pool = 'forks'
      },
    },
  ],
  test: {
    isolate: false,
    setupFiles: ['scripts/mutate-seed.mjs'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [`${sources}/**/*.test.{ts,tsx}`], exclude: [...exclude, '**/*.dom.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
          include: [`${sources}/**/*.dom.test.tsx`],
          exclude,
        },
      },
    ],
  },
})
