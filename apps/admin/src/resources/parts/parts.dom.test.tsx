import { exportOf, undoRows, writeRows } from '@potager/admin-kit/testing'
import { ApiError } from '@potager/domain/api'
import { stateOf } from '@potager/domain/audit'
import { readConsoleReview } from '@potager/domain/console'
import { contract } from '@potager/domain/contract'
import { readDish } from '@potager/domain/dish'
import { drawBody } from '@potager/domain/fixtures'
import { answerMessages as words } from '@potager/domain/messages'
import { orderMoves, orderStatuses, readOrder } from '@potager/domain/order'
import type { MeetingRoom, Restaurant } from '@potager/domain/restaurant'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type DataProvider, HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { abbreviated } from './abbreviated.ts'
import { bookingActions, standingColumns } from './bookings.tsx'
import { dishActions } from './dish.tsx'
import { orderActions } from './OpenedOrder.tsx'
import { mergeRestaurant, restaurantDraftOf, saveRooms } from './restaurantEdit.ts'
import { AnswerReview } from './reviewActions.tsx'

const booking = { id: '7', status: 'CANCELLED', people: 12, createdAt: Date.parse('2026-11-20T17:05:00Z') }

it.each([
  ['event-request', 'Refusé'],
  ['reservation', 'Annulée'],
])('the export of a booking of kind %s ends with people, status in its own words and creation date', (kind, state) => {
  const columns = standingColumns(
    'Reçue le',
    ({ status }) => stateOf(kind, status),
    () => null,
  )
  const [heads, row] = exportOf(columns, [booking]).split('\r\n')
  expect(heads).toBe('\ufeffRéférence;Personnes;Statut;Reçue le')
  expect(row).toBe(`7;12;${state};20/11/2026 18:05`)
})

it('a booking is confirmed from pending, completed from confirmed, and cancelled from both, with a reason', () => {
  const fitting = (status: string) =>
    bookingActions()
      .filter(({ fits }) => fits?.({ id: '7', status }))
      .map(({ data, asksReason = false }) => [data.status, asksReason])
  expect(fitting('PENDING')).toEqual([
    ['CONFIRMED', false],
    ['CANCELLED', true],
  ])
  expect(fitting('CONFIRMED')).toEqual([
    ['COMPLETED', false],
    ['CANCELLED', true],
  ])
  expect([fitting('COMPLETED'), fitting('CANCELLED')]).toEqual([[], []])
})

const body = drawBody(contract.dish.setDishAvailability.response, 1)

it.each([
  ['takes a dish that is on the menu off it', true, /indisponible/],
  ['puts a dish that is not on the menu back on it', false, /(?<!in)disponible/],
])('%s, without a confirmation, and undoes it', async (_, available, said) => {
  const { asked, dataProvider } = backOffice({ setDishAvailability: () => ({ body }), getDish: () => ({ body }) })
  const dish = { ...readDish(body), available }
  const [action, ...others] = dishActions.filter(({ fits }) => fits?.(dish))
  expect(others).toEqual([])
  if (!action?.undo) throw new Error('A change that can be taken back')
  expect(action.label).toMatch(said)
  expect(action.question?.()).toMatch(said)
  expect(action).not.toHaveProperty('asks')
  expect(await writeRows(dataProvider, 'dishes', action, [dish], '')).toEqual([])
  expect(await undoRows(dataProvider, 'dishes', action.undo, [dish])).toEqual([])
  expect(asked.filter(({ call }) => call === 'setDishAvailability')).toMatchObject([
    { params: { id: dish.id }, body: { available: !available } },
    { params: { id: dish.id }, body: { available } },
  ])
})

it('both dish actions have a label of their own', () => {
  expect(new Set(dishActions.map(({ label }) => label)).size).toBe(2)
})

it('an action reports a dish as not written if the session has ended', async () => {
  const ended = { status: 401, body: { message: 'Votre session est terminée. Reconnectez-vous.' } }
  const { dataProvider } = backOffice({ setDishAvailability: () => ended, refreshToken: () => ended })
  const dish = { ...readDish(body), available: true }
  const action = dishActions.find(({ fits }) => fits?.(dish))
  if (!action) throw new Error('An action')
  const failures = await writeRows(dataProvider, 'dishes', action, [dish], '')
  expect(failures).toMatchObject([{ row: { id: dish.id }, why: expect.stringMatching(/session/i) }])
})

