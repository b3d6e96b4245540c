import { ApiError } from '@potager/domain/api'
import { describe, expect, it } from 'vitest'
import { readOrderFailure } from './orderFailure.ts'

const cart = [
  { dish: { id: 'd1', name: 'Soupe', price: 800, allergens: [] }, quantity: 1 },
  { dish: { id: 'd2', name: 'Tarte', price: 900, allergens: [] }, quantity: 1 },
]
const refused = (status: number, body: ApiError['body']) => new ApiError('refused', status, body, 'x')
const kept = { details: ['Rien n’est perdu\u00a0: réessayer ne créera pas de doublon.'], inCart: false, keyUsed: false }

describe('why an order was refused', () => {
  it('names the dish of a refused line once, and says that the cart is at fault', () => {
    const fields = {
      'listDishNumber.1.idDish': 'Ce plat n’est plus disponible',
      'listDishNumber[0].idDish': '« Soupe » n’est plus disponible',
      idRestaurant: 'Restaurant inconnu',
    }
    expect(readOrderFailure(refused(400, { fields }), cart)).toEqual({
      details: ['Tarte : Ce plat n’est plus disponible', '« Soupe » n’est plus disponible', 'Restaurant inconnu'],
      inCart: true,
      keyUsed: false,
    })
  })

  it('does not blame the cart for other fields', () => {
    const fields = { flatDelivered: 'Ce restaurant ne livre pas' }
    expect(readOrderFailure(refused(400, { fields }), cart)).toMatchObject({ inCart: false, keyUsed: false })
  })

  it('repeats the server’s message, and says that retrying is safe when nobody answered', () => {
    expect(readOrderFailure(refused(403, { fields: {}, message: 'Pas votre restaurant' }), cart).details).toEqual([
      'Pas votre restaurant',
    ])
    const unreachable = new ApiError('network', 0, { fields: {} }, 'Vérifiez votre réseau.')
    expect(readOrderFailure(unreachable, cart)).toEqual({
      ...kept,
      details: ['Vérifiez votre réseau.', ...kept.details],
    })
    expect(readOrderFailure(refused(500, { fields: {}, message: 'boum' }), cart)).toEqual(kept)
  })

  it('reports that a first version of the order was already taken under the same key', () => {
    const used = readOrderFailure(refused(422, { fields: {}, message: 'Cette clé a déjà servi' }), cart)
    expect(used.keyUsed).toBe(true)
    expect(used.details[0]).toMatch(/^Une première version/)
  })
})
