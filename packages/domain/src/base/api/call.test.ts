import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, errorMessage, newIdempotencyKey } from './call.ts'
import { isUnloaded } from './unloaded.ts'

const nothing = { fields: {} }
const refused = (body: object) => new ApiError('refused', 409, { ...nothing, ...body }, 'HTTP 409')

describe('the message of a failed call', () => {
  it('is the server’s message, else that of its first field, else its text', () => {
    const fields = { nom: 'Le nom est requis', prix: 'Le prix est requis' }
    expect(errorMessage(refused({ message: 'Déjà pris', fields, text: 'x' }))).toBe('Déjà pris')
    expect(errorMessage(refused({ fields, text: 'x' }))).toBe('Le nom est requis')
    expect(errorMessage(refused({ text: 'Trop tard' }))).toBe('Trop tard')
  })

  it('is our own sentence when no answer came, and undefined when the answer had no message', () => {
    expect(errorMessage(new ApiError('network', 0, nothing, 'Connexion impossible'))).toBe('Connexion impossible')
    expect(errorMessage(refused({}))).toBeUndefined()
  })

  it('is undefined for an error other than ApiError', () => {
    expect(errorMessage(new TypeError('x is undefined'))).toBeUndefined()
  })
})

it.each([
  'Failed to fetch dynamically imported module: http://192.168.1.20/assets/a.js',
  'error loading dynamically imported module: http://192.168.1.20/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  'No network',
])('isUnloaded is true for a network failure, « %s »', (message) => {
  expect(isUnloaded(new TypeError(message))).toBe(true)
})

it.each([
  new Error('No page at /x'),
  new TypeError('list.toSorted is not a function'),
  new SyntaxError("Unexpected token '??='"),
  new ReferenceError('x is not defined'),
  'text',
])('isUnloaded is false for an error of the code: %s', (thrown) => {
  expect(isUnloaded(thrown)).toBe(false)
})

describe('call', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('newIdempotencyKey makes a new version 4 UUID each time, also without crypto.randomUUID', () => {
    const whole = crypto
    vi.stubGlobal('crypto', { getRandomValues: (room: Uint32Array<ArrayBuffer>) => whole.getRandomValues(room) })
    const keys = Array.from({ length: 500 }, newIdempotencyKey)
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(keys.map((key) => key[19])).size).toBe(4)
  })
})
