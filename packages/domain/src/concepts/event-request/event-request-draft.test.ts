import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { readErrorBody } from '../../base/wire/index.ts'
import { GUEST_ID } from '../customer/customer.ts'
import {
  cancelEventRequest,
  createEventRequest,
  listEventRequests,
  listRestaurantEventRequests,
  updateEventRequestStatus,
} from './event-request.calls.ts'
import { createEventRequestBody, eventRequestForm } from './event-request.schema.ts'
import { eventTypes } from './event-request.ts'
import {
  canSubmitEventRequest,
  type EventRequestDraft,
  eventCapacity,
  eventRequestCounter,
  eventRequestDraft,
  eventRequestSubmitMessage,
} from './event-request-draft.ts'
import { eventRequestErrorMessage } from './index.ts'

const draft: EventRequestDraft = {
  ...eventRequestDraft.empty(),
  customerId: '0197a000-0000-7000-8000-000000000003',
  restaurantId: '0197a000-0000-7000-8000-000000000001',
  roomId: '',
  type: 'SEMINAIRE',
  start: '2026-09-14T10:00',
  end: '2026-09-14T18:00',
  people: 18,
  title: 'Séminaire de rentrée',
  description: 'Deux ateliers et un déjeuner.',
  phone: '',
  specialRequests: '',
}
const told = (change: Partial<Record<keyof EventRequestDraft, unknown>>, capacity?: number) =>
  eventRequestForm(capacity)
    .safeParse({ ...draft, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the form of an event request', () => {
  it('accepts what is filled in well, each of the five kinds [EVN-05]', () => {
    expect(told({})).toBeUndefined()
    for (const type of eventTypes) expect(told({ type })).toBeUndefined()
    expect(told({ type: 'MARIAGE' })).toEqual(['type: Choisissez un type d’événement'])
  })

  it('requires valid ids, the room being optional, and refuses the guest as customer [EVN-02] [EVN-03] [EVN-04]', () => {
    expect(told({ customerId: '12' })).toEqual(['customerId: ID client invalide'])
    expect(told({ customerId: GUEST_ID })).toEqual(['customerId: ID client invalide'])
    expect(told({ restaurantId: '' })).toEqual(['restaurantId: ID restaurant invalide'])
    expect(told({ roomId: '12' })).toEqual(['roomId: ID salle invalide'])
    expect(told({ roomId: '0197a000-0000-7000-8000-000000000009' })).toBeUndefined()
  })

  it('wants a start, then an end [EVN-06] [EVN-07] [EVN-08]', () => {
    expect(told({ start: '' })).toContain('start: Date de début requise')
    expect(told({ end: '' })).toContain('end: Date de fin requise')
    const order = ["end: L'heure de fin doit être après l'heure de début"]
    expect(told({ end: draft.start })).toEqual(order)
    expect(told({ start: '2026-09-14T18:01' })).toEqual(order)
    expect(told({ end: '2026-09-14T10:01' })).toBeUndefined()
    expect(told({ start: '2026-09-14T23:30', end: '2026-09-15T00:30' })).toBeUndefined()
  })

  it('gives only its own error for an invalid date or number', () => {
    for (const field of ['start', 'end'])
      for (const message of told({ [field]: '' }) ?? []) expect(message).toMatch(new RegExp(`^${field}: Date `))
    const [before, after] = ['2026-02-28T10:00', '2026-03-05T10:00']
    expect(told({ start: '2026-02-30T10:00', end: before })).toEqual(['start: Date invalide'])
    expect(told({ start: after, end: '2026-02-30T10:00' })).toEqual(['end: Date invalide'])
    expect(told({ people: Number.NaN }, 24)).toEqual(['people: Le nombre de personnes doit être un entier'])
    for (const nothing of [undefined, null, 'texte', 3])
      expect(eventRequestForm(24).safeParse(nothing).success).toBe(false)
  })

  it('reports an end before the start even when other fields are invalid [EVN-08]', () => {
    const order = "end: L'heure de fin doit être après l'heure de début"
    for (const missing of [{ people: null }, { customerId: '' }, { title: '' }, { phone: '06' }])
      expect(told({ ...missing, end: '2026-09-14T09:00' }), JSON.stringify(missing)).toContain(order)
    expect(told({ ...eventRequestDraft.empty(), start: draft.start })).not.toContain(order)
    expect(told({ people: 25, title: '' }, 24)).toContain('people: La capacité maximale est de 24 personnes')
  })

  it('wants 1 to 500 people, a whole number [EVN-09] [EVN-10] [EVN-11]', () => {
    expect(told({ people: 2.5 })).toEqual(['people: Le nombre de personnes doit être un entier'])
    expect(told({ people: null })).toEqual(['people: Le nombre de personnes doit être un entier'])
    expect(told({ people: 0 })).toEqual(['people: Au moins 1 personne'])
    expect(told({ people: 501 })).toEqual(['people: Maximum 500 personnes'])
    expect(told({ people: 500 })).toBeUndefined()
  })

  it('wants no more people than there are seats, where that is known (AMB-62) [EVN-19]', () => {
    expect(told({ people: 25 }, 24)).toEqual(['people: La capacité maximale est de 24 personnes'])
    expect(told({ people: 24 }, 24)).toBeUndefined()
    expect(told({ people: 400 })).toBeUndefined()
  })

  it('takes the capacity of the room, else of the restaurant, and none when unknown (AMB-62) [EVN-19]', () => {
    const house = { seats: 64, rooms: [{ id: 's1', name: 'Halles', capacity: 24, reservable: true }] }
    expect(eventCapacity({ roomId: 's1' }, house)).toBe(24)
    expect(eventCapacity({ roomId: '' }, house)).toBe(64)
    expect(eventCapacity({ roomId: 's2' }, house)).toBeUndefined()
    expect(eventCapacity({ roomId: '' }, undefined)).toBeUndefined()
    expect(eventCapacity({ roomId: '' }, { seats: 0, rooms: [] })).toBeUndefined()
  })

  it('wants a title and a description within bounds [EVN-12] [EVN-14] [EVN-15] [EVN-18]', () => {
    expect(told({ title: '   ' })).toEqual(['title: Le titre est requis'])
    expect(told({ title: 'é'.repeat(200) })).toBeUndefined()
    expect(told({ title: 'é'.repeat(201) })).toEqual(['title: Maximum 200 caractères'])
    expect(told({ description: 'é'.repeat(2001) })).toEqual(['description: Maximum 2000 caractères'])
    expect(told({ specialRequests: 'é'.repeat(1000) })).toBeUndefined()
    expect(told({ specialRequests: 'é'.repeat(1001) })).toEqual(['specialRequests: Maximum 1000 caractères'])
  })

  it('takes a phone with its spaces, of 10 to 15 digits (AMB-64) [EVN-17]', () => {
    for (const phone of ['0612345678', '+33612345678', '06 12 34 56 78', '  ', '06.12.34.56.78'])
      expect(told({ phone }), phone).toBeUndefined()
    for (const phone of ['061234567', '1'.repeat(16), '++33612345678', 'non'])
      expect(told({ phone }), phone).toEqual(['phone: Format de téléphone invalide'])
    const parsed = eventRequestForm(undefined).parse({ ...draft, phone: '06 12 34 56 78' })
    expect(parsed.phone).toBe('0612345678')
  })

  it('can be sent once its seven required fields are filled in [EVN-25]', () => {
    expect(canSubmitEventRequest(draft)).toBe(true)
    for (const field of ['title', 'customerId', 'restaurantId', 'start', 'end', 'description'] as const)
      expect(canSubmitEventRequest({ ...draft, [field]: '' }), field).toBe(false)
    expect(canSubmitEventRequest({ ...draft, title: '  ' })).toBe(false)
    for (const people of [null, 0, -1]) expect(canSubmitEventRequest({ ...draft, people })).toBe(false)
    expect(canSubmitEventRequest(eventRequestDraft.empty())).toBe(false)
  })

  it('names the missing title, then the missing description on submit [EVN-13] [EVN-16]', () => {
    expect(eventRequestSubmitMessage({ title: ' ', description: '' })).toBe("Le titre de l'événement est requis")
    expect(eventRequestSubmitMessage({ title: 'x', description: ' ' })).toBe(
      "La description de l'événement est requise",
    )
    expect(eventRequestSubmitMessage(draft)).toBeNull()
  })

  it('counts to 100, 1000 and 500, warns beyond and still accepts [EVN-20] [EVN-21] [EVN-22]', () => {
    const at = (length: number) => eventRequestCounter('title', 'x'.repeat(length))
    expect(at(100)).toEqual({ count: '100/100', warning: null })
    expect(at(101)).toEqual({ count: '101/100', warning: 'au-delà de la longueur conseillée (max 200)' })
    expect(at(200).warning).not.toBeNull()
    expect(at(201).warning).toBeNull()
    expect(eventRequestCounter('description', '').count).toBe('0/1000')
    expect(eventRequestCounter('specialRequests', 'abc').count).toBe('3/500')
    expect(told({ title: 'x'.repeat(150) })).toBeUndefined()
  })

  it('knows its fields by the server’s names', () => {
    expect(
      ['numberOfPeople', 'meetingRoomId', 'startTime', 'endTime', 'contactPhone', 'title'].map(
        eventRequestDraft.fieldOf,
      ),
    ).toEqual(['people', 'roomId', 'start', 'end', 'phone', 'title'])
  })
})

