import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { contrast, dark, light } from '../../foundations/tokens/index.ts'
import { InOwnTokens, own } from './OwnTokens.tsx'
import { pageSays, partSays } from './said.ts'

const meta = preview.meta({
  title: 'Fondations/Autres couleurs, autres mots',
  id: 'fondations-propres',
  component: InOwnTokens,
  parameters: pageSays(
    'Qui installe le paquet ailleurs garde les composants et donne ses propres jetons et son propre catalogue. Ce qui n’est pas donné reste celui du potager.',
  ),
})

export const Tokens = meta.story({
  name: 'Ses couleurs',
  parameters: partSays(
    'Un seul objet : `lookOf(jetons)` en fait la feuille de style de la page et le thème de MUI ; sans MUI, `tokensCss(jetons)` ; pour les logiciels de dessin, `designTokens(jetons)`. `contrast` mesure ce que l’on a choisi : 4,5 au moins pour un texte.',
  ),
  play: async ({ canvasElement, globals }) => {
    const palette = globals.scheme === 'dark' ? own.dark : own.light
    const style = getComputedStyle(within(canvasElement).getByRole('button', { name: 'Confirmer la commande' }))
    await expect(style.borderRadius).toBe('2px')
    await expect(style.getPropertyValue('--leaf')).toBe(palette.leaf)
    await expect(contrast(own.light.leaf, own.light.paper)).toBeGreaterThanOrEqual(4.5)
    await expect(contrast(own.dark.onLeaf, own.dark.leaf)).toBeGreaterThanOrEqual(4.5)
    await expect(style.getPropertyValue('--ink')).toBe(globals.scheme === 'dark' ? dark.ink : light.ink)
  },
})

export const Words = meta.story({
  name: 'Ses mots',
  parameters: partSays(
    'Toutes les vues prennent leurs mots à `@potager/domain/messages`. Un alias de ce nom, dans la configuration de l’outil qui construit l’application, mène à un fichier à soi : `export * from "@potager/domain/french"`, puis les catalogues que l’on récrit, `export const commonMessages = { ...french.commonMessages, next: "Page suivante" }`. Les phrases des règles de formulaires restent celles du paquet.',
  ),
})
