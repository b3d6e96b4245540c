import { tonka } from '@potager/storybook/booking-form'
import { tabTo } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectRetry, onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlannerScreen } from './PlannerScreen.tsx'
import { rooms, saturday, twoThousand } from './planner.fixtures.ts'

const meta = preview.meta({
  title: 'Écrans/Planning des réservations',
  id: 'ecrans-planning',
  component: PlannerScreen,
  args: {
    title: 'Gestion des réservations',
    restaurants: { items: [{ ...tonka, rooms }], onRetry: fn() },
    restaurantId: tonka.id,
    bookings: saturday,
    span: 'day' as const,
    day: '2026-11-21',
    today: '2026-11-21',
    now: Date.parse('2026-11-21T07:00:00Z'),
    links: null,
    choose: 'Choisissez un restaurant',
    onRestaurant: fn(),
    onShow: fn(),
    onRetry: fn(),
    onOpen: fn(),
  },
})

export const Day = meta.story({
  name: 'Un jour : espaces en lignes, conflits visibles',
  tags: ['[RMG-02]'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('5 réservations et événements · 2 en attente · 2 en conflit')
    const lanes = canvas.getAllByRole('rowheader').map((lane) => lane.textContent)
    await expect(lanes).toEqual(['Restaurant entier', 'Salle des Tilleuls', 'Salle du Verger'])
    const event = canvas.getByRole('button', { name: /Assemblée des jardiniers.*En attente.*Conflit avec Suzanne/ })
    await userEvent.click(event)
    await expect(args.onOpen).toHaveBeenCalledWith(saturday[2])
  },
})

export const Keyboard = meta.story({
  name: 'Au clavier : flèches, Entrée, page suivante',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Anniversaire/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^Assemblée/ })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^Suzanne Legrand 12:00/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(saturday[1])
    await userEvent.keyboard('{PageDown}')
    await expect(args.onShow).toHaveBeenCalledWith({ day: '2026-11-22' })
  },
})

export const DayTyped = meta.story({
  name: 'Le jour tapé : pris à Entrée, et ce qui n’en est pas un reste écrit',
  tags: ['[TYP-01]'],
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('textbox', { name: 'Jour à afficher' })
    await userEvent.clear(day)
    await expect(day).toHaveValue('')
    await userEvent.keyboard('samdi{Enter}')
    await expect(day).toHaveValue('samdi')
    await expect(day).toBeInvalid()
    await expect(day).toHaveFocus()
    await expect(args.onShow).not.toHaveBeenCalled()
    await userEvent.clear(day)
    await userEvent.keyboard('24/12{Enter}')
    await expect(args.onShow).toHaveBeenCalledWith({ day: '2026-12-24' })
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : un seul arrêt pour le planning, Entrée ouvre et garde la place',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const blocks = within(within(canvasElement).getByRole('grid')).getAllByRole('button')
    const [stop, ...others] = blocks.filter((block) => block.tabIndex === 0)
    await expect(others).toEqual([])
    await tabTo(stop as HTMLElement)
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}')
    const second = within(canvasElement).getByRole('button', { name: /^Suzanne Legrand 12:00/ })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(saturday[1])
    await expect(second).toHaveFocus()
    await userEvent.tab()
    await expect(blocks).not.toContain(document.activeElement)
  },
})

export const Week = meta.story({
  name: 'Une semaine : sept jours d’un coup d’œil sur un portable',
  args: { span: 'week' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    await expect(grid.scrollWidth).toBe(grid.clientWidth)
    const [, ...days] = canvas.getAllByRole('columnheader')
    await expect(days.map((day) => day.textContent)).toEqual(
      ['lun. 16', 'mar. 17', 'mer. 18', 'jeu. 19', 'ven. 20', 'sam. 21', 'dim. 22'].map((day) => `${day}/11`),
    )
    const saturdays = days[5]?.getBoundingClientRect()
    for (const cell of canvas.getAllByRole('gridcell')) {
      const { left, right } = cell.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual((saturdays?.left ?? 0) - 2)
      await expect(right).toBeLessThanOrEqual((saturdays?.right ?? 0) + 2)
    }
  },
})

export const Evening = meta.story({
  name: 'Un jour s’ouvre sur le service, jusqu’à minuit ; les heures de fermeture sont hachurées',
  args: { bookings: saturday.slice(4) },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { right } = canvas.getByRole('grid').getBoundingClientRect()
    const last = canvas.getByRole('columnheader', { name: '23:00' }).getBoundingClientRect()
    await expect(last.right).toBeLessThanOrEqual(right + 1)
    const opening = canvas.getByRole('columnheader', { name: '11:00' }).getBoundingClientRect()
    const closed = canvas.getAllByTitle('Fermé')[0]?.getBoundingClientRect()
    await expect(Math.round(closed?.right ?? 0)).toBe(Math.round((opening.left + opening.right) / 2))
  },
})

export const TwoThousand = meta.story({
  name: 'Deux mille réservations : seul ce qui se voit est dessiné',
  args: { span: 'week', day: '2026-11-16', bookings: twoThousand },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    // By role takes ten seconds here.
    await expect(canvasElement.querySelectorAll('[role=gridcell]').length).toBeLessThan(600)
  },
})

export const Empty = meta.story({
  name: 'Rien de prévu',
  args: { bookings: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0 réservation ou événement')
    await expect(within(canvasElement).getByText('Rien de prévu sur cette période.')).toBeVisible()
  },
})

export const EmptyPhone = meta.story({
  name: 'Rien de prévu, sur un téléphone',
  args: { bookings: [] },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Rien de prévu sur cette période.')).toBeVisible()
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { bookings: null } })
export const NoRestaurant = meta.story({
  name: 'Sans restaurant : rien à choisir',
  args: { restaurantId: '', bookings: null, restaurants: { items: [], onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Aucun restaurant disponible pour le moment.')
    await expect(canvasElement).not.toHaveTextContent('Choisissez un restaurant')
  },
})

export const NoneChosen = meta.story({
  name: 'Choisir un restaurant',
  tags: ['[RMG-01]'],
  args: { restaurantId: '', bookings: null },
})

export const Failure = meta.story({
  name: 'Échec, et un nouvel essai',
  args: { bookings: null, failure: unreachableMessage },
  play: async ({ canvasElement, args }) => {
    await expectRetry(canvasElement, args.onRetry)
  },
})

export const Phone = meta.story({
  name: 'Téléphone : une liste',
  globals: onPhone,
})

export const Dark = meta.story({
  name: 'Sombre',
  globals: { scheme: 'dark', viewport: { value: 'laptop', isRotated: false } },
})

export const Conflict = meta.story({
  name: 'Conflit : la même salle, au même moment, pour deux',
  args: { bookings: saturday.slice(1, 3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 en conflit')
  },
})

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    restaurants: {
      items: [
        { ...tonka, name: longRestaurantName, rooms: rooms.map((room) => ({ ...room, name: longRestaurantName })) },
      ],
      onRetry: fn(),
    },
    bookings: saturday.map((booking) => ({ ...booking, title: longPerson })),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
