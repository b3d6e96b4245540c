import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { readErrorBody } from '../../base/wire/index.ts'
import {
  cancelEventRequest,
  createEventRequest,
  listEventRequests,
  listRestaurantEventRequests,
  updateEventRequestStatus,
} from './event-request.calls.ts'
import { eventRequestDraft } from './event-request-draft.ts'
import { eventRequestErrorMessage } from './index.ts'

const nothing = createDialect({ extensions: false }).supports
const draft = {
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
    expect(createEventRequest.request(draft).body).toEqual({
      customerId: 'c',
      restaurantId: 'r',
      type: 'AUTRE',
      startTime: '2026-09-14T10:00:00',
      endTime: '2026-09-14T18:00:00',
      numberOfPeople: 18,
      title: 'Séminaire',
      description: 'Deux ateliers.',
    })
    const full = { ...draft, roomId: 's', phone: ' 06 12 34 56 78', specialRequests: ' Micro ' }
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
