import preview from '@potager/storybook/preview'
import { expectRetry, unreachableMessage } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { BookingsScreen, type BookingsScreenProps } from './BookingsScreen.tsx'

const sixty = Array.from({ length: 60 }, (_, index) => `Réservation ${index + 1}`)

function StoryBookings(props: Omit<BookingsScreenProps<string>, 'children'>) {
  return (
    <BookingsScreen {...props}>
      {(shown) => (
        <ul aria-label="Réservations">
          {shown.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </BookingsScreen>
  )
}

const meta = preview.meta({
  title: 'Écrans/Réservations et événements',
  id: 'ecrans-reservations-et-evenements',
  component: StoryBookings,
  subcomponents: { BookingsScreen },
  args: {
    layout: 'cards' as const,
    title: 'Mes Réservations',
    counts: '60 réservations',
    links: <Button size="small">Nouvelle réservation</Button>,
    tools: <p>Du 21 au 28 novembre</p>,
    bookings: sixty,
    empty: <p>Aucune réservation</p>,
    page: 2,
    pages: 'Pages de réservations',
    onPage: fn(),
    onRetry: fn(),
  },
})

const shown = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: 'Réservations' })).getAllByRole('listitem')

export const Cards = meta.story({
  name: 'Vingt-quatre cartes par page',
  play: async ({ canvasElement, args }) => {
    await expect(shown(canvasElement)).toHaveLength(12)
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Page 1/ }))
    await expect(args.onPage).toHaveBeenCalledWith(0)
  },
})

export const Rows = meta.story({
  name: 'Vingt-cinq lignes par page',
  args: { layout: 'table' },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toHaveLength(10)
  },
})

export const Unchosen = meta.story({
  name: 'Un restaurant d’abord',
  args: { bookings: null, counts: null, choose: 'Choisissez un restaurant' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Choisissez un restaurant')).toBeVisible()
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull()
  },
})

export const LoadingCards = meta.story({ name: 'Chargement des cartes', args: { bookings: null, counts: null } })

export const LoadingRows = meta.story({
  name: 'Chargement des lignes',
  args: { layout: 'table', bookings: null, counts: null },
})

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

export const Failure = meta.story({
  name: 'Échec, et un nouvel essai',
  args: { bookings: null, counts: null, failure: unreachableMessage },
  play: ({ canvasElement, args }) => expectRetry(canvasElement, args.onRetry),
})

export const Stale = meta.story({
  name: 'Échec de l’actualisation : ce qui est connu reste',
  args: { failure: unreachableMessage },
  play: async ({ canvasElement, args }) => {
    await expect(shown(canvasElement)).toHaveLength(12)
    await expectRetry(canvasElement, args.onRetry)
  },
})
