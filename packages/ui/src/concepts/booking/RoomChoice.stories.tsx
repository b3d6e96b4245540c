import type { RoomForPeriod } from '@potager/domain/meeting-room'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RoomChoice, type RoomChoiceProps } from './RoomChoice.tsx'

const room = (id: string, name: string, capacity: number, state: RoomForPeriod['state']): RoomForPeriod => ({
  room: { id, name, capacity, reservable: state !== 'not-reservable' },
  state,
})
const rooms = [
  room('tilleuls', 'Salle des Tilleuls', 20, 'available'),
  room('levant', 'Salon du Levant', 12, 'occupied'),
  room('verger', 'Salle du Verger', 1, 'available'),
  room('serre', 'La Serre', 40, 'not-reservable'),
]

const meta = preview.meta({
  title: 'Composants/Réservation/Choix de la salle',
  id: 'composants-reservation-salle',
  component: RoomChoice,
  args: { rooms: { items: rooms, onRetry: fn() }, value: '', onChange: fn() },
  render: (args) => <Chosen {...args} />,
  parameters: {
    guide: {
      use: [
        'Dans le formulaire d’une réservation de salle ou d’un événement, dès que le restaurant et la période sont connus.',
        'Toutes les salles sont montrées ; celles qui sont prises ou non réservables disent pourquoi on ne peut pas les choisir.',
      ],
      avoid: [
        'Sans période, ne pas le montrer : une salle n’est libre que pour un moment donné.',
        'Pour tout le restaurant sur une demande d’événement, garder ce choix et offrir « Tout le restaurant » en tête.',
      ],
      writing: [
        'Le compte vient d’abord : « 2 salle(s) disponible(s) », ou « Aucune salle disponible pour cette période ».',
        'Chaque salle dit son nom, ses places et son état ; jamais l’état seul.',
      ],
      accessibility: [
        'Un arrêt de Tab pour tout le groupe, puis les flèches d’une salle libre à l’autre ; les salles prises sont sautées.',
        'Le compte est annoncé quand il change ; l’erreur est liée au groupe.',
      ],
    } satisfies Guide,
  },
})

function Chosen(props: RoomChoiceProps) {
  return <RoomChoice {...props} {...useFieldState(props.value, props.onChange)} />
}

const radio = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('radio', { name })

export const Nominal = meta.story({
  name: 'Libres, prise, non réservable',
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2')
    await userEvent.click(radio(canvasElement, /Salle des Tilleuls/))
    await expect(args.onChange).toHaveBeenCalledWith('tilleuls')
    await expect(radio(canvasElement, /Salon du Levant/)).toBeDisabled()
    await expect(radio(canvasElement, /La Serre/)).toBeDisabled()
  },
})

export const Whole = meta.story({
  name: 'Tout le restaurant en tête',
  args: { wholeRestaurant: true, value: 'verger' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(radio(canvasElement, /Tout le restaurant/))
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(radio(canvasElement, /Salle du Verger/)).not.toBeChecked()
  },
})

export const Loading = meta.story({
  name: 'Recherche des salles',
  args: { rooms: { items: null, onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Recherche des salles disponibles…')
    await expect(within(canvasElement).queryByRole('radio')).toBeNull()
  },
})

export const Failed = meta.story({
  name: 'Salles illisibles : pourquoi, et un nouvel essai',
  args: { wholeRestaurant: true, rooms: { items: null, failure: 'Le service est injoignable.', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le service est injoignable.')
    await expect(canvasElement).not.toHaveTextContent('Recherche des salles disponibles…')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.rooms.onRetry).toHaveBeenCalledOnce()
    await expect(radio(canvasElement, /Tout le restaurant/)).toBeEnabled()
  },
})

export const Refreshing = meta.story({
  name: 'Une nouvelle lecture échoue : ce qui est connu reste',
  args: { rooms: { items: rooms, failure: 'Le service est injoignable.', onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 salle(s) disponible(s)')
  },
})

export const None = meta.story({ name: 'Un restaurant sans salle', args: { rooms: { items: [], onRetry: fn() } } })

export const Taken = meta.story({
  name: 'Tout est pris',
  args: { rooms: { items: rooms.filter(({ state }) => state !== 'available'), onRetry: fn() } },
  play: async ({ canvasElement }) => {
    for (const option of within(canvasElement).getAllByRole('radio')) await expect(option).toBeDisabled()
  },
})

export const Refused = meta.story({
  name: 'En erreur, avec un nom long',
  args: {
    rooms: {
      items: [room('longue', 'Grande salle de réception du premier étage, côté jardins partagés', 120, 'available')],
      onRetry: fn(),
    },
    error: 'Choisissez une salle libre pour cette période.',
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(args.error ?? '')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : un arrêt, puis les flèches entre les salles libres',
  args: { wholeRestaurant: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(radio(canvasElement, /Tout le restaurant/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio(canvasElement, /Salle des Tilleuls/)).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('tilleuls')
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio(canvasElement, /Salle du Verger/)).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('verger')
    await userEvent.keyboard('{ArrowUp}')
    await expect(radio(canvasElement, /Salle des Tilleuls/)).toBeChecked()
    await userEvent.tab()
    for (const option of within(canvasElement).getAllByRole('radio')) await expect(option).not.toHaveFocus()
  },
})
