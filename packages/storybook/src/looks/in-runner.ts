import type { Rolldown } from 'vite'
import type { BrowserCommand } from 'vitest/node'

/** Turns forced colours on or off, as in Windows' contrast themes. */
export const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' })

const ASKS = 'process.env.NODE_ENV === "production" || disableAct'

/**
 * Removes Storybook's `act` wrapper, which delays a story's rendering until its effects have run, in React's
 * development build only: tests should run like the published build. Throws when Storybook's code has changed.
 */
export const withoutAct: Rolldown.Plugin = {
  name: 'potager:without-act',
  transform(code, id) {
    if (!id.includes('/@storybook/react/') || !code.includes('getAct = async')) return null
    if (!code.includes(ASKS)) throw new Error(`${id} : l’environnement « act » de Storybook n’est plus là où il était.`)
    return code.replace(ASKS, 'true')
  },
}
