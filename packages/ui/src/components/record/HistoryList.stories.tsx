import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HistoryList } from './HistoryList.tsx'

const at = Date.parse('2026-05-12T09:30:00Z')

const meta = preview.meta({
  title: 'Composants/Écran/Historique',
  id: 'composants-historique',
  component: HistoryList,
  args: {
    entries: [
      { id: '1', at, who: 'proprietaire', action: 'Réservation créée' },
      { id: '2', at: at + 3_600_000, who: 'gerant', action: 'Statut changé', change: 'En attente → Confirmée' },
      { id: '3', at: null, who: 'gerant', action: 'Réservation annulée', reason: 'La cliente a téléphoné.' },
    ],
    onRetry: fn(),
  },
  parameters: {
    guide: {
      use: [
        'Sur la fiche d’un objet dont chaque changement est gardé : qui, quand, de quoi à quoi, pourquoi.',
        'Donnez les entrées dans l’ordre où elles ont eu lieu : la liste montre la dernière en premier, et ouvre les dix dernières.',
      ],
      avoid: [
        'Pour suivre ce qui arrive en ce moment : cette liste ne se rafraîchit pas d’elle-même.',
        'Pour une conversation, prenez l’affichage des messages d’une session.',
      ],
      writing: [
        'L’action est un participe : « Statut changé » ; le changement va d’un mot à l’autre : « En attente → Confirmée ».',
        'Le motif est cité entre guillemets, dans les mots de la personne.',
      ],
      accessibility: [
        'C’est une liste ordonnée : son nombre d’entrées est annoncé.',
        'En échec, un bouton « Réessayer » est le seul arrêt du clavier.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'La dernière action en premier',
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('« La cliente a téléphoné. »')
    await expect(items[1]).toHaveTextContent('En attente → Confirmée')
    await expect(items[2]).toHaveTextContent('12/05/2026 11:30')
  },
})

export const Long = meta.story({
  name: 'Des mois d’actions : les dix dernières, les autres à la demande',
  args: {
    entries: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      at: at + index * 86_400_000,
      who: 'gerant',
      action: `Disponibilité changée, ${index + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Disponibilité changée, 60')).toBeVisible()
    await expect(canvas.getByText('Disponibilité changée, 51')).toBeVisible()
    await expect(canvas.getByText('Disponibilité changée, 50')).not.toBeVisible()
    await userEvent.click(canvas.getByText('50 actions plus anciennes'))
    await expect(canvas.getByText('Disponibilité changée, 1')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Aucune action',
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune action enregistrée.')).toBeVisible()
  },
})

export const Awaited = meta.story({ name: 'Attendu', args: { entries: null } })

export const LongText = meta.story({
  name: 'Textes longs',
  args: { entries: [{ id: '1', at, who: 'responsable-des-reservations', action: 'Annulée', reason: longText }] },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : en échec, réessayer',
  args: { entries: null, failure: 'Serveur injoignable.' },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('L’historique n’a pas pu être lu. Serveur injoignable.')
    await within(canvasElement).findByRole('button', { name: 'Réessayer' })
    await expect(await tabStops(1)).toEqual(['Réessayer'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
