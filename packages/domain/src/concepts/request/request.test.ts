import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import { bookingOrigin, requestLinkMessages } from '../../messages/index.ts'
import { holdsSpace } from '../booking/index.ts'
import {
  canPropose,
  canWithdraw,
  draftPeriod,
  lastRequestDay,
  newTicket,
  proposalBody,
  proposalFieldOf,
  proposalOf,
  type RequestDraft,
  readOwnRequest,
  readRequestDraft,
  requestBody,
  requestFieldOf,
  requestFields,
  type VisitorRequest,
} from './index.ts'
import { createVisitorRequestBody } from './request.schema.ts'

const typed: Partial<RequestDraft> = {
  ticket: 'a1'.repeat(32),
  restaurantId: '01955b3b-ca80-724c-b440-7464513023e3',
  day: '2026-12-05',
  from: '19:00',
  to: '21:30',
  people: '4',
  name: ' Inès Delacroix ',
  phone: '06 39 98 11 22',
  consent: 'oui',
}
const draft = (change: Partial<RequestDraft> = {}) =>
  readRequestDraft((field) => ({ ...typed, ...change })[field] ?? '')
const problems = (change: Partial<RequestDraft>) => {
  const issues = createVisitorRequestBody.safeParse(requestBody(draft(change))).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('draft of a visitor’s request', () => {
  it('is sent under the names of the wire, without what was left out', () => {
    expect(requestBody(draft())).toEqual({
      ticket: 'a1'.repeat(32),
      kind: 'RESERVATION',
      restaurantId: '01955b3b-ca80-724c-b440-7464513023e3',
      startTime: '2026-12-05T19:00',
      endTime: '2026-12-05T21:30',
      numberOfPeople: 4,
      fullName: 'Inès Delacroix',
      phone: '06 39 98 11 22',
      consent: true,
    })
    expect(requestBody(draft({ kind: 'EVENT', type: 'CONFERENCE' }))).toMatchObject({
      kind: 'EVENT',
      type: 'CONFERENCE',
    })
    expect(requestBody(draft({ type: 'CONFERENCE' }))).not.toHaveProperty('type')
    expect(requestBody(draft({ people: 'beaucoup' }))).not.toHaveProperty('numberOfPeople')
    expect(requestBody(draft({ consent: '' }))).toMatchObject({ consent: false })
  })

  it('ends on the next day when it ends before it began', () => {
    expect(draftPeriod({ day: '2026-12-31', from: '22:00', to: '01:00' })).toEqual({
      start: '2026-12-31T22:00',
      end: '2027-01-01T01:00',
    })
    expect(draftPeriod({ day: '2026-02-30', from: '19:00', to: '21:00' })).toEqual({ start: '', end: '' })
    expect(draftPeriod({ day: '2026-12-31', from: 'soir', to: '21:00' })).toEqual({
      start: '',
      end: '2026-12-31T21:00',
    })
  })

  it('requires a period, people within bounds, a phone or an e-mail, consent and a ticket', () => {
    expect(problems({})).toEqual({})
    expect(problems({ email: 'ines@exemple.fr', phone: '' })).toEqual({})
    expect(problems({ phone: '' })).toEqual({ phone: 'Indiquez un téléphone ou un e-mail' })
    expect(problems({ day: '' })).toEqual({ startTime: 'Date de début requise', endTime: 'Date de fin requise' })
    expect(problems({ people: '0' })).toEqual({ numberOfPeople: 'Au moins 1 personne' })
    expect(problems({ people: '201' })).toEqual({ numberOfPeople: 'Maximum 200 personnes' })
    expect(problems({ kind: 'EVENT', type: 'AUTRE', people: '201' })).toEqual({})
    expect(problems({ kind: 'EVENT' })).toEqual({ type: 'Choisissez un type d’événement' })
    expect(problems({ consent: '' })).toEqual({ consent: expect.stringContaining('Cochez la case') })
    expect(problems({ website: 'x' })).toEqual({ website: 'Laissez ce champ vide' })
    expect(problems({ ticket: '' })).toEqual({ ticket: expect.stringContaining('Rechargez') })
  })

  it('maps each refused field to the form’s field', () => {
    const fieldOf = (wire: string, day = '2026-12-05') => requestFieldOf(wire, { day })
    expect(
      ['startTime', 'endTime', 'numberOfPeople', 'fullName', 'meetingRoomId', 'phone', 'x'].map((wire) =>
        fieldOf(wire),
      ),
    ).toEqual(['from', 'to', 'people', 'name', 'roomId', 'phone', undefined])
    expect([fieldOf('startTime', ''), fieldOf('endTime', '')]).toEqual(['day', undefined])
  })

  test.prop([fc.dictionary(fc.constantFrom(...requestFields), fc.string())])(
    'is read and validated without an exception, whatever was typed',
    (some) => {
      const read = readRequestDraft((field) => some[field] ?? '')
      expect(Object.keys(read)).toEqual([...requestFields])
      expect(() => createVisitorRequestBody.safeParse(requestBody(read))).not.toThrow()
    },
  )
})

describe('a request', () => {
  const now = wallToInstant('2026-12-05T18:59:30')

  it('holds no space while pending, unlike a reservation entered by staff [VIS-02]', () => {
    expect(holdsSpace('RESERVATION', 'PENDING', true)).toBe(false)
    expect(holdsSpace('RESERVATION', 'PENDING')).toBe(true)
    expect(holdsSpace('RESERVATION', 'CONFIRMED', true)).toBe(true)
    expect(bookingOrigin({ requested: true, status: 'PENDING' })).toContain('ne retient aucune place')
    expect(bookingOrigin({ requested: true, status: 'CONFIRMED' })).toBe('Demandée sur le site')
    expect(bookingOrigin({ status: 'PENDING' })).toBeUndefined()
  })

  it('can be withdrawn until its start while pending or confirmed', () => {
    const start = '2026-12-05T19:00:00'
    expect(canWithdraw({ status: 'PENDING', start }, now)).toBe(true)
    expect(canWithdraw({ status: 'CONFIRMED', start }, now)).toBe(true)
    expect(canWithdraw({ status: 'CONFIRMED', start }, now + 30_000)).toBe(false)
    for (const status of ['CANCELLED', 'COMPLETED', 'AILLEURS']) expect(canWithdraw({ status, start }, now)).toBe(false)
    expect(canWithdraw({ status: 'PENDING', start: null }, now)).toBe(false)
  })

  it('can be made at most 540 days ahead', () => {
    expect(lastRequestDay('2026-11-25')).toBe('2028-05-18')
  })

  it('is read with defaults for missing fields', () => {
    expect(readOwnRequest({ kind: 'EVENT', status: 'PENDING', withdrawn: true })).toMatchObject({
      kind: 'EVENT',
      withdrawn: true,
    })
    expect(readOwnRequest(undefined)).toMatchObject({ status: '', start: null, people: 0, withdrawn: false })
  })

  it('says its hours in words, with both days when they differ', () => {
    expect(requestLinkMessages.period('2026-12-05T19:00:00', '2026-12-05T21:30:00')).toBe(
      'samedi 5 décembre 2026, de 19:00 à 21:30',
    )
    expect(requestLinkMessages.period('2026-12-05T19:00:00', '2026-12-06T01:00:00')).toBe(
      'du samedi 5 décembre 2026 à 19:00 au dimanche 6 décembre 2026 à 01:00',
    )
  })
})

it('makes tickets of 256 bits, no two alike', () => {
  const tickets = Array.from({ length: 100 }, newTicket)
  expect(new Set(tickets).size).toBe(100)
  for (const ticket of tickets) expect(ticket).toMatch(/^[\da-f]{64}$/)
})

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
    const proposal = proposalOf(request)
    expect(proposal).toMatchObject({ day: '2026-12-05', from: '19:00', to: '00:30', people: '4' })
    expect(proposalBody({ ...proposal, day: '2026-12-12' })).toEqual({
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
    const proposal = { ...proposalOf(request), day: '', people: 'x' }
    expect(proposalBody(proposal)).toEqual({ seen: proposal.seen })
    for (const people of ['1e1', '0x10', '١٢', '4,5', ''])
      expect(proposalBody({ ...proposal, people })).toEqual({ seen: proposal.seen })
    expect(proposalBody({ ...proposal, people: '1 000' })).toEqual({ numberOfPeople: 1000, seen: proposal.seen })
    expect(proposalFieldOf('startTime', proposal)).toBe('day')
    expect(proposalFieldOf('numberOfPeople', proposal)).toBe('people')
    expect(proposalFieldOf('seen', proposal)).toBeUndefined()
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
