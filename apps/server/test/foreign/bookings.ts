import { randomUUID } from 'node:crypto'
import { type Backend, find, giveWay, type Handlers, moment, Refused, wall, wrong } from './answers.ts'
import { isRealDay } from './clock.ts'
import type { Row } from './document.ts'
import type { Kept } from './store.ts'

type Room = Row & { id: string }

const seconds = (clock: unknown) => (String(clock).length === 16 ? `${String(clock)}:00` : String(clock))

/** Reservations and event requests, and the rooms that they leave free. */
export function bookingHandlers(backend: Backend): Handlers {
  const { on, store } = backend

  const booking = (kept: Kept): Row => ({
    ...kept,
    startTime: wall(backend, kept.startTime),
    endTime: wall(backend, kept.endTime),
    createdAt: moment(backend, kept.createdAt),
  })
  const holds = ({ status }: Kept, kind: Kept[]) =>
    status === 'CONFIRMED' || (status === 'PENDING' && kind === store.reservations)
  const taken = (wanted: Row) =>
    [store.reservations, store.events].some((kind) =>
      kind.some(
        (other) =>
          other.id !== wanted.id &&
          holds(other, kind) &&
          other.restaurantId === wanted.restaurantId &&
          (!other.meetingRoomId || !wanted.meetingRoomId || other.meetingRoomId === wanted.meetingRoomId) &&
          String(other.startTime) < String(wanted.endTime) &&
          String(wanted.startTime) < String(other.endTime),
      ),
    )
  const roomOf = (place: Kept, id: unknown) => (place.meetingRooms as Room[]).find((room) => room.id === id)

  function read(body: Row): Row {
    const place = store.restaurants.find(({ id }) => id === body.restaurantId)
    if (!place) throw wrong('restaurantId', 'Ce restaurant n’existe pas')
    const customer = store.customers.find(({ id }) => id === body.customerId)
    if (!customer) throw wrong('customerId', 'Ce client n’existe pas')
    for (const name of ['startTime', 'endTime'])
      if (!isRealDay(String(body[name]).slice(0, 10))) throw wrong(name, 'Ce jour n’existe pas')
    if (String(body.endTime) <= String(body.startTime)) throw wrong('endTime', 'La fin est avant le début')
    const room = roomOf(place, body.meetingRoomId)
    if (body.meetingRoomId && !room) throw wrong('meetingRoomId', 'Cette salle n’existe pas')
    const seats = Number(room ? room.numberMettingPlace : place.numberPlace)
    if (Number(body.numberOfPeople) > seats && !on('over-capacity'))
      throw wrong('numberOfPeople', `${seats} places au plus`)
    return {
      ...body,
      startTime: seconds(body.startTime),
      endTime: seconds(body.endTime),
      customerName: customer.fullName,
      restaurantName: place.name,
      ...(room ? { meetingRoomName: room.name } : {}),
    }
  }

  const add = (kind: Kept[], wanted: Row) => {
    const made = { ...wanted, id: randomUUID(), status: 'PENDING', createdAt: Date.now() }
    kind.push(made)
    return booking(made)
  }
  const change = (kind: Kept[], id: unknown, status: unknown) => {
    const kept = find(backend, kind, id)
    if (holds({ ...kept, status }, kind) && taken(kept)) throw new Refused(409, 'La place est prise')
    if (on('status-ignored')) return booking({ ...kept, status })
    kept.status = status
    return booking(kept)
  }
  const cancel = (kind: Kept[], id: unknown) => {
    const kept = find(backend, kind, id)
    kept.status = 'CANCELLED'
    if (on('cancel-removes')) kind.splice(kind.indexOf(kept), 1)
    return booking(kept)
  }
  const listed = (kind: Kept[], restaurantId: unknown) => {
    find(backend, store.restaurants, restaurantId)
    return kind.filter((one) => one.restaurantId === restaurantId).map(booking)
  }

  return {
    createReservation: async ({ body }) => {
      const wanted = read(body)
      if (taken(wanted)) throw new Refused(409, 'La place est prise')
      if (on('double-booking')) await giveWay()
      return add(store.reservations, wanted)
    },
    listReservations: () => store.reservations.map(booking),
    listRestaurantReservations: ({ params }) => listed(store.reservations, params.id),
    updateReservationStatus: ({ params, body }) => change(store.reservations, params.id, body.status),
    cancelReservation: ({ params }) => cancel(store.reservations, params.id),
    createEventRequest: ({ body }) => {
      const phone = body.contactPhone
      if (phone !== undefined && !/^\+?\d{10,15}$/.test(String(phone))) throw wrong('contactPhone', 'Numéro illisible')
      return add(store.events, read(body))
    },
    listEventRequests: () => store.events.map(booking),
    listRestaurantEventRequests: ({ params }) => listed(store.events, params.restaurantId),
    updateEventRequestStatus: ({ params, body }) => change(store.events, params.id, body.status),
    cancelEventRequest: ({ params }) => cancel(store.events, params.id),
    listAvailableRooms: ({ query }) => {
      const place = find(backend, store.restaurants, query.restaurantId)
      if (String(query.endTime) <= String(query.startTime)) throw wrong('endTime', 'La fin est avant le début')
      const free = (room: Room) => on('reserved-offered') || !taken({ ...query, meetingRoomId: room.id })
      return (place.meetingRooms as Room[]).filter(free)
    },
  }
}
