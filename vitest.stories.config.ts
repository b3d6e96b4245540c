import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserInstanceOption } from 'vitest/node'
import { compareBaseline, keepDifference } from './.storybook/baselines/command.ts'
import { language } from './.storybook/language.ts'
import { forceColours } from './.storybook/looks/command.ts'
import { networkWorker } from './.storybook/network/serve-worker.ts'
import { storyData } from './.storybook/pseudo/story-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': Record<string, unknown>
    'storybook/test-provided': { a11y: boolean }
  }
}

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
      // A tile is drawn whole, or its edges would tell what was there before.
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

function inBrowser(instances: BrowserInstanceOption[]) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: chromium,
    instances,
    commands: { compareBaseline, keepDifference, forceColours },
  }
}

/**
 * One browser: what Storybook's globals say, and whether the addon runs every rule of axe. `.storybook/looks/check.ts` then
 * looks at the same page as the other looks show it.
 */
function look(name: string, globals: Record<string, unknown>, { a11y }: { a11y: boolean }) {
  return {
    browser: 'chromium' as const,
    name,
    provide: { 'storybook/test-initial-globals': globals, 'storybook/test-provided': { a11y } },
  }
}

/** What was prepared for one form of React is not for the other: two runs may begin at once. */
const ownCache: Plugin = {
  name: 'potager:own-cache',
  config: () => ({ cacheDir: `node_modules/.cache/stories-${process.env.NODE_ENV}` }),
}

/**
 * Every story and its play on a desk and on a phone: the one in light, then dark, the other then in forced colours. Each is a
 * process of its own, with its own form of React.
 */
const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir: resolve(import.meta.dirname, '.storybook') }), ownCache],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: ['.storybook/looks/check.ts', '.storybook/checks/quiet.ts'],
    browser: inBrowser([
      look('bureau', { scheme: 'light' }, { a11y: true }),
      look('telephone', { scheme: 'light', viewport: { value: 'phone', isRotated: false } }, { a11y: false }),
    ]),
  },
}

/**
 * Every story in the pseudo-language, as it first appears: what stands outside of the marks is no text of the catalogue.
 * Run on its own: POTAGER_LANGUAGE=pseudo npx vitest run -c vitest.stories.config.ts
 */
const pseudo = {
  extends: true as const,
  plugins: [language('pseudo'), storyData, networkWorker, react()],
  test: {
    name: 'pseudo',
    include: ['.storybook/pseudo/*.test.ts'],
    browser: inBrowser([{ browser: 'chromium' }]),
  },
}

export default defineConfig({
  // A dependency found while tests run would reload the page under them: all stories are scanned before, each time.
  optimizeDeps: {
    force: true,
    entries: [
      '{packages/ui,apps/admin,apps/public}/src/**/*.stories.tsx',
      '.storybook/preview.tsx',
      '.storybook/pseudo/*.test.ts',
    ],
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  test: {
    testTimeout: 60_000,
    projects: process.env.POTAGER_LANGUAGE === 'pseudo' ? [pseudo] : [stories],
  },
})
