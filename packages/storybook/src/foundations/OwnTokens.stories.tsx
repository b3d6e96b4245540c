import { Button } from '@potager/ui/button'
import { NumberStepper } from '@potager/ui/input'
import { StatusChip } from '@potager/ui/list'
import { contrast, dark, light, type OwnTokens, tokensCss } from '@potager/ui/tokens'
import { expect, within } from 'storybook/test'
import preview from '../../config/preview.tsx'
import css from './foundations.module.css'

/** A house that is not Potager: its colours in both schemes, square corners. */
const own = {
  light: { paper: '#F3F6FB', leaf: '#3B3F8F', leafTint: '#E2E4F6', sprout: '#8C92D8' },
  dark: { paper: '#13151F', leaf: '#B4B8F5', onLeaf: '#15172E', leafTint: '#262A4A' },
  radius: { card: 2, control: 2 },
} satisfies OwnTokens

/** Their custom properties for one element instead of the page, which is this Storybook's. */
const scoped = tokensCss(own)
  .split('\n')
  .filter((line) => line.includes(':root'))
  .join('')
  .replaceAll(/:root(\[[^\]]*\]|:not\([^)]*\))?/g, (root) => (root === ':root' ? '.own' : `${root} .own`))

/** Components of the package in a consumer's tokens. */
function InOwnTokens() {
  return (
    <div className="own" style={{ padding: 24, background: 'var(--paper)', color: 'var(--ink)' }}>
      <style>{scoped}</style>
      <div className={css.parts}>
        <Button variant="contained">Confirmer la commande</Button>
        <Button variant="outlined">Imprimer</Button>
        <StatusChip tone="success" label="Prête" />
      </div>
      <NumberStepper label="Quantité de Tarte aux blettes" value={2} max={9} onChange={() => {}} />
    </div>
  )
}

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