describe('the body of an event request', () => {
  const body = {
    customerId: draft.customerId,
    restaurantId: draft.restaurantId,
    type: 'AUTRE',
    startTime: '2026-09-14T10:00',
    endTime: '2026-09-14T18:00:00',
    numberOfPeople: 4,
    title: ' Un titre ',
    description: 'Un texte',
  }

  it('is trimmed, blank options dropped, seconds added', () => {
    expect(
      createEventRequestBody.parse({ ...body, meetingRoomId: '', contactPhone: ' ', specialRequests: '' }),
    ).toEqual({ ...body, title: 'Un titre', startTime: '2026-09-14T10:00:00' })
  })

  it('refuses times with a zone, without an hour or that do not exist', () => {
    for (const startTime of [
      '2026-09-14',
      '2026-09-14T10:00:00Z',
      '2026-02-30T10:00',
      '14/09/2026',
      [2026, 9, 14, 10, 0],
    ])
      expect(createEventRequestBody.safeParse({ ...body, startTime }).success, String(startTime)).toBe(false)
  })
})

const nothing = createDialect({ extensions: false }).supports
const sentDraft = {
  ...eventRequestDraft.empty(),
  customerId: 'c',
  restaurantId: 'r',
  start: '2026-09-14T10:00',
  end: '2026-09-14T18:00:00',
  people: 18,
  title: '  Séminaire ',
  description: ' Deux ateliers.\n',
  phone: '  ',
}

