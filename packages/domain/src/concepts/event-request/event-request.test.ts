import { describe, expect, it } from 'vitest'
import { readEventRequest } from './event-request.ts'

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
