import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compareBaseline, keepDifference } from './.storybook/baselines/command.ts'
import { forceColours } from './.storybook/looks/command.ts'
import { withoutAct } from './.storybook/looks/without-act.ts'
import { reference } from './.storybook/reference.ts'

const isRoot = process.getuid?.() === 0

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      // Partial raster would let a tile's edges depend on what was painted before.
      '--disable-partial-raster',
    ],
  },
  // Larger than any story's viewport: a smaller page would scale the stories' frame.
  contextOptions: {
    viewport: { width: 1600, height: 1200 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  },
})

function inBrowser() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: chromium,
    instances: [{ browser: 'chromium' as const }],
    commands: { compareBaseline, keepDifference, forceColours },
  }
}

const tags = process.env.QUARANTINE === '1' ? { include: ['quarantine'] } : { exclude: ['quarantine'] }

/**
 * Every story and its play function, on a wide screen in light; `.storybook/looks/check.ts` then checks the other
 * looks.
 */
const stories = {
  extends: true as const,
  plugins: [reference, storybookTest({ configDir: resolve(import.meta.dirname, '.storybook'), tags })],
  test: {
    name: 'stories',
    // Documentation without play functions.
    exclude: ['packages/ui/src/storybook/reference/**'],
    isolate: false,
    setupFiles: ['.storybook/checks/quiet.ts', '.storybook/looks/check.ts'],
    browser: inBrowser(),
  },
}

export default defineConfig({
  // A dependency discovered during a run would reload the page: scan all stories up front, each time.
  optimizeDeps: {
    force: true,
    rolldownOptions: { plugins: [withoutAct] },
    entries: ['{packages/ui,apps/admin,apps/public}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  test: {
    reporters: ['default', './scripts/second-tries.mjs'],
    // A story that passes at its second try is named at the end of the run.
    retry: 1,
    testTimeout: 60_000,
    // Two pages per look take the files one by one: the look that finishes last gets every processor.
    maxWorkers: 2,
    projects: [stories],
  },
})