describe('OpenedOrder', () => {
  const answer = drawBody(contract.order.getOrder.response, 1)
  const order = readOrder(answer)

  describe('what the console does with orders', () => {
    it('offers each order the moves that it may make, under verbs of their own', () => {
      for (const status of orderStatuses) {
        expect(orderActions.filter(({ fits }) => fits?.({ ...order, status }))).toHaveLength(orderMoves[status].length)
      }
      expect(orderActions.filter(({ fits }) => fits?.({ ...order, status: 'ON_HOLD' }))).toEqual([])
      const verbs = orderActions.map(({ label }) => label)
      expect(verbs.every(Boolean)).toBe(true)
      expect(new Set(verbs).size).toBe(orderActions.length)
    })

    it('moves an order to the status that its action stands for', async () => {
      const { asked, dataProvider } = backOffice({ updateOrderStatus: () => ({ body: answer }) })
      const moves = orderActions.filter(({ fits }) => fits?.({ ...order, status: 'PREPARING' }))
      for (const move of moves.slice(0, 1)) await writeRows(dataProvider, 'orders', move, [order], '')
      expect(asked).toMatchObject([{ call: 'updateOrderStatus', params: { orderId: order.id } }])
      expect(asked[0]?.body).toEqual({ status: 'READY' })
    })

    it('asks for confirmation and a reason only to cancel, and sends the reason', async () => {
      const { asked, dataProvider } = backOffice({ updateOrderStatus: () => ({ body: answer }) })
      const asking = orderActions.filter(({ asks }) => asks)
      expect(asking).toMatchObject([{ asksReason: true, destructive: true, spelled: true }])
      expect(asking.every(({ fits }) => fits?.({ ...order, status: 'CONFIRMED' }))).toBe(true)
      for (const reason of ['Client absent', '']) {
        for (const cancel of asking) await writeRows(dataProvider, 'orders', cancel, [order], reason)
      }
      expect(asked.map((request) => request.body)).toEqual([
        { status: 'CANCELED', reason: 'Client absent' },
        { status: 'CANCELED' },
      ])
      // « Marquer prête : Commande 12ab34 », « Annuler Commande 12ab34 ».
      expect(orderActions.filter(({ apart }) => !apart)).toEqual(asking)
    })
  })
})

describe('AnswerReview', () => {
  const [drawn] = drawBody(contract.console.browseReviews.response, 1).content
  const { answer: _, answeredAt: __, ...answered } = { ...drawn, status: 'APPROVED' as const }
  const review = readConsoleReview(answered)
  const typed = 'Merci de votre visite.'

  function show(row: typeof review, office: ReturnType<typeof backOffice>) {
    return render(
      <QueryClientProvider client={office.queryClient}>
        <AnswerReview row={row} />
      </QueryClientProvider>,
    )
  }

  async function answer() {
    fireEvent.click(screen.getByRole('button', { name: words.act }))
    const field = await screen.findByRole('textbox')
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: words.publish }))
    return field
  }

  it('answers a published review once, in the words that were typed [REV-48]', async () => {
    const office = backOffice({ answerReview: () => ({ body: { ...answered, answer: typed } }) })
    show(review, office)
    await answer()
    await waitFor(() => expect(office.asked).toMatchObject([{ call: 'answerReview', body: { answer: typed } }]))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  it('keeps the typed answer if somebody else answered the review first', async () => {
    const office = backOffice({ answerReview: () => ({ status: 409, body: { message: 'Déjà répondu.' } }) })
    const { rerender } = show(review, office)
    const field = await answer()
    await screen.findByText('Déjà répondu.')
    rerender(
      <QueryClientProvider client={office.queryClient}>
        <AnswerReview row={readConsoleReview({ ...answered, answer: 'Merci.', answeredAt: '2026-11-25T09:00:00' })} />
      </QueryClientProvider>,
    )
    expect(field).toHaveProperty('value', typed)
  })

  it('offers nothing for a review that waits, is refused or is answered', () => {
    for (const changes of [{ status: 'PENDING' }, { status: 'REJECTED' }, { answeredAt: '2026-11-25T09:00:00' }]) {
      const { container } = show(readConsoleReview({ ...answered, ...changes }), backOffice({}))
      expect(container.textContent).toBe('')
    }
  })
})

