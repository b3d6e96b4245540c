import { ApiError } from '@potager/domain/api'
import { describe, expect, it } from 'vitest'
import { orderFailureDetails } from './orderFailure.ts'

const cart = [
  { dish: { id: 'd1', name: 'Soupe', price: 800, allergens: [] }, quantity: 1 },
  { dish: { id: 'd2', name: 'Tarte', price: 900, allergens: [] }, quantity: 1 },
]
const refused = (status: number, body: ApiError['body']) => new ApiError('refused', status, body, 'x')

describe('why an order was refused', () => {
  it('names the dish of a refused line', () => {
    const body = {
      fields: { 'listDishNumber.1.idDish': 'Ce plat n’est plus disponible', idRestaurant: 'Restaurant inconnu' },
    }
    expect(orderFailureDetails(refused(400, body), cart)).toEqual([
      'Tarte : Ce plat n’est plus disponible',
      'Restaurant inconnu',
    ])
  })

  it('repeats the server’s message, and says that retrying is safe when nobody answered', () => {
    expect(orderFailureDetails(refused(403, { fields: {}, message: 'Pas votre restaurant' }), cart)).toEqual([
      'Pas votre restaurant',
    ])
    const unanswered = new ApiError('timeout', 0, { fields: {} }, 'x')
    expect(orderFailureDetails(unanswered, cart)).toEqual(['Rien n’est perdu : réessayer ne créera pas de doublon.'])
    expect(orderFailureDetails(refused(500, { fields: {}, message: 'boum' }), cart)).toEqual([
      'Rien n’est perdu : réessayer ne créera pas de doublon.',
    ])
  })
})