describe('the calls of event requests', () => {
  it('creates with the documented keys, trimmed, empty ones left out [EVN-23] [EVN-24] [EVN-31]', () => {
    expect(createEventRequest.request(sentDraft).body).toEqual({
      customerId: 'c',
      restaurantId: 'r',
      type: 'AUTRE',
      startTime: '2026-09-14T10:00:00',
      endTime: '2026-09-14T18:00:00',
      numberOfPeople: 18,
      title: 'Séminaire',
      description: 'Deux ateliers.',
    })
    const full = { ...sentDraft, roomId: 's', phone: ' 06 12 34 56 78', specialRequests: ' Micro ' }
    expect(createEventRequest.request(full).body).toMatchObject({
      meetingRoomId: 's',
      contactPhone: '0612345678',
      specialRequests: 'Micro',
    })
    expect(createEventRequest).toMatchObject({ method: 'POST', path: '/event-requests', creates: true })
  })

  it('reads all requests, and a restaurant’s [EVT-20] [EVM-16]', () => {
    expect(listEventRequests).toMatchObject({ method: 'GET', path: '/event-requests/all' })
    expect(listRestaurantEventRequests).toMatchObject({
      method: 'GET',
      path: '/event-requests/restaurant/:restaurantId',
    })
    expect(listRestaurantEventRequests.request('r')).toEqual({ params: { restaurantId: 'r' } })
    expect(listEventRequests.response([{ id: 1 }, { id: 2 }], undefined).map(({ id }) => id)).toEqual(['1', '2'])
    expect(listEventRequests.response({ content: [{ id: 1 }] }, undefined)).toHaveLength(1)
  })

  it('updateEventRequestStatus sends the status, and a refusal’s reason only to a backend with extensions [EVT-21]', () => {
    expect(updateEventRequestStatus).toMatchObject({ method: 'PUT', path: '/event-requests/:id/status' })
    const change = { id: 'e', status: 'CANCELLED', reason: ' Complet ' } as const
    expect(requestOf(updateEventRequestStatus, change, nothing)).toEqual({
      params: { id: 'e' },
      body: { status: 'CANCELLED' },
    })
    expect(updateEventRequestStatus.request(change).body).toEqual({ status: 'CANCELLED', reason: 'Complet' })
    expect(updateEventRequestStatus.request({ ...change, status: 'CONFIRMED' }).body).toEqual({
      status: 'CONFIRMED',
    })
    expect(updateEventRequestStatus.response({ id: 'e', status: 'CONFIRMED' }, change).status).toBe('CONFIRMED')
  })

  it('cancels with DELETE, which keeps the record; an empty answer is nothing to read (T13) [EVT-22]', () => {
    expect(cancelEventRequest).toMatchObject({ method: 'DELETE', path: '/event-requests/:id' })
    expect(requestOf(cancelEventRequest, { id: 'e', reason: 'Complet' }, nothing)).toEqual({
      params: { id: 'e' },
      query: {},
    })
    expect(cancelEventRequest.request({ id: 'e', reason: 'Complet' }).query).toEqual({ reason: 'Complet' })
    expect(cancelEventRequest.response({ id: 'e', status: 'CANCELLED' }, { id: 'e' })?.status).toBe('CANCELLED')
    expect(cancelEventRequest.response(undefined, { id: 'e' })).toBeNull()
  })
})

