import { tonka } from '@potager/storybook/booking-form'
import preview from '@potager/storybook/preview'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { PlannerScreen, type PlannerScreenProps } from './PlannerScreen.tsx'
import { rooms, saturday } from './planner.fixtures.ts'

/** Saturday, 08:00 in Paris; the restaurant opens at 11:30. */
const NOW = Date.parse('2026-11-21T07:00:00Z')
const HOUR = 66
const LANE = 56

const meta = preview.meta({
  title: 'Écrans/Planning des réservations/Déplacer',
  id: 'ecrans-planning-deplacer',
  component: PlannerScreen,
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: {
    title: 'Gestion des réservations',
    restaurants: { items: [{ ...tonka, rooms }], onRetry: fn() },
    restaurantId: tonka.id,
    bookings: saturday.filter(({ id }) => id !== 'c'),
    span: 'day' as const,
    day: '2026-11-21',
    today: '2026-11-21',
    now: NOW,
    links: null,
    choose: 'Choisissez un restaurant',
    onRestaurant: fn(),
    onShow: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onMove: fn() as PlannerScreenProps['onMove'],
    onCreate: fn() as PlannerScreenProps['onCreate'],
  },
})

const [, suzanne, , hugo] = saturday
const slipOf = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name })
const saidIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live=assertive]')

async function expectOnce(mock: unknown, ...given: unknown[]) {
  await expect(mock).toHaveBeenCalledOnce()
  await expect(mock).toHaveBeenCalledWith(...given)
}

/** Takes a booking with the mouse and holds it some pixels away; returns what drops it there. */
async function drag(slip: HTMLElement, right: number, down: number, from = 20) {
  const { left, top } = slip.getBoundingClientRect()
  const user = userEvent.setup()
  const at = (x: number, y: number) => ({ clientX: left + from + x, clientY: top + 20 + y })
  const grid = slip.closest('[role=grid]') as HTMLElement
  const target = from > 20 ? (slip.querySelector('[data-edge]') ?? slip) : slip
  await user.pointer([
    { keys: '[MouseLeft>]', target, coords: at(0, 0) },
    { target: grid, coords: at(right / 2, down / 2) },
    { target: grid, coords: at(right, down) },
  ])
  // On what went down, so that a click follows.
  return () => user.pointer({ keys: '[/MouseLeft]', target, coords: at(right, down) })
}

export const Drag = meta.story({
  name: 'À la souris : une heure plus tard, dans une autre salle',
  tags: ['[PLN-01]'],
  play: async ({ canvasElement, args }) => {
    const drop = await drag(slipOf(canvasElement, /^Suzanne Legrand 12:00/), HOUR, LANE)
    await expect(within(canvasElement).getByText('13:00 – 15:30 · Salle du Verger')).toBeVisible()
    await expect(args.onMove).not.toHaveBeenCalled()
    await drop()
    const place = { start: '2026-11-21T13:00:00', end: '2026-11-21T15:30:00', roomId: 'verger' }
    await expectOnce(args.onMove, suzanne, place)
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(slipOf(canvasElement, /^Suzanne Legrand 12:00/))
    await expectOnce(args.onOpen, suzanne)
  },
})

export const Conflict = meta.story({
  name: 'Ce qui tient la place est dit avant d’être posé',
  tags: ['[PLN-02]'],
  play: async ({ canvasElement }) => {
    await drag(slipOf(canvasElement, /^Hugo Petitjean/), 3 * HOUR, -LANE)
    await expect(within(canvasElement).getByText('13:00 – 15:00 · Salle des Tilleuls')).toBeVisible()
    await expect(within(canvasElement).getByText('Conflit avec Suzanne Legrand')).toBeVisible()
    await expect(slipOf(canvasElement, /^Suzanne Legrand 12:00/)).toHaveAttribute('data-in-the-way')
  },
})

export const Impossible = meta.story({
  name: 'Hors des heures : dit impossible, et remis à sa place',
  tags: ['[PLN-02]'],
  play: async ({ canvasElement, args }) => {
    const drop = await drag(slipOf(canvasElement, /^Suzanne Legrand 12:00/), -HOUR, 0)
    await expect(within(canvasElement).getByText('Impossible : fermé')).toBeVisible()
    await drop()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(saidIn(canvasElement)).toHaveTextContent('Impossible : fermé. Suzanne Legrand, remis à sa place.')
    await drag(slipOf(canvasElement, /^Suzanne Legrand 12:00/), -HOUR, 0)
  },
})

