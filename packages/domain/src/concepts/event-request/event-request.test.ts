import { describe, expect, it } from 'vitest'
import {
  eventRequestMessages,
  eventRequestMoveLabels,
  eventRequestStatusLabels,
  eventTypeLabels,
  managedEventRequestStatusLabels,
} from './event-request.messages.ts'
import { readEventRequest } from './event-request.ts'
import { DEFAULT_EVENT_TIME, eventDays, eventDurations, eventHours } from './event-request-form.ts'
import {
  byUrgency,
  canRefuseEventRequest,
  countEventRequests,
  eventRequestMoveQuestion,
  matchesEventRequestFilter,
  offeredEventRequestMoves,
  waitingDays,
} from './event-request-list.ts'

const wire = {
  id: '0197a000-0000-7000-8000-00000012ab34',
  title: 'Séminaire de rentrée',
  type: 'SEMINAIRE',
  status: 'CONFIRMED',
  customerId: '0197a000-0000-7000-8000-000000000003',
  customerName: 'Anne Le Goff',
  restaurantId: '0197a000-0000-7000-8000-000000000001',
  restaurantName: 'La Fève Tonka',
  meetingRoomId: '0197a000-0000-7000-8000-000000000009',
  meetingRoomName: 'Salle des Halles',
  startTime: '2026-09-14T10:00:00',
  endTime: '2026-09-14T18:00:00',
  numberOfPeople: 18,
  estimatedPrice: '540.50',
  description: 'Deux ateliers et un déjeuner.',
  specialRequests: 'Un vidéoprojecteur',
  contactPhone: '0261910012',
  createdAt: '2026-07-14T17:00:00Z',
}

describe('reading an event request', () => {
  it('reads every field of the specification into the domain [ENT-08]', () => {
    expect(readEventRequest(wire)).toEqual({
      id: wire.id,
      title: 'Séminaire de rentrée',
      type: 'SEMINAIRE',
      status: 'CONFIRMED',
      customerId: wire.customerId,
      customerName: 'Anne Le Goff',
      restaurantId: wire.restaurantId,
      restaurantName: 'La Fève Tonka',
      roomId: wire.meetingRoomId,
      roomName: 'Salle des Halles',
      start: '2026-09-14T10:00:00',
      end: '2026-09-14T18:00:00',
      people: 18,
      estimatedPrice: 54_050,
      description: 'Deux ateliers et un déjeuner.',
      specialRequests: 'Un vidéoprojecteur',
      phone: '0261910012',
      createdAt: Date.UTC(2026, 6, 14, 17),
    })
  })

  it('takes times as arrays or text, and invalid dates as null', () => {
    const array = readEventRequest({ ...wire, startTime: [2026, 9, 14, 10, 0], createdAt: [2026, 7, 14, 19, 0] })
    expect(array).toEqual(readEventRequest(wire))
    expect(readEventRequest({ ...wire, startTime: [2026, 13, 1], endTime: null, createdAt: 'hier' })).toMatchObject({
      start: null,
      end: null,
      createdAt: null,
    })
  })

  it('takes null, blank and absent optional fields for absent (T17), unknown words as they are (T20)', () => {
    const bare = readEventRequest({
      ...wire,
      meetingRoomId: null,
      meetingRoomName: '',
      estimatedPrice: null,
      specialRequests: '  ',
      contactPhone: undefined,
      type: 'MARIAGE',
      status: 'ON_HOLD',
    })
    for (const key of ['roomId', 'roomName', 'estimatedPrice', 'specialRequests', 'phone', 'reason'])
      expect(bare).not.toHaveProperty(key)
    expect(bare).toMatchObject({ type: 'MARIAGE', status: 'ON_HOLD' })
    expect(readEventRequest({ ...wire, status: 'CANCELED', reason: 'Complet' })).toMatchObject({
      status: 'CANCELLED',
      reason: 'Complet',
    })
    expect(readEventRequest(undefined)).toMatchObject({ id: '', start: null, people: null })
  })
})

