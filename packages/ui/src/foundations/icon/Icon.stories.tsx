import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { Icon } from './Icon.tsx'

const meta = preview.meta({
  title: 'Composants/Images/Icône',
  id: 'composants-icone',
  component: Icon,
  parameters: {
    guide: {
      use: ['À côté d’un mot, dans un bouton ou un menu ; chaque dessin a un seul sens (« Icônes et illustrations »).'],
      avoid: [
        'Seule : un dessin sans mot se devine.',
        'Pour une absence ou une image manquante, prenez « Illustration ».',
      ],
      writing: ['Le mot à côté dit tout ; un « title » ne sert que là où il n’y a pas de place pour lui.'],
      accessibility: ['Décorative, sauf quand elle a un « title » : elle est alors une image qui porte ce nom.'],
    } satisfies Guide,
  },
  args: { name: 'orders' as const },
})

export const Sizes = meta.story({
  name: 'Ses tailles, dans la couleur du texte',
  render: ({ name }) => (
    <p style={{ fontSize: 32 }}>
      <Icon name={name} />
      <Icon name={name} size="20px" />
      <Icon name={name} size="1em" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')]
    await expect(drawn.map((svg) => svg.getBoundingClientRect().width)).toEqual([24, 20, 32])
    for (const svg of drawn) await expect(svg).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Named = meta.story({
  name: 'Nommée, où elle tient lieu de mot',
  args: { name: 'truck', title: 'Livraison' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Livraison' })
    await expect(image).not.toHaveAttribute('aria-hidden')
  },
})
