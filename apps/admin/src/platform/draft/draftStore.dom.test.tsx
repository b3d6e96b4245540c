import { emptyOrderDraft, type OrderDraft, parseOrderDraft, serialiseOrderDraft } from '@potager/domain/order'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { createDraftStore, formCodec, useRestoredForm } from './draftStore.ts'

const dishForm = formCodec('new-dish', { name: '', price: 0 })
const use = () => useRestoredForm(dishForm)
const typedDish = { name: 'Tarte aux blettes', price: 1250 }

it('a form that the end of the session interrupts is found again as it was last typed, once', () => {
  const office = backOffice()
  const { result, unmount } = office.run(use)
  expect(result.current.restored.found).toBeNull()
  act(() => result.current.restored.onTyped({ ...typedDish, name: 'Tarte' }))
  act(() => result.current.restored.onTyped(typedDish))
  act(() => result.current.keep())
  unmount()
  const again = office.run(use)
  expect(again.result.current.restored.found).toEqual(typedDish)
  again.unmount()
  expect(office.run(use).result.current.restored.found).toBeNull()
})

it('a restored form is kept again even if nothing more was typed', () => {
  const office = backOffice()
  const first = office.run(use)
  act(() => first.result.current.restored.onTyped(typedDish))
  act(() => first.result.current.keep())
  first.unmount()
  const second = office.run(use)
  act(() => second.result.current.keep())
  second.unmount()
  expect(office.run(use).result.current.restored.found).toEqual(typedDish)
})

it('a form in which nothing was typed keeps nothing', () => {
  const office = backOffice()
  const { result, unmount } = office.run(use)
  act(() => result.current.keep())
  unmount()
  expect(sessionStorage).toHaveLength(0)
  expect(office.run(use).result.current.restored.found).toBeNull()
})

describe('draftStore', () => {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })

  const codec = { name: 'order', parse: parseOrderDraft, serialise: serialiseOrderDraft }
  const dish = { id: 'tarte', name: 'Tarte aux blettes', price: 1250, allergens: ['GLUTEN'] }
  const draft: OrderDraft = {
    ...emptyOrderDraft('cle-de-relance'),
    restaurant: {
      id: 'tonka',
      name: 'La Fève Tonka',
      features: ['PLATEAUX_LIVRABLE'],
      address: { streetNumber: 12, streetName: 'rue X', postalCode: '44000', city: 'Nantes', country: 'France' },
    },
    cart: [{ dish, quantity: 3 }],
    customerName: 'Suzanne',
    delivery: true,
  }

  describe('the codec of a form', () => {
    const form = formCodec('new-dish', { name: '', price: 300, allergens: [] as string[] })
    const place = formCodec('new-restaurant', { address: { streetNumber: null as number | null } })

    it('reads back what it wrote, also a number field with NaN', () => {
      const typed = { name: 'Tarte', price: Number.NaN, allergens: ['MILK'] }
      expect(form.parse(form.serialise(typed))).toEqual(typed)
    })

    it('reads back what it wrote, also an optional number [RST-31]', () => {
      for (const streetNumber of [null, Number.NaN, 12]) {
        const typed = { address: { streetNumber } }
        expect(place.parse(place.serialise(typed))).toEqual(typed)
      }
    })

    it.each([
      ['nothing', null],
      ['half a text', '{"name":"Tar'],
      ['JSON of another kind', '[1]'],
      ['a field of another kind', '{"name":4,"price":300,"allergens":[]}'],
      ['a field less', '{"name":"Tarte","price":300}'],
    ])('reads null from %s', (_what, text) => {
      expect(form.parse(text)).toBeNull()
    })
  })

  describe('the stored order draft', () => {
    beforeEach(() => kept.clear())

    it('comes back whole after a reload, its retry key included', () => {
      createDraftStore(storage, 'gerant', codec).save(draft)
      expect(createDraftStore(storage, 'gerant', codec).load()).toEqual(draft)
    })

    it('is not loaded for another account', () => {
      createDraftStore(storage, 'gerant', codec).save(draft)
      expect(createDraftStore(storage, 'proprietaire', codec).load()).toBeNull()
    })

    it('is null if the stored text is corrupt', () => {
      createDraftStore(storage, 'gerant', codec).save(draft)
      for (const key of kept.keys()) kept.set(key, '{"version":1,"draft":')
      expect(createDraftStore(storage, 'gerant', codec).load()).toBeNull()
    })

    it('is gone once it is cleared', () => {
      const store = createDraftStore(storage, 'gerant', codec)
      store.save(draft)
      store.clear()
      expect(store.load()).toBeNull()
      expect(kept.size).toBe(0)
    })

    it('does without a storage that throws', () => {
      const blocked = createDraftStore(
        () => {
          throw new DOMException('denied', 'SecurityError')
        },
        'gerant',
        codec,
      )
      expect(() => blocked.save(draft)).not.toThrow()
      expect(() => blocked.clear()).not.toThrow()
      expect(blocked.load()).toBeNull()
    })
  })
})
