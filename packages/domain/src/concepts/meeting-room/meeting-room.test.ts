import { describe, expect, it } from 'vitest'
import { contract } from '../../contract/index.ts'
import { roomMessages } from '../reservation/reservation.messages.ts'
import {
  canAskForRooms,
  createMeetingRoom,
  listAvailableRooms,
  listMeetingRooms,
  updateMeetingRoom,
} from './meeting-room.calls.ts'
import { countAvailable, isRoomTaken, roomsForPeriod } from './meeting-room.ts'

const room = (id: string, reservable = true) => ({ id, name: `Salle ${id}`, capacity: 10, reservable })
const query = { restaurantId: 'r', start: '2026-07-14T19:00', end: '2026-07-14T21:00:00' }

describe('the calls of meeting rooms', () => {
  it('are public [CAL-06] [RNW-40]', () => {
    expect(listMeetingRooms).toMatchObject({
      method: 'GET',
      path: '/notprotected/meeting-rooms/restaurant/:restaurantId',
      access: 'public',
    })
    expect(listAvailableRooms).toMatchObject({ path: '/notprotected/meeting-rooms/available', access: 'public' })
  })

  it('asks for a restaurant, a start and an end after it, and only with all three [RNW-40]', () => {
    expect(listAvailableRooms.request(query).query).toEqual({
      restaurantId: 'r',
      startTime: '2026-07-14T19:00:00',
      endTime: '2026-07-14T21:00:00',
    })
    expect(canAskForRooms(query)).toBe(true)
    for (const field of ['restaurantId', 'start', 'end'] as const)
      expect(canAskForRooms({ ...query, [field]: '' }), field).toBe(false)
    expect(canAskForRooms({ ...query, end: query.start })).toBe(false)
    expect(canAskForRooms({ ...query, end: '2026-07-14T18:00:00' })).toBe(false)
  })

  it('read rooms with their capacity, and leave out of the available ones those marked as not free (AMB-28, T10)', () => {
    const wire = { id: 7, name: 'Salle', numberMettingPlace: 10 }
    expect(listMeetingRooms.response([wire], 'r')).toEqual([{ id: '7', name: 'Salle', capacity: 10, reservable: true }])
    const rooms = [wire, { ...wire, id: 8, available: false }, { ...wire, id: 9, available: true }]
    expect(listAvailableRooms.response(rooms, query).map(({ id }) => id)).toEqual(['7', '9'])
    const marked = [
      { ...wire, isAvailable: false },
      { ...wire, id: 8, isAvailable: true },
    ]
    expect(listAvailableRooms.response(marked, query).map(({ id }) => id)).toEqual(['8'])
  })

  it('refuse a period that does not end after its start, with the error on endTime', () => {
    const asked = { restaurantId: '0197a000-0000-7000-8000-000000000001', startTime: query.start }
    const answer = contract.meetingRoom.listAvailableRooms.query?.safeParse({ ...asked, endTime: query.start })
    expect(answer?.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['endTime'], "L'heure de fin doit être après l'heure de début"],
    ])
  })
})

describe('edits of rooms', () => {
  it('send a room in the wire’s words, an edit with the version that was read', () => {
    const draft = { restaurantId: 'r', name: 'Salle', capacity: 10, reservable: false }
    const sent = { name: 'Salle', numberMettingPlace: 10, isReservable: false }
    expect(createMeetingRoom.request(draft)).toEqual({ params: { id: 'r' }, body: sent })
    expect(updateMeetingRoom.request({ ...draft, id: 'm', version: 3 })).toEqual({
      params: { id: 'r', roomId: 'm' },
      body: { ...sent, version: 3 },
    })
    expect(updateMeetingRoom.response({ ...sent, id: 'm', version: 4 }, { ...draft, id: 'm', version: 3 })).toEqual({
      id: 'm',
      name: 'Salle',
      capacity: 10,
      reservable: false,
      version: 4,
    })
  })
})

describe('the rooms of a period', () => {
  it('are available when listed as such, else occupied or not reservable (AMB-28) [RNW-31] [RNW-34] [RNW-35]', () => {
    const rooms = roomsForPeriod([room('a'), room('b'), room('c', false)], [room('b')])
    expect(rooms.map(({ room: { id }, state }) => [id, state])).toEqual([
      ['a', 'occupied'],
      ['b', 'available'],
      ['c', 'not-reservable'],
    ])
    expect(countAvailable(rooms)).toBe(1)
  })

  it('tell whether the chosen room is taken, once the rooms are known [RNW-31]', () => {
    const rooms = roomsForPeriod([room('a'), room('b'), room('c', false)], [room('b')])
    expect(['', 'a', 'b', 'c', 'gone'].map((id) => isRoomTaken(rooms, id))).toEqual([false, true, false, true, true])
    expect(isRoomTaken(null, 'a')).toBe(false)
  })

  it('keep a room that only the list of available ones has', () => {
    expect(roomsForPeriod([], [room('a')]).map(({ state }) => state)).toEqual(['available'])
  })

  it('are worded as specified [RNW-32] [RNW-33] [RNW-34] [RNW-35] [RNW-36]', () => {
    expect(roomMessages.count(2)).toBe('2 salle(s) disponible(s)')
    expect(roomMessages).toMatchObject({
      available: 'Disponible',
      occupied: 'Occupée',
      notReservable: 'Non réservable',
      noneAvailable: 'Aucune salle disponible pour cette période',
      none: "Ce restaurant n'a pas de salles de réunion configurées.",
    })
  })
})
