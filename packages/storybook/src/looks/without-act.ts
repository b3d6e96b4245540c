import type { Rolldown } from 'vite'

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