describe('a long text in a list', () => {
  it('is shown whole up to 80 letters', () => {
    const whole = `${'a'.repeat(40)} ${'b'.repeat(39)}`
    expect(abbreviated(whole)).toBe(whole)
    expect(abbreviated(`${whole}b`)).toBe(`${'a'.repeat(40)}…`)
  })

  it('is cut between two words, and within one only when it is a single word', () => {
    expect(abbreviated(`${'mot '.repeat(19)}  un ${'x'.repeat(30)}`)).toBe(`${'mot '.repeat(19).trim()}…`)
    expect(abbreviated('x'.repeat(100))).toBe(`${'x'.repeat(80)}…`)
  })
})

const room = (id: string, name: string, capacity = 10): MeetingRoom => ({ id, name, capacity, reservable: true })
const added = (name: string): MeetingRoom => ({ name, capacity: 4, reservable: true })

const tonka: Restaurant = {
  id: 'r',
  name: 'La Fève Tonka',
  seats: 40,
  printers: 1,
  features: ['WIFI_HAUT_DEBIT'],
  address: { streetNumber: 1, streetName: 'rue', postalCode: '31000', city: 'Toulouse', country: 'France' },
  openingHours: { MONDAY: { start: '08:00', end: '18:00' } },
  rooms: [room('a', 'Anis'), room('b', 'Badiane')],
  version: 3,
}

function rooms(refused = '') {
  const sent: string[] = []
  const write = (call: string, { id, ...written }: Partial<MeetingRoom>) => {
    sent.push(`${call} ${id ?? 'new'} ${written.name}`)
    const refusal = new ApiError('refused', 400, { fields: { name: 'Déjà pris' } }, 'Déjà pris')
    if (written.name === refused) throw Object.assign(new HttpError('Déjà pris', 400), { cause: refusal })
    return { data: { ...written, id: id ?? `id of ${written.name}` } as never }
  }
  const provider: Pick<DataProvider, 'create' | 'update'> = {
    create: async (_, { data }) => write('create', data),
    update: async (_, { id, data }) => write('update', { ...data, id: String(id) }),
  }
  return { sent, provider }
}

it('mergeRestaurant keeps typed values over a colleague’s, room by room, regardless of key order', () => {
  const { city, ...street } = tonka.address
  const typed = {
    ...restaurantDraftOf(tonka),
    name: 'Tonka',
    address: { city, ...street },
    rooms: [room('', 'Anis', 12), room('', 'Badiane'), added('Coriandre')],
  }
  const now = { ...tonka, seats: 50, rooms: [room('a', 'Anis vert'), room('b', 'Badiane', 20), room('c', 'Cumin')] }
  const { draft, changed } = mergeRestaurant(tonka, typed, now)
  expect(draft).toMatchObject({ name: 'Tonka', seats: 50, address: tonka.address })
  expect(draft.rooms).toEqual([room('a', 'Anis', 12), room('b', 'Badiane', 20), room('c', 'Cumin'), added('Coriandre')])
  expect(changed.toSorted()).toEqual(['rooms', 'seats'])
})

it('mergeRestaurant does not add a room again if the answer to its creation was lost', () => {
  const typed = { ...restaurantDraftOf(tonka), rooms: [...tonka.rooms, added('Coriandre')] }
  const now = { ...tonka, rooms: [...tonka.rooms, { ...added('Coriandre'), id: 'c' }] }
  expect(mergeRestaurant(tonka, typed, now).draft.rooms).toEqual(now.rooms)
})

it('saveRooms stops at a refused room, and resumes there at the next save', async () => {
  const wanted = [room('', 'Anis'), room('', 'Badiane', 12), added('Coriandre'), added('Cumin')]
  let known = tonka
  const first = rooms('Cumin')
  const failure = await saveRooms(first.provider, known, wanted, (restaurant) => {
    known = restaurant
  })
  expect(failure).toMatchObject({ index: 3, error: { status: 400 } })
  expect(first.sent).toEqual(['update b Badiane', 'create new Coriandre', 'create new Cumin'])
  const second = rooms()
  expect(await saveRooms(second.provider, known, wanted, () => undefined)).toBeNull()
  expect(second.sent).toEqual(['create new Cumin'])
})
