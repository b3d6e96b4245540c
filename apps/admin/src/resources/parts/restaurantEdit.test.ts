import { ApiError } from '@potager/domain/api'
import type { MeetingRoom, Restaurant } from '@potager/domain/restaurant'
import { type DataProvider, HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { mergeRestaurant, restaurantDraftOf, saveRooms } from './restaurantEdit.ts'

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
