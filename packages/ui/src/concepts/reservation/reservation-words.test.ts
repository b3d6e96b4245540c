import { describe, expect, it } from 'vitest'
import { locationOf, priceOf, referenceOf, typeOf } from './reservation-words.ts'

describe('the words of a reservation', () => {
  it('name it by the end of its id, what is reserved and where', () => {
    expect(referenceOf({ id: '0197a000-0000-0000-0000-0000cafe1234' })).toBe('#cafe1234')
    expect(typeOf({ type: 'MEETING_ROOM' })).toBe('Salle de réunion')
    expect(typeOf({ type: 'ROOF_TOP' })).toBe('ROOF TOP')
    expect(locationOf({ roomName: 'Salle du Verger' })).toBe('Salle du Verger')
    expect(locationOf({})).toBe('Tout le restaurant')
  })

  it('give the price when there is one', () => {
    expect(priceOf({ totalPrice: 4500 })).toBe('45,00\u00a0€\u00a0TTC')
    expect(priceOf({ totalPrice: 0 })).toBe('0,00\u00a0€\u00a0TTC')
    expect(priceOf({})).toBeUndefined()
  })
})
