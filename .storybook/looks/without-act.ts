import type { Rolldown } from 'vite'

const ASKS = 'process.env.NODE_ENV === "production" || disableAct'

/**
 * Storybook holds back what a story draws until its effects have run, with React's `act`, in React's development form only. What is
 * published is not held back: here neither is what is tested. Throws when Storybook asks otherwise than it did.
 */
export const withoutAct: Rolldown.Plugin = {
  name: 'potager:without-act',
  transform(code, id) {
    if (!id.includes('/@storybook/react/') || !code.includes('getAct = async')) return null
    if (!code.includes(ASKS)) throw new Error(`${id} : l’environnement « act » de Storybook n’est plus là où il était.`)
    return code.replace(ASKS, 'true')
  },
}
