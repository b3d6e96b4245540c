import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserInstanceOption } from 'vitest/node'
import { compareBaseline, keepDifference } from './.storybook/baselines/command.ts'
import { language } from './.storybook/language.ts'
import { networkWorker } from './.storybook/network/serve-worker.ts'
import { storyData } from './.storybook/pseudo/story-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': Record<string, unknown>
  }
}

const isRoot = process.getuid?.() === 0

function chromium(contextOptions: object) {
  return playwright({
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
      ...contextOptions,
    },
  })
}

function inBrowser(instances: BrowserInstanceOption[]) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: chromium({}),
    instances,
    commands: { compareBaseline, keepDifference },
  }
}

/** One look: what Storybook's globals say, and what the browser asks of pages. */
function look(name: string, globals: Record<string, unknown>, contextOptions: object = {}) {
  return {
    browser: 'chromium' as const,
    name,
    provider: chromium(contextOptions),
    provide: { 'storybook/test-initial-globals': globals },
  }
}

/** What was prepared for one form of React is not for the other: two runs may begin at once. */
const ownCache: Plugin = {
  name: 'potager:own-cache',
  config: () => ({ cacheDir: `node_modules/.cache/stories-${process.env.NODE_ENV}` }),
}

/** Every story, its play function and axe, in each look that is tested; one server has the modules of all. */
const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir: resolve(import.meta.dirname, '.storybook') }), ownCache],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: ['.storybook/baselines/check.ts', '.storybook/checks/quiet.ts'],
    browser: inBrowser([
      look('clair', { scheme: 'light' }),
      look('sombre', { scheme: 'dark' }),
      look('telephone', { scheme: 'light', viewport: { value: 'phone', isRotated: false } }),
      look('contraste', { scheme: 'light' }, { forcedColors: 'active' }),
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
    // A browser on a crowded machine may miss its moment once; what passes only at the second try is told in the report.
    retry: 1,
    testTimeout: 60_000,
    projects: process.env.POTAGER_LANGUAGE === 'pseudo' ? [pseudo] : [stories],
  },
})
