import { describe, expect, it } from 'vitest'
import { illustrationFor } from './illustration-for.ts'

const ids = Array.from(
  { length: 200 },
  (_, index) => `0197a000-0000-7000-8000-${String(index * 7919).padStart(12, '0')}`,
)
const drawn = (kind: string) => ids.map((id) => illustrationFor(kind, id))

describe('the drawing of a record without a picture', () => {
  it('is always the same for a kind and an id', () => {
    expect(illustrationFor('DESSERT', '')).toBe('fig')
    expect(illustrationFor('DESSERT', 'a')).toBe('pear')
    expect(illustrationFor('PLAT', 'ab')).toBe('carrot')
    expect(illustrationFor('restaurant', '0197a000-0000-7000-8000-000000000001')).toBe('tomato')
  })

  it('is one of its kind, and each of its kind is used', () => {
    expect(new Set(drawn('DESSERT'))).toEqual(new Set(['fig', 'pear', 'strawberry']))
    expect(new Set(drawn('BOISSON'))).toEqual(new Set(['jug', 'teacup']))
    expect(new Set(drawn('ENTREE')).size).toBe(6)
    expect(new Set(drawn('PLAT')).size).toBe(6)
    expect(new Set(drawn('restaurant')).size).toBe(10)
  })

  it('is a pod for an unknown kind', () => {
    expect(new Set(drawn('PETIT_DEJEUNER'))).toEqual(new Set(['pea-pod']))
  })
})
