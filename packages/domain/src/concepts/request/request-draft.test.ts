import { describe, expect, it } from 'vitest'
import { canPropose, proposalBody, proposalFieldOf, proposalOf, type VisitorRequest } from './index.ts'

const request: VisitorRequest = {
  kind: 'RESERVATION',
  status: 'PENDING',
  restaurantId: 'r1',
  restaurantName: 'La Fève Tonka',
  start: '2026-12-05T19:00:00',
  end: '2026-12-06T00:30:00',
  people: 4,
  withdrawn: false,
}
const now = Date.UTC(2026, 10, 25, 12)

describe('another moment for a request [VIS-14]', () => {
  it('starts with the request’s moment, and ends the next day when the end time is earlier', () => {
    const draft = proposalOf(request)
    expect(draft).toMatchObject({ day: '2026-12-05', from: '19:00', to: '00:30', people: '4' })
    expect(proposalBody({ ...draft, day: '2026-12-12' })).toEqual({
      startTime: '2026-12-12T19:00',
      endTime: '2026-12-13T00:30',
      numberOfPeople: 4,
      seen: 'PENDING 2026-12-05T19:00 2026-12-06T00:30 4',
    })
  })

  it('starts with the waiting wish, over the confirmed moment that was seen [VIS-15]', () => {
    const wish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 6 }
    expect(proposalOf({ ...request, status: 'CONFIRMED', wish })).toEqual({
      day: '2026-12-03',
      from: '20:00',
      to: '22:00',
      people: '6',
      seen: 'CONFIRMED 2026-12-05T19:00 2026-12-06T00:30 4',
    })
  })

  it('leaves out empty and invalid fields, and maps refused fields to those of the form', () => {
    const draft = { ...proposalOf(request), day: '', people: 'x' }
    expect(proposalBody(draft)).toEqual({ seen: draft.seen })
    for (const people of ['1e1', '0x10', '١٢', '4,5', ''])
      expect(proposalBody({ ...draft, people })).toEqual({ seen: draft.seen })
    expect(proposalBody({ ...draft, people: '1 000' })).toEqual({ numberOfPeople: 1000, seen: draft.seen })
    expect(proposalFieldOf('startTime', draft)).toBe('day')
    expect(proposalFieldOf('numberOfPeople', draft)).toBe('people')
    expect(proposalFieldOf('seen', draft)).toBeUndefined()
  })

  it('is possible for a pending, confirmed or refused request, before its start', () => {
    expect(canPropose(request, now)).toBe(true)
    expect(canPropose({ ...request, status: 'CANCELLED' }, now)).toBe(true)
    expect(canPropose({ ...request, status: 'CANCELLED', withdrawn: true }, now)).toBe(false)
    expect(canPropose({ ...request, status: 'CONFIRMED' }, now)).toBe(true)
    expect(canPropose({ ...request, status: 'COMPLETED' }, now)).toBe(false)
    expect(canPropose(request, Date.UTC(2026, 11, 6))).toBe(false)
  })
})
