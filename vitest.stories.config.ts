import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { otherLanguage } from './packages/storybook/config/plugins.ts'
import { forceColours, ImagesTold, withoutAct } from './packages/storybook/src/looks/in-runner.ts'

// The commands set it; else the browser is Playwright's own.
const { CHROMIUM_PATH } = process.env
const storybook = resolve(import.meta.dirname, 'packages/storybook')
const isRoot = process.getuid?.() === 0

const chromium = playwright({
  launchOptions: {
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
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

/** Set by the commands where the browser is the lock file's, which the images are taken with. */
const comparesImages = process.env.IMAGES === '1'

/** Of the frame, whatever the height of its page, without what fades by script, without bars of the system. */
const asSeen = `html { height: 100vh !important; overflow: clip !important }
.MuiTouchRipple-root { visibility: hidden !important } ::-webkit-scrollbar { display: none }`

const imageOptions = {
  // Less than the ten seconds that the runner waits for its end: a timer of the matcher outlives the comparison.
  timeout: 9000,
  screenshotOptions: { scale: 'css' as const, style: asSeen },
  // Processors round edges and shadows differently.
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 40 },
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
    resolve(storybook, 'src/images', `${arg}${ext}`),
}

function inBrowser() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: chromium,
    instances: [{ browser: 'chromium' as const }],
    commands: { forceColours },
    expect: { toMatchScreenshot: imageOptions },
  }
}

const tags = process.env.QUARANTINE === '1' ? { include: ['quarantine'] } : { exclude: ['quarantine'] }

/**
 * Every story and its play function, on a wide screen in light; `packages/storybook/src/looks/check.ts` then checks the other
 * looks.
 */
const stories = {
  extends: true as const,
  plugins: [otherLanguage, storybookTest({ configDir: resolve(storybook, 'config'), tags })],
  test: {
    name: 'stories',
    dir: import.meta.dirname,
    isolate: false,
    env: { CLOCK_SHIFT: process.env.CLOCK_SHIFT ?? '' },
    setupFiles: [
      resolve('e2e/harness/shifted-clock.mjs'),
      resolve(storybook, 'src/checks/quiet.ts'),
      resolve(storybook, 'src/looks/check.ts'),
    ],
    browser: inBrowser(),
  },
}

export default defineConfig({
  // A dependency discovered during a run would reload the page: scan all stories up front, each time.
  optimizeDeps: {
    force: true,
    rolldownOptions: { plugins: [withoutAct] },
    entries: ['{packages/*,apps/*}/src/**/*.stories.tsx', 'packages/storybook/config/preview.tsx'],
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  test: {
    reporters: ['default', './scripts/outcome.mjs', new ImagesTold(comparesImages)],
    provide: { comparesImages },
    // A story that passes at its second try is named at the end of the run.
    retry: 1,
    testTimeout: 60_000,
    // Two pages per look take the files one by one: the look that finishes last gets every processor.
    maxWorkers: 2,
    // A page connects once its dependencies are bundled: at a load of ten that takes longer than Vitest's own minute.
    browser: { connectTimeout: 240_000 },
    projects: [stories],
  },
})
