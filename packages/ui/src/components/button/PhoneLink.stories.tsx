import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect } from 'storybook/test'
import { PhoneLink } from './PhoneLink.tsx'

const meta = preview.meta({
  title: 'Composants/Gestes/Lien de téléphone',
  id: 'composants-phonelink',
  component: PhoneLink,
  parameters: {
    guide: {
      use: ['Pour tout numéro que l’on peut vouloir appeler : client, livraison, restaurant.'],
      avoid: ['Dans un export ou une colonne triée : là, le numéro est un texte.'],
      writing: ['Le numéro même, jamais « Appeler » : on le lit aussi à voix haute.'],
      accessibility: ['Chiffres par deux, sans coupure de ligne : un lecteur d’écran les dit comme on les dicte.'],
    } satisfies Guide,
  },
  args: { phone: '+33639980001' },
})

export const Nominal = meta.story({
  name: 'Un numéro de France',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '06\u00a039\u00a098\u00a000\u00a001' })
    await expect(link).toHaveAttribute('href', 'tel:+33639980001')
  },
})

export const Typed = meta.story({
  name: 'Un numéro gardé comme il fut tapé',
  args: { phone: '04 78 00 00 01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '04 78 00 00 01' })).toHaveAttribute('href', 'tel:0478000001')
  },
})