describe('message for a refused event request, in order of precedence', () => {
  const said = (body: unknown, type = 'application/json') =>
    eventRequestErrorMessage(readErrorBody(typeof body === 'string' ? body : JSON.stringify(body), type))
  const errors = { title: 'A', endTime: 'B' }
  const error = 'EventConflictException'

  it('is the message of the body [EVN-33]', () => {
    expect(said({ message: 'y', errors, error })).toBe('y')
  })

  it('is the field errors joined, without a message [EVN-34]', () => {
    expect(said({ errors, error })).toBe('Erreurs de validation: A, B')
  })

  it('is the body when it is plain text [EVN-35]', () => {
    expect(said('non', 'text/plain')).toBe('non')
  })

  it.each([
    ['EventConflictException', 'Il y a un conflit avec un autre événement pour cette période', '[EVN-36]'],
    ['InvalidEventTimeException', "Les horaires de l'événement ne sont pas valides", '[EVN-37]'],
    ['RestaurantUnavailableException', "Le restaurant n'est pas disponible pour cette période", '[EVN-38]'],
    [
      'InsufficientCapacityException',
      'La capacité est insuffisante pour le nombre de participants demandé',
      '[EVN-39]',
    ],
    ['UnauthorizedEventAccessException', "Vous n'êtes pas autorisé à créer cet événement", '[EVN-40]'],
  ])('depends on the name of the error: %s gives %j %s', (name, message) => {
    expect(said({ error: name })).toBe(message)
    expect(said({ error: `com.x.${name}`, status: 409 })).toBe(message)
  })

  it('is a default text otherwise, never the page of a proxy [EVN-41]', () => {
    const last = "Erreur lors de la création de la demande d'événement. Veuillez vérifier les informations saisies."
    for (const body of ['', '<html>502</html>', '{}', '{"error":"Autre"}']) expect(said(body, 'text/html')).toBe(last)
  })
})
