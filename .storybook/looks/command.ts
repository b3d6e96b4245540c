import type { BrowserCommand } from 'vitest/node'

/** Has the browser draw the page in the system's own colours, as in Windows' contrast themes, or no longer. */
export const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' })
