import type { BrowserCommand } from 'vitest/node'

/** Turns forced colours on or off, as in Windows' contrast themes. */
export const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' })