describe('words of event requests', () => {
  it('labels the five kinds [EVT-09] [EVT-10] [EVT-11] [EVT-12] [EVT-13]', () => {
    expect(eventTypeLabels).toEqual({
      ANNIVERSAIRE_ENFANT: 'Anniversaire enfant',
      CONFERENCE: 'Conférence',
      SEMINAIRE: 'Séminaire',
      REUNION_ENTREPRISE: "Réunion d'entreprise",
      AUTRE: 'Autre',
    })
  })

  it('labels the four states, a cancelled one « Refusé » in the management only [EVM-07]', () => {
    expect(eventRequestStatusLabels).toEqual({
      PENDING: 'En attente',
      CONFIRMED: 'Confirmée',
      COMPLETED: 'Terminée',
      CANCELLED: 'Annulée',
    })
    expect(managedEventRequestStatusLabels).toEqual({ ...eventRequestStatusLabels, CANCELLED: 'Refusé' })
  })
})

describe('moves of an event request', () => {
  it('offers confirm and cancel while pending, completion once confirmed, then nothing [EVT-14] [EVT-15] [EVT-16]', () => {
    expect(offeredEventRequestMoves('PENDING')).toEqual(['CONFIRMED', 'CANCELLED'])
    expect(offeredEventRequestMoves('CONFIRMED')).toEqual(['COMPLETED'])
    expect(offeredEventRequestMoves('COMPLETED')).toEqual([])
    expect(offeredEventRequestMoves('CANCELLED')).toEqual([])
    expect(offeredEventRequestMoves('ON_HOLD')).toEqual([])
    expect(eventRequestMoveLabels.COMPLETED.list).toBe('Marquer comme terminé')
  })

  it('offers managers the same moves, cancelling as refusing [EVM-10] [EVM-11]', () => {
    expect(offeredEventRequestMoves('PENDING').map((move) => eventRequestMoveLabels[move].management)).toEqual([
      'Confirmer',
      'Refuser',
    ])
    expect(offeredEventRequestMoves('CONFIRMED').map((move) => eventRequestMoveLabels[move].management)).toEqual([
      'Marquer comme terminé',
    ])
  })

  it('lets the table refuse unless refused already [EVM-09]', () => {
    expect(['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'ON_HOLD'].map(canRefuseEventRequest)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('asks before refusing and reopening, not before other moves', () => {
    expect(eventRequestMoveQuestion('PENDING', 'CANCELLED')).toBe('refuse')
    expect(eventRequestMoveQuestion('COMPLETED', 'CANCELLED')).toBe('refuse')
    expect(eventRequestMoveQuestion('CANCELLED', 'PENDING')).toBe('reopen')
    expect(eventRequestMoveQuestion('COMPLETED', 'CONFIRMED')).toBe('reopen')
    expect(eventRequestMoveQuestion('PENDING', 'CONFIRMED')).toBeNull()
    expect(eventRequestMoveQuestion('CONFIRMED', 'PENDING')).toBeNull()
    expect(eventRequestMoveQuestion('CANCELLED', 'CANCELLED')).toBeNull()
  })
})

const DAY = 86_400_000
const request = (id: string, status: string, startTime: string | null, createdAt: number | null = null) =>
  readEventRequest({ id, status, type: 'AUTRE', restaurantId: 'r', startTime, createdAt })

describe('a list of event requests', () => {
  it('is narrowed by status, type, restaurant and start day [EVT-03] [EVT-04]', () => {
    const one = request('a', 'PENDING', '2026-09-14T00:00:00')
    for (const filter of [{}, { status: 'PENDING', type: 'AUTRE', restaurantId: 'r', from: '2026-09-14' }])
      expect(matchesEventRequestFilter(one, filter)).toBe(true)
    for (const filter of [
      { status: 'CONFIRMED' },
      { type: 'SEMINAIRE' },
      { restaurantId: 's' },
      { from: '2026-09-15' },
    ])
      expect(matchesEventRequestFilter(one, filter)).toBe(false)
    expect(matchesEventRequestFilter(request('b', 'PENDING', null), { from: '2026-09-14' })).toBe(false)
    expect(matchesEventRequestFilter(request('c', 'PENDING', '2026-09-14'), { from: '2026-09-14' })).toBe(true)
  })

  it('is counted in all and by status, unknown ones in all only [EVM-03]', () => {
    const list = ['PENDING', 'PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'ON_HOLD']
    expect(countEventRequests(list.map((status) => ({ status })))).toEqual({
      total: 6,
      PENDING: 2,
      CONFIRMED: 1,
      COMPLETED: 1,
      CANCELLED: 1,
    })
  })

  it('puts those that wait for an answer first, the longest waiting on top', () => {
    const list = [
      request('late', 'CONFIRMED', '2026-10-01T10:00:00'),
      request('new', 'PENDING', '2026-09-01T10:00:00', 20_001 * DAY),
      request('later', 'CANCELLED', '2026-11-01T10:00:00'),
      request('old', 'PENDING', '2026-12-01T10:00:00', 20_000 * DAY),
    ]
    expect(byUrgency(list).map(({ id }) => id)).toEqual(['old', 'new', 'later', 'late'])
  })

  it('puts pending requests without a date on top, and others without a date last', () => {
    const list = [
      request('undated', 'CONFIRMED', null),
      request('dated', 'CONFIRMED', '2026-10-01T10:00:00'),
      request('new', 'PENDING', null, 20_001 * DAY),
      request('unknown', 'PENDING', null),
      request('old', 'PENDING', null, 20_000 * DAY),
    ]
    const order = ['unknown', 'old', 'new', 'dated', 'undated']
    expect(byUrgency(list).map(({ id }) => id)).toEqual(order)
    expect(byUrgency(list.toReversed()).map(({ id }) => id)).toEqual(order)
  })

  it('tells how long a pending one has waited', () => {
    const createdAt = Date.parse('2027-03-26T22:30:00Z')
    const at = (now: string) => waitingDays({ status: 'PENDING', createdAt }, Date.parse(now))
    // Its day ends at midnight in Paris, also over the change of the clock.
    expect([at('2027-03-26T22:59:00Z'), at('2027-03-26T23:00:00Z'), at('2027-03-28T22:00:00Z')]).toEqual([0, 1, 3])
    expect(at('2027-03-25T12:00:00Z')).toBe(0)
    expect(waitingDays({ status: 'CONFIRMED', createdAt: 0 }, DAY)).toBeNull()
    expect(waitingDays({ status: 'PENDING', createdAt: null }, DAY)).toBeNull()
    expect([0, 1, 3].map(eventRequestMessages.waiting)).toEqual([
      'Reçue aujourd’hui',
      'En attente depuis 1 jour',
      'En attente depuis 3 jours',
    ])
  })
})

describe('shortcuts of the event form', () => {
  it('last 1, 2, 3, 4 hours, half a day of 4 or a day of 8 [EVN-27]', () => {
    expect(eventDurations.map(({ minutes }) => minutes / 60)).toEqual([1, 2, 3, 4, 4, 8])
  })

  it('start at 9, 10, 14, 15, 18 or 19 [EVN-28]', () => {
    expect(eventHours).toEqual(['09:00', '10:00', '14:00', '15:00', '18:00', '19:00'])
  })

  it('offer today, in a week and in a month, at most the last day of that month [EVN-29]', () => {
    expect(eventDays.map(({ day }) => day('2026-01-31'))).toEqual(['2026-01-31', '2026-02-07', '2026-02-28'])
    expect(eventDays.map(({ day }) => day('2026-12-30'))).toEqual(['2026-12-30', '2027-01-06', '2027-01-30'])
  })

  it('are at 10:00 where only a day is picked [EVN-30]', () => {
    expect(DEFAULT_EVENT_TIME).toBe('10:00')
  })
})
