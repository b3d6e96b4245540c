import { emptyOrderDraft } from '@potager/domain/order'
import { readRestaurant } from '@potager/domain/restaurant'
import { describe, expect, it } from 'vitest'
import { withOfferedRestaurant, withoutLostRestaurant } from './offeredRestaurant.ts'

const house = (id: string, restaurantFeatures: string[] = []) =>
  readRestaurant({ id, name: `Chez ${id}`, restaurantFeatures, address: { city: 'Lyon' } })
const houses = [house('leaf'), house('root', ['PLATEAUX_LIVRABLE'])]
const empty = emptyOrderDraft('k')
const chosen = { ...empty, restaurant: house('root') }

describe('the restaurant that a new order starts with', () => {
  it('is the one asked for, else the last chosen, else none [WIZ-20]', () => {
    const start = (...ids: (string | null)[]) => withOfferedRestaurant(empty, houses, ids).restaurant?.id
    expect(start('root', 'leaf')).toBe('root')
    expect(start(null, 'leaf')).toBe('leaf')
    expect(start('sold', 'leaf')).toBe('leaf')
    expect(start(null, '')).toBeUndefined()
    expect(withOfferedRestaurant(empty, houses, ['root']).restaurant).toEqual({
      id: 'root',
      name: 'Chez root',
      features: ['PLATEAUX_LIVRABLE'],
      address: houses[1]?.address,
    })
  })

  it('does not replace the one in the draft, and is not set before the list is loaded [WIZ-20]', () => {
    expect(withOfferedRestaurant(chosen, houses, ['leaf'])).toBe(chosen)
    expect(withOfferedRestaurant(empty, undefined, ['leaf'])).toBe(empty)
  })

  it('is forgotten once it is no longer the user’s', () => {
    expect(withoutLostRestaurant(chosen, [house('leaf')]).restaurant).toBeNull()
    expect(withoutLostRestaurant(chosen, houses)).toBe(chosen)
    expect(withoutLostRestaurant(chosen, undefined)).toBe(chosen)
    expect(withoutLostRestaurant(empty, houses)).toBe(empty)
  })
})