export const End = meta.story({
  name: 'Par son bord : la fin seule change',
  tags: ['[PLN-01]'],
  play: async ({ canvasElement, args }) => {
    const slip = slipOf(canvasElement, /^Suzanne Legrand 12:00/)
    const drop = await drag(slip, HOUR, 0, slip.getBoundingClientRect().width - 4)
    await drop()
    const place = { start: '2026-11-21T12:00:00', end: '2026-11-21T15:30:00', roomId: 'tilleuls' }
    await expectOnce(args.onMove, suzanne, place)
  },
})

export const Escape = meta.story({
  name: 'Échap pendant le geste : rien n’a bougé',
  play: async ({ canvasElement, args }) => {
    const drop = await drag(slipOf(canvasElement, /^Suzanne Legrand 12:00/), HOUR, 0)
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).queryByText(/13:00 – 15:30/)).toBeNull()
    await drop()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  name: 'Au clavier : D, flèches, Entrée ; Échap remet',
  tags: ['[PLN-01]', '[PLN-02]'],
  play: async ({ canvasElement, args }) => {
    const slip = slipOf(canvasElement, /^Hugo Petitjean/)
    slip.focus()
    await userEvent.keyboard('d')
    await expect(saidIn(canvasElement)).toHaveTextContent(/^Hugo Petitjean, en déplacement\./)
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await expect(saidIn(canvasElement)).toHaveTextContent('10:15 – 12:15 · Salle des Tilleuls. Impossible : fermé')
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(saidIn(canvasElement)).toHaveTextContent('Hugo Petitjean, remis à sa place.')
    await expect(slip).toHaveFocus()
    await userEvent.keyboard('d{ArrowRight>6/}{ArrowUp}')
    await expect(saidIn(canvasElement)).toHaveTextContent(/Conflit avec Suzanne Legrand$/)
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowLeft}{/Shift}{Enter}')
    const place = { start: '2026-11-21T11:30:00', end: '2026-11-21T13:15:00', roomId: 'verger' }
    await expectOnce(args.onMove, hugo, place)
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
})

export const Touch = meta.story({
  name: 'Au doigt : un appui long prend, un geste avant lui défile',
  tags: ['[PLN-01]'],
  play: async ({ canvasElement, args }) => {
    const slip = slipOf(canvasElement, /^Suzanne Legrand 12:00/)
    const { left, top } = slip.getBoundingClientRect()
    const finger = (x: number) => ({
      pointerId: 7,
      pointerType: 'touch',
      button: 0,
      clientX: left + 20 + x,
      clientY: top + 20,
      bubbles: true,
    })
    await fireEvent.pointerDown(slip, finger(0))
    await fireEvent.pointerMove(slip, finger(HOUR))
    await new Promise((rested) => setTimeout(rested, 400))
    await expect(slip).not.toHaveAttribute('data-carried')
    await fireEvent.pointerUp(slip, finger(HOUR))
    await expect(args.onMove).not.toHaveBeenCalled()

    await fireEvent.pointerDown(slip, finger(0))
    await waitFor(() => expect(slip).toHaveAttribute('data-carried'))
    const scroll = new TouchEvent('touchmove', { bubbles: true, cancelable: true })
    slip.dispatchEvent(scroll)
    await expect(scroll.defaultPrevented).toBe(true)
    await fireEvent.pointerMove(slip, finger(HOUR))
    await fireEvent.pointerUp(slip, finger(HOUR))
    const place = { start: '2026-11-21T13:00:00', end: '2026-11-21T15:30:00', roomId: 'tilleuls' }
    await expectOnce(args.onMove, suzanne, place)
    const after = new TouchEvent('touchmove', { bubbles: true, cancelable: true })
    slip.dispatchEvent(after)
    await expect(after.defaultPrevented).toBe(false)
  },
})

