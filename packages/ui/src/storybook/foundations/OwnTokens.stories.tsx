import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { contrast, dark, light } from '../../foundations/tokens/index.ts'
import { InOwnTokens, own } from './OwnTokens.tsx'

const meta = preview.meta({
  title: 'Fondations/Autres couleurs',
  id: 'fondations-propres',
  component: InOwnTokens,
  parameters: {
    docs: {
      description: {
        component:
          'Qui installe le paquet ailleurs garde les composants et donne ses propres jetons et son propre catalogue. Ce qui n’est pas donné reste celui du potager. Un seul objet : `lookOf(jetons)` en fait la feuille de style de la page et le thème de MUI ; sans MUI, `tokensCss(jetons)` ; pour les logiciels de dessin, `designTokens(jetons)`. Les mots : un alias de `@potager/domain/messages` mène à un fichier à soi (README du paquet).',
      },
    },
  },
})

export const Tokens = meta.story({
  name: 'Ses couleurs',
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
