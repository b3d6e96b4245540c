import { ApiError } from '@potager/domain/api'
import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { failureOf, isReadFailure, PartMissing } from './failures.ts'

const refused = (status: number, message?: string) =>
  new ApiError('refused', status, { fields: {}, ...(message ? { message } : {}) }, `Erreur ${status}`)

it.each([
  [refused(500), 'Le serveur a eu une erreur. Réessayez dans un instant.'],
  [refused(502), 'Le serveur a eu une erreur. Réessayez dans un instant.'],
  [refused(500, 'La base est pleine'), 'La base est pleine'],
  [refused(403), 'Erreur inconnue'],
  [new Error('x is undefined'), 'Erreur inconnue'],
  [new PartMissing(), new PartMissing().message],
])('failureOf gives the server’s message or a general one: %s', (error, said) => {
  expect(failureOf(error)).toBe(said)
})

it('isReadFailure is true for a failed call or a missing part, not for a fault of the page', () => {
  const errors = [new HttpError('Trop de requêtes', 429), new PartMissing(), new TypeError('x is undefined'), 'x']
  expect(errors.map(isReadFailure)).toEqual([true, true, false, false])
})
