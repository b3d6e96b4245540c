import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { dishError } from '../../concepts/dish/index.ts'
import { eventRequestErrorMessage } from '../../concepts/event-request/index.ts'
import { reservationErrorMessage } from '../../concepts/reservation/index.ts'
import { restaurantError } from '../../concepts/restaurant/index.ts'
import { type ErrorBody, readErrorBody } from './index.ts'

const json = (body: unknown, type = 'application/json') => readErrorBody(JSON.stringify(body), type)
const nothing: ErrorBody = { fields: {} }
const eventDefault = "Erreur lors de la création de la demande d'événement. Veuillez vérifier les informations saisies."
const reservationDefault = 'Erreur lors de la création de la réservation. Veuillez vérifier les informations saisies.'

describe('shapes of error bodies (T07)', () => {
  it('reads a map from field to message', () => {
    expect(json({ name: 'taken' })).toEqual({ fields: { name: 'taken' } })
    expect(json({ name: 'Le nom est pris', title: 'Trop long', type: 'Type inconnu' }).fields).toEqual({
      name: 'Le nom est pris',
      title: 'Trop long',
      type: 'Type inconnu',
    })
  })

  it('reads a map of fields without a content type', () => {
    expect(readErrorBody('{"name":"pris"}', null)).toEqual({ fields: { name: 'pris' } })
  })

  it('ignores entries of a list without a message', () => {
    expect(Object.keys(json({ errors: [{ field: 'name' }, { field: 'price', message: 'trop cher' }] }).fields)).toEqual(
      ['price'],
    )
  })

  it('does not take an envelope for a map of fields', () => {
    expect(json({ status: '400', name: 'x' }).fields).toEqual({})
    expect(json({ timestamp: '2026-07-14T19:00:00', error: 'Bad Request', path: '/menu' })).toEqual(nothing)
    expect(json({ name: 'x', price: 3 }).fields).toEqual({})
  })

  it('reads errors as a map, as a list, with several messages per field, and with a message', () => {
    expect(json({ errors: { startTime: 'x' }, message: 'y' })).toEqual({ fields: { startTime: 'x' }, message: 'y' })
    expect(json({ errors: { name: ['a', 'b'] } })).toEqual({ fields: { name: 'a' } })
    const list = [
      { field: 'name', defaultMessage: 'a' },
      { field: 'name', defaultMessage: 'b' },
      { path: 'price', message: 'c' },
    ]
    expect(json({ errors: list })).toEqual({ fields: { name: 'a', price: 'c' } })
    expect(json(list)).toEqual({ fields: { name: 'a', price: 'c' } })
  })

  it('keeps messages that belong to no field', () => {
    expect(json({ errors: ['a', { defaultMessage: 'b' }] })).toEqual({ fields: {}, message: 'a, b' })
  })

  it('keeps nested keys, and shows the message of the first', () => {
    const body = json({ errors: { 'address.city': 'x', 'meetingRooms[0].numberMettingPlace': 'y' } })
    expect(body.fields).toEqual({ 'address.city': 'x', 'meetingRooms[0].numberMettingPlace': 'y' })
    expect(restaurantError(body).message).toBe('x')
  })

  it('reads problem+json', () => {
    const problem = { type: 'about:blank', title: 'Conflit', status: 409, detail: 'Déjà pris' }
    expect(json(problem, 'application/problem+json')).toEqual({ fields: {}, message: 'Déjà pris' })
    expect(json({ title: 'Conflit' }, 'application/problem+json; charset=utf-8').message).toBe('Conflit')
    expect(json({ title: 'Conflit', detail: 'Déjà pris' }).message).toBe('Déjà pris')
  })

  it('reads plain text, by content rather than header (T14)', () => {
    expect(readErrorBody('non', 'text/plain')).toEqual({ fields: {}, text: 'non' })
    expect(readErrorBody('"non"', 'application/json')).toEqual({ fields: {}, text: 'non' })
    expect(readErrorBody('{"message":"y"}', 'text/plain')).toEqual({ fields: {}, message: 'y' })
    expect(readErrorBody('x'.repeat(10_000), null).text).toHaveLength(500)
  })

  it('drops HTML, and reads nothing from an empty body', () => {
    for (const html of [
      '<!DOCTYPE html><h1>502</h1>',
      '\n<html></html>',
      '<h1>Bad Gateway</h1>',
      '<?xml version="1.0"?>',
    ]) {
      expect(readErrorBody(html, null)).toEqual(nothing)
      expect(json(html)).toEqual(nothing)
    }
    expect(readErrorBody('Bad Gateway', 'text/html; charset=utf-8')).toEqual(nothing)
    for (const empty of ['', '  \n', 'null', '{}', '[]', '404']) expect(readErrorBody(empty, null)).toEqual(nothing)
  })

  it('takes the error name from any key and any class path', () => {
    for (const body of [
      { error: 'com.x.ReservationConflict' },
      { error: 'com.x.Api$ReservationConflictException' },
      { name: 'ReservationConflictException' },
      { name: 'ReservationConflict' },
      { exception: 'ReservationConflict', error: 'Conflict', status: 409 },
      { status: 409, error: 'ReservationConflictException', name: 'un nom' },
    ])
      expect(json(body)).toEqual({ fields: {}, name: 'ReservationConflict' })
    expect(json({ name: 'EventConflict' })).toEqual({ fields: {}, name: 'EventConflict' })
    expect(json({ name: 'com.x.KitchenOnFireException' })).toEqual({ fields: {}, name: 'KitchenOnFire' })
  })

  it('does not take ordinary words for an error name', () => {
    for (const name of ['taken', 'Pris', 'invalide.', 'Le nom est pris'])
      expect(json({ name })).toEqual({ fields: { name } })
    expect(json({ error: 'Bad Request', status: 400 })).toEqual(nothing)
    const two = { name: 'com.x.NameException', price: 'trop cher' }
    expect(json(two)).toEqual({ fields: two })
  })
})

