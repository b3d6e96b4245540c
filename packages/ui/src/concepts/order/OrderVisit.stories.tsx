import type { Guide } from '@potager/storybook/guide'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, within } from 'storybook/test'
import { OrderVisit } from './OrderDetailDialog.tsx'

const visit = {
  path: '/avis/7KQ2-M4XZ-90PD',
  address: 'https://potager.example/avis/7KQ2-M4XZ-90PD',
  until: '2027-02-19',
}

const meta = preview.meta({
  title: 'Composants/Commande/Adresse d’avis',
  id: 'composants-commande-adresse-avis',
  component: OrderVisit,
  args: { visit },
  parameters: {
    guide: {
      use: ['Au pied du ticket d’une commande terminée : où son client donne son avis.'],
      avoid: ['Sur une commande en cours : son adresse n’existe pas encore.'],
      writing: ['L’adresse est écrite en entier, sans « https:// », telle qu’on la tape.'],
      accessibility: ['Le code QR est une image nommée ; l’adresse à côté dit la même chose.'],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Nominal',
  tags: ['[REV-59]'],
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Votre avis compte' }))
    const code = section.getByText('7KQ2-M4XZ-90PD')
    await expect(code.parentElement).toHaveTextContent('potager.example/avis/7KQ2-M4XZ-90PD')
    await expect(section.getByText('Adresse valable jusqu’au vendredi 19 février 2027.')).toBeVisible()
    await expect(await section.findByRole('img', { name: `Code QR vers ${visit.address}` })).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: 'Adresse longue, sur un téléphone',
  args: { visit: { ...visit, address: `https://${'restaurant-'.repeat(6)}example.fr/avis/7KQ2-M4XZ-90PD` } },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
