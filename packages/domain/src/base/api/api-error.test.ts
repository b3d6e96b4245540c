import { describe, expect, it } from 'vitest'
import { ApiError, errorMessage } from './api-error.ts'

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
