import type { Guide } from '@potager/storybook/guide'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StatusChip } from '../list/index.ts'
import { RelatedList } from './RelatedList.tsx'

const meta = preview.meta({
  title: 'Composants/Fiches/Liste liée',
  id: 'composants-relatedlist',
  component: RelatedList,
  parameters: {
    guide: {
      use: ['Sur une fiche, pour ce qui lui appartient : les signalements d’une session.'],
      avoid: ['Pour une seule chose, faites-en un lien dans les détails.'],
      writing: ['Le titre est le nom de la liste. « Voir tout » dit combien il y en a.'],
      accessibility: ['Chaque liste est une région, nommée par son titre.'],
    } satisfies Guide,
  },
  args: {
    title: 'Réservations',
    rows: [
      {
        id: '1',
        name: <a href="#1">Léa Martin</a>,
        secondary: 'sam. 21 nov. · 19:30 – 22:00',
        end: <StatusChip tone="success" label="Confirmée" />,
      },
      {
        id: '2',
        name: <a href="#2">Noé Petit</a>,
        secondary: 'dim. 22 nov. · 12:00 – 14:00',
        end: <StatusChip tone="warning" label="En attente" />,
      },
    ],
    onRetry: fn(),
    all: <a href="#tout">Voir les 12 réservations</a>,
  },
})

export const Some = meta.story({
  name: 'Les premières, et le chemin vers toutes',
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Réservations' }))
    await expect(region.getAllByRole('listitem')).toHaveLength(2)
    await expect(region.getByRole('link', { name: 'Voir les 12 réservations' })).toBeVisible()
  },
})

export const None = meta.story({
  name: 'Aucune',
  args: { rows: [], all: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Rien pour le moment.')).toBeVisible()
  },
})

export const Failed = meta.story({
  name: 'N’a pas pu être lue, sans empêcher de lire la fiche',
  args: { rows: null, failure: 'Connexion impossible.', all: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { rows: [{ id: '1', name: longWord, secondary: longText, end: 'Confirmée' }] },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
