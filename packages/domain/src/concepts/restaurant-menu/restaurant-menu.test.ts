import { expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/index.ts'
import { readMenuEntry, updateMenuEntry } from './index.ts'

const { supports } = createDialect({ extensions: true })

it('reading a menu entry gives prices in cents, and defaults for missing fields', () => {
  const wire = { dishId: '7', name: 'Curry', category: 'PLAT', available: true, groupPrice: 14.5 }
  const entry = { ...wire, groupPrice: 1450, offered: true, offUntil: null, ownPrice: null, version: 0 }
  expect(readMenuEntry(wire)).toEqual(entry)
  expect(readMenuEntry({ ...wire, offered: false, ownPrice: 12, version: 3 })).toEqual({
    ...entry,
    offered: false,
    ownPrice: 1200,
    version: 3,
  })
})

it('updateMenuEntry sends only what changes, with the price in euros', () => {
  const one = { restaurantId: 'r', dishId: 'd', version: 2 }
  const bodyOf = (change: object) => requestOf(updateMenuEntry, { ...one, ...change }, supports).body
  expect(bodyOf({ state: 'OFF' })).toEqual({ version: 2, state: 'OFF' })
  expect(bodyOf({ ownPrice: 1250 })).toEqual({ version: 2, ownPrice: 12.5 })
  expect(bodyOf({ ownPrice: null })).toEqual({ version: 2, ownPrice: null })
})
