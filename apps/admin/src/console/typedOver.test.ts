import { expect, it } from 'vitest'
import { saysSame, typedOver } from './editing.tsx'

it('typedOver keeps typed fields, takes over the other saved ones and names what changed', () => {
  const before = { name: 'Tarte', price: 900, note: 'x', tags: ['a'] }
  const typed = { name: 'Tarte fine', price: 900, note: 'y', tags: ['a'] }
  const now = { name: 'Tarte', price: 1100, note: 'z', tags: ['a', 'b'] }
  expect(typedOver(before, typed, now)).toEqual({
    draft: { name: 'Tarte fine', price: 1100, note: 'y', tags: ['a', 'b'] },
    changed: ['price', 'note', 'tags'],
  })
})

it('typedOver keeps a field empty that was emptied', () => {
  type Draft = { name: string; phone?: string }
  const known: Draft = { name: 'Tonka', phone: '01' }
  expect(typedOver<Draft>(known, { name: 'Tonka' }, { ...known, name: 'Fève' })).toEqual({
    draft: { name: 'Fève', phone: undefined },
    changed: ['name'],
  })
})

it('saysSame compares values regardless of key order', () => {
  expect(saysSame({ a: [1, { b: 2 }], c: 3 }, { c: 3, a: [1, { b: 2 }] })).toBe(true)
  expect(saysSame({ a: undefined }, {})).toBe(true)
  expect([saysSame([1], [1, 2]), saysSame(null, {}), saysSame(1, '1')]).toEqual([false, false, false])
})
