import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { isReadFailure, PartMissing } from './readFailure.ts'

it('tells what a person can read from a fault of the page', () => {
  const errors = [new HttpError('Trop de requêtes', 429), new PartMissing(), new TypeError('x is undefined'), 'x']
  expect(errors.map(isReadFailure)).toEqual([true, true, false, false])
})
