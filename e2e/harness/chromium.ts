import type { LaunchOptions } from '@playwright/test'

/**
 * Background features that Chromium starts for each window. A second --disable-features replaces the first, so
 * Playwright's own are repeated here.
 */
const unused = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unused.join(',')}`,
]

const { CHROMIUM_PATH } = process.env

/** Launches the browser at CHROMIUM_PATH, which the commands set, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  // Chromium refuses to sandbox as root, the user of containers and CI machines.
  args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
}