describe('what forms show (T08)', () => {
  it('restaurant and dish: the first field, the message, then their own default', () => {
    expect(restaurantError(json({ name: 'taken' }))).toEqual({ fields: { name: 'taken' }, message: 'taken' })
    expect(restaurantError(json({ message: 'y', errors: { name: 'x' } })).message).toBe('x')
    expect(restaurantError(json({ message: 'y' })).message).toBe('y')
    expect(restaurantError(json({ errors: { name: '' } })).message).toBe('Erreur de validation')
    expect(restaurantError(nothing)).toEqual({ fields: {}, message: 'Erreur inconnue' })
    expect(dishError(json({ price: 'trop cher' }))).toEqual({ fields: { price: 'trop cher' }, message: 'trop cher' })
    expect(dishError(readErrorBody('non', 'text/plain')).message).toBe('non')
    expect(dishError(nothing).message).toBe('Erreur lors de la création du plat')
  })

  it('reservation: the message, the fields joined, then by name', () => {
    const both = { title: 'A', endTime: 'B' }
    expect(reservationErrorMessage(json({ errors: both, message: 'y' }))).toBe('y')
    expect(reservationErrorMessage(json({ errors: both }))).toBe('A, B')
    expect(json({ errors: both }).fields).toEqual(both)
    const conflict = 'conflit avec une autre réservation'
    expect(reservationErrorMessage(json({ error: 'com.x.ReservationConflict' }))).toBe(conflict)
    expect(reservationErrorMessage(json({ name: 'ReservationConflictException' }))).toBe(conflict)
    expect(reservationErrorMessage(nothing)).toBe(reservationDefault)
  })

  it.each([
    ['InsufficientCapacity', 'capacité insuffisante'],
    ['InvalidReservationTime', 'horaires non valides'],
    ['RestaurantClosed', 'restaurant fermé à cette période'],
    ['UnauthorizedReservationAccess', 'non autorisé'],
  ])('reservation: %s is %j', (name, message) => {
    expect(reservationErrorMessage(json({ name }))).toBe(message)
    expect(reservationErrorMessage(json({ error: `${name}Exception` }))).toBe(message)
  })

  it('event: the message, the fields joined with their prefix, plain text, then by name', () => {
    expect(eventRequestErrorMessage(json({ errors: { startTime: 'x' }, message: 'y' }))).toBe('y')
    expect(eventRequestErrorMessage(json({ errors: { title: 'A', endTime: 'B' } }))).toBe('Erreurs de validation: A, B')
    expect(eventRequestErrorMessage(readErrorBody('non', 'text/plain'))).toBe('non')
    expect(eventRequestErrorMessage(readErrorBody('<html></html>', 'text/html'))).toBe(eventDefault)
    expect(eventRequestErrorMessage(readErrorBody('', null))).toBe(eventDefault)
  })

  it.each([
    ['EventConflictException', 'Il y a un conflit avec un autre événement pour cette période'],
    ['InvalidEventTimeException', "Les horaires de l'événement ne sont pas valides"],
    ['RestaurantUnavailableException', "Le restaurant n'est pas disponible pour cette période"],
    ['InsufficientCapacityException', 'La capacité est insuffisante pour le nombre de participants demandé'],
    ['UnauthorizedEventAccessException', "Vous n'êtes pas autorisé à créer cet événement"],
  ])('event: %s is %j', (error, message) => {
    expect(eventRequestErrorMessage(json({ error }))).toBe(message)
    expect(eventRequestErrorMessage(json({ name: error }))).toBe(message)
  })

  it('does not take a property of every object for a known name', () => {
    expect(reservationErrorMessage({ fields: {}, name: 'constructor' })).toBe(reservationDefault)
    expect(eventRequestErrorMessage({ fields: {}, name: 'toString' })).toBe(eventDefault)
    expect(json([{ field: 'constructor', message: 'x' }]).fields).toEqual({ constructor: 'x' })
  })
})

const bodies = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .dictionary(fc.constantFrom('message', 'errors', 'error', 'name', 'status', 'title', 'price'), fc.jsonValue())
    .map((body) => JSON.stringify(body)),
)
const types = fc.constantFrom(null, 'application/json', 'application/problem+json', 'text/plain', 'text/html')

test.prop([bodies, types], { numRuns: 500 })(
  'any error body gives a message to show, without markup or a crash',
  (text, type) => {
    const body = readErrorBody(text, type)
    for (const message of Object.values(body.fields)) expect(message.trim()).not.toBe('')
    expect(body.text?.startsWith('<') ?? false).toBe(false)
    for (const shown of [
      restaurantError(body).message,
      dishError(body).message,
      reservationErrorMessage(body),
      eventRequestErrorMessage(body),
    ]) {
      expect(typeof shown).toBe('string')
      expect(shown.trim()).not.toBe('')
    }
  },
)