export const Week = meta.story({
  name: 'Une semaine : d’un jour à l’autre, aux mêmes heures',
  tags: ['[PLN-01]'],
  args: { span: 'week' },
  play: async ({ canvasElement, args }) => {
    const slip = slipOf(canvasElement, /^Anniversaire/)
    slip.focus()
    await userEvent.keyboard('d{ArrowRight}')
    await expect(saidIn(canvasElement)).toHaveTextContent(/^dim\. 22\/11 20:00 – .*Impossible : fermé$/)
    await userEvent.keyboard('{Escape}d{ArrowRight}{ArrowLeft}{Enter}')
    await expect(args.onMove).not.toHaveBeenCalled()
    const lunch = slipOf(canvasElement, /^Suzanne Legrand 12:00/)
    const drop = await drag(lunch, lunch.getBoundingClientRect().width, 0)
    await drop()
    const place = { start: '2026-11-22T12:00:00', end: '2026-11-22T14:30:00', roomId: 'tilleuls' }
    await expectOnce(args.onMove, suzanne, place)
  },
})

export const Fixed = meta.story({
  name: 'Ce qui a commencé, est terminé ou part déjà ne se déplace pas',
  tags: ['[PLN-03]'],
  args: { now: Date.parse('2026-11-21T12:00:00Z'), moving: new Set(['e']) },
  play: async ({ canvasElement, args }) => {
    for (const slip of within(within(canvasElement).getByRole('grid')).getAllByRole('button')) {
      await expect(slip).not.toHaveAttribute('data-movable')
      const drop = await drag(slip, HOUR, 0)
      await drop()
    }
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(slipOf(canvasElement, /^Anniversaire/)).toHaveAttribute('aria-busy', 'true')
  },
})

export const Slots = meta.story({
  name: 'Une place libre : montrée sous la souris, prise d’un clic',
  tags: ['[PLN-04]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [, lane] = canvasElement.querySelectorAll<HTMLElement>('[data-lane]')
    const slip = slipOf(canvasElement, /^Suzanne Legrand 12:00/).getBoundingClientRect()
    const coords = { clientX: slip.right + HOUR + 4, clientY: slip.top + 20 }
    await userEvent.pointer({ target: lane as HTMLElement, coords })
    await expect(canvas.getByText('+ 15:30 – 17:30')).toBeVisible()
    await userEvent.pointer({ keys: '[MouseLeft]', target: lane as HTMLElement, coords })
    const place = { start: '2026-11-21T15:30:00', end: '2026-11-21T17:30:00', roomId: 'tilleuls' }
    await expectOnce(args.onCreate, place)
    const before = { clientX: slip.left - HOUR, clientY: slip.top + 20 }
    await userEvent.pointer({ keys: '[MouseLeft]', target: lane as HTMLElement, coords: before })
    await userEvent.click(canvas.getAllByTitle('Fermé')[0] as HTMLElement)
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/^\+/)).toBeNull()
    await userEvent.pointer({ target: lane as HTMLElement, coords })
  },
})

export const SlotsByKeys = meta.story({
  name: 'Une place libre au clavier : N dans l’espace, ou le bouton du jour',
  tags: ['[PLN-04]'],
  play: async ({ canvasElement, args }) => {
    slipOf(canvasElement, /^Suzanne Legrand 12:00/).focus()
    await userEvent.keyboard('n')
    const place = { start: '2026-11-21T14:30:00', end: '2026-11-21T16:30:00', roomId: 'tilleuls' }
    await expect(args.onCreate).toHaveBeenLastCalledWith(place)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Nouvelle réservation' }))
    const first = { start: '2026-11-21T14:30:00', end: '2026-11-21T16:30:00', roomId: null }
    await expect(args.onCreate).toHaveBeenLastCalledWith(first)
  },
})

export const Closed = meta.story({
  name: 'Un jour fermé ou passé : aucune place à prendre',
  tags: ['[PLN-04]'],
  args: { day: '2026-11-23', bookings: [] },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Nouvelle réservation' })).toBeNull()
    within(canvasElement).getByRole('grid').focus()
    await userEvent.keyboard('n')
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
})

export const ReadOnly = meta.story({
  name: 'Sans déplacement ni création : rien ne l’offre',
  tags: ['[PLN-03]'],
  args: { onMove: undefined, onCreate: undefined },
  play: async ({ canvasElement, args }) => {
    const slip = slipOf(canvasElement, /^Suzanne Legrand 12:00/)
    const drop = await drag(slip, HOUR, 0)
    await expect(slip).not.toHaveAttribute('data-carried')
    await drop()
    slip.focus()
    await userEvent.keyboard('d{ArrowRight}{Enter}')
    await expect(args.onOpen).toHaveBeenCalled()
    await expect(canvasElement).not.toHaveTextContent(/déplacer|Nouvelle réservation/)
    await expect(saidIn(canvasElement)).toBeNull()
  },
})
