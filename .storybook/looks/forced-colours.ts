import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours(on: boolean): Promise<void>
  }
}

/** Lets the system choose the colours of the page, or gives it back its own. */
export const forceColours: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none' })
}
