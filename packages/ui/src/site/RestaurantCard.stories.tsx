import type { Restaurant } from '@potager/domain/restaurant'
import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { RestaurantCard } from './RestaurantCard.tsx'
import { restaurant, saturdayAt, saturdayEvening } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Carte de restaurant',
  id: 'composants-site-restaurant',
  component: RestaurantCard,
  args: { restaurant, now: saturdayEvening },
  parameters: {
    guide: {
      use: ['Dans la grille de l’accueil : un restaurant, et le chemin vers sa page.'],
      avoid: [
        'Dans la gestion, prenez « RestaurantSelect » pour en choisir un.',
        'Pour tout dire d’un restaurant : sa page a les horaires et les salles.',
      ],
      writing: [
        'Les particularités sont celles du serveur, sans soulignés : « WIFI HAUT DEBIT ».',
        'Sans avis, aucune note ne s’affiche ; « 40 places » s’accorde.',
      ],
      accessibility: [
        'La carte est un article nommé par le restaurant ; « Voir » est décrit par ce nom.',
        'Le dessin n’est pas lu, et reste le même pour un même restaurant.',
      ],
    } satisfies Guide,
  },
})

export const Open = meta.story({
  name: 'Ouvert',
  tags: ['[HOM-10]', '[HOM-11]', '[HOM-12]', '[HOM-13]', '[HOM-14]'],
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'La Fève Tonka' }))
    await expect(card.getByText('12 rue de la Juiverie, Nantes')).toBeVisible()
    await expect(card.getByText('40 places')).toBeVisible()
    await expect(card.getByText('WIFI HAUT DEBIT')).toBeVisible()
    await expect(card.getByText('PLATEAUX LIVRABLE')).toBeVisible()
    await expect(card.getByText('Ouvert · ferme à 22:30')).toBeVisible()
    await expect(card.queryByText(/sur 5/)).toBeNull()
    const link = card.getByRole('link', { name: 'Voir' })
    await expect(link).toHaveAttribute('href', `/restaurants/${restaurant.id}`)
    await expect(link).toHaveAccessibleDescription('La Fève Tonka')
  },
})

export const Rated = meta.story({
  name: 'Avec des avis',
  args: { rating: { average: 4, count: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4,0 sur 5 · 1 avis')).toBeVisible()
  },
})

export const Closed = meta.story({ name: 'Fermé', args: { now: saturdayAt('09:00') } })

export const Overseas = meta.story({
  name: 'Ouvert, à l’heure de La Réunion',
  tags: ['[ZON-02]'],
  args: {
    restaurant: { ...restaurant, address: { ...restaurant.address, postalCode: '97400', city: 'Saint-Denis' } },
    now: saturdayAt('16:30'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ouvert · ferme à 22:30')).toBeVisible()
  },
})

export const OwnAddress = meta.story({
  name: 'Chez un autre : son adresse à lui',
  args: { linkTo: ({ name }: Restaurant) => `/lieux/${encodeURIComponent(name)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voir' })).toHaveAttribute('href', '/lieux/La%20F%C3%A8ve%20Tonka')
  },
})

export const Bare = meta.story({
  name: 'Sans particularité ni horaires',
  args: { restaurant: { ...restaurant, features: [], openingHours: {} } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
    await expect(within(canvasElement).queryByText(/Fermé/)).toBeNull()
  },
})

export const Long = meta.story({
  name: 'Nom interminable',
  args: {
    restaurant: {
      ...restaurant,
      name: 'L’Auberge-des-Soixante-Quinze-Légumes-Oubliés-de-la-Vallée-de-la-Loire',
      features: [...restaurant.features, 'UNE_PARTICULARITE_INCONNUE'],
    },
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : « Voir » est le seul arrêt',
  args: { rating: { average: 4.3, count: 23 } },
  play: async ({ canvasElement }) => {
    await expect(await tabStops(1)).toEqual(['Voir'])
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleDescription('La Fève Tonka')
    await expect(await tabStops(1)).toEqual([''])
  },
})
