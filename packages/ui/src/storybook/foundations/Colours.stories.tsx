import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { EveryPair, GuaranteedPairs } from './Contrasts.tsx'
import { Swatches } from './Swatches.tsx'
import { pageSays, partSays } from './said.ts'

const meta = preview.meta({
  title: 'Fondations/Couleurs',
  id: 'fondations-couleurs',
  component: Swatches,
  parameters: pageSays(
    'Un papier chaud, une encre vert feuille, quatre couleurs de légumes qui ont chacune un sens. Tout vient de `packages/ui/src/foundations/tokens/tokens.ts` : les variables CSS et le thème MUI en sont tirés, et rien d’autre ne nomme une couleur.',
  ),
})

export const Light = meta.story({ name: 'Apparence claire', args: { scheme: 'light' } })
export const Dark = meta.story({ name: 'Apparence sombre', args: { scheme: 'dark' } })

export const Contrast = meta.story({
  parameters: partSays(
    'Les couples qu’emploie le produit. Un test échoue, en nommant le couple et l’apparence, si une couleur modifiée en fait passer un sous son seuil.',
  ),
  name: 'Contrastes garantis',
  args: { scheme: 'light' },
  render: () => <GuaranteedPairs />,
  play: async ({ canvasElement }) => {
    for (const cell of within(canvasElement).getAllByRole('cell'))
      await expect(cell).not.toHaveTextContent('insuffisant')
  },
})

export const EveryLight = meta.story({
  parameters: partSays(
    'Chaque couleur de texte sur chaque fond. Ce qui est barré n’est pas lisible : on ne l’écrit pas.',
  ),
  name: 'Tous les couples, apparence claire',
  args: { scheme: 'light' },
  render: ({ scheme }) => <EveryPair scheme={scheme} />,
})

export const EveryDark = meta.story({
  parameters: partSays('Les mêmes, sur le papier de nuit.'),
  name: 'Tous les couples, apparence sombre',
  args: { scheme: 'dark' },
  render: ({ scheme }) => <EveryPair scheme={scheme} />,
})
