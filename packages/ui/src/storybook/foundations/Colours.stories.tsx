import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { GuaranteedPairs } from './Contrasts.tsx'
import { Swatches } from './Swatches.tsx'

const meta = preview.meta({
  title: 'Fondations/Couleurs',
  id: 'fondations-couleurs',
  component: Swatches,
  parameters: {
    docs: {
      description: {
        component:
          'Un papier chaud, une encre vert feuille, quatre couleurs de légumes qui ont chacune un sens. Tout vient de `packages/ui/src/foundations/tokens/tokens.ts` : les variables CSS et le thème MUI en sont tirés, et rien d’autre ne nomme une couleur. Un test échoue, en nommant le couple et l’apparence, si une couleur modifiée en fait passer un sous son seuil.',
      },
    },
  },
})

export const Light = meta.story({ name: 'Apparence claire', args: { scheme: 'light' } })
export const Dark = meta.story({ name: 'Apparence sombre', args: { scheme: 'dark' } })

export const Contrast = meta.story({
  name: 'Contrastes garantis',
  args: { scheme: 'light' },
  render: () => <GuaranteedPairs />,
  play: async ({ canvasElement }) => {
    for (const cell of within(canvasElement).getAllByRole('cell'))
      await expect(cell).not.toHaveTextContent('insuffisant')
  },
})
