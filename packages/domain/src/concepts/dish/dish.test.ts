import { describe, expect, it } from 'vitest'
import { createDish, setDishAvailability, updateDish } from './dish.calls.ts'
import { createDishBody, dishForm } from './dish.schema.ts'
import { allergens, dishCategories, groupByCategory, isOffered, newDish, readDish } from './dish.ts'

const valid = {
  name: 'Tarte aux blettes',
  description: '',
  price: 1250,
  category: 'PLAT',
  available: true,
  allergens: [],
}
const messages = (change: object) =>
  dishForm.safeParse({ ...valid, ...change }).error?.issues.map((issue) => issue.message) ?? []

describe('dish rules', () => {
  it('wants a trimmed name of 2 to 200 characters [DSH-02] [DSH-03] [DSH-04]', () => {
    expect(messages({ name: ' a ' })).toEqual(['Le nom doit contenir au moins 2 caractères'])
    expect(messages({ name: 'a'.repeat(201) })).toEqual(['Le nom ne peut pas dépasser 200 caractères'])
    expect(dishForm.parse({ ...valid, name: '  Blette  ' }).name).toBe('Blette')
    expect(messages({ name: 'a'.repeat(200) })).toEqual([])
  })

  it('takes a description of up to 1000 characters [DSH-05]', () => {
    expect(messages({ description: 'a'.repeat(1001) })).toEqual(['Maximum 1000 caractères'])
    expect(messages({ description: 'a'.repeat(1000) })).toEqual([])
  })

  it('bounds the price, in cents in the form and in euros on the wire [DSH-06] [DSH-07] [DSH-08] [DSH-09]', () => {
    expect(messages({ price: 299 })).toEqual(['Le prix minimum est de 3€'])
    expect(messages({ price: 100_001 })).toEqual(['Le prix maximum est de 1000€'])
    expect(messages({ price: 300.5 })).toEqual(['Le prix doit être arrondi au centime'])
    expect([300, 100_000].flatMap((price) => messages({ price }))).toEqual([])

    const inEuros = (price: number) =>
      createDishBody.safeParse({ ...valid, price }).error?.issues.map((issue) => issue.message) ?? []
    expect([3, 4.35, 8.2, 19.99, 1000].flatMap(inEuros)).toEqual([])
    expect(inEuros(2.99)).toEqual(['Le prix minimum est de 3€'])
    expect(inEuros(3.005)).toEqual(['Le prix doit être arrondi au centime'])
    expect(inEuros(1000.01)).toEqual(['Le prix maximum est de 1000€'])
  })

  it('knows four categories and fourteen allergens [DSH-10] [DSH-15]', () => {
    expect(dishCategories).toEqual(['ENTREE', 'PLAT', 'DESSERT', 'BOISSON'])
    expect(allergens.join(' ')).toBe(
      'GLUTEN CRUSTACEANS EGGS FISH PEANUTS SOYBEANS MILK NUTS CELERY MUSTARD SESAME_SEEDS SULPHITES LUPIN MOLLUSCS',
    )
    expect(messages({ category: 'SAUCE' })).toEqual(['Choisissez une catégorie'])
    expect(messages({ allergens: ['POLLEN'] })).toEqual(['Allergène inconnu'])
  })

  it('starts as an available main course at 3 € without allergens [DSH-11] [DSH-12] [DSH-13] [DSH-14]', () => {
    expect(newDish).toMatchObject({ category: 'PLAT', price: 300, available: true, allergens: [] })
    const sent = createDishBody.parse({ name: 'Soupe', price: 4.5, category: 'ENTREE' })
    expect(sent).toMatchObject({ description: '', available: true, allergens: [] })
  })
})

describe('dish on the wire', () => {
  it('is edited without its availability, in euros, over the version that was read', () => {
    const { available: _, ...edit } = newDish
    expect(updateDish.request({ ...edit, id: 'd', version: 2, name: 'Soupe', price: 435 })).toEqual({
      params: { id: 'd' },
      body: { ...edit, name: 'Soupe', price: 4.35, version: 2 },
    })
    expect(setDishAvailability.request({ id: 'd', available: false })).toEqual({
      params: { id: 'd' },
      body: { available: false },
    })
    expect(readDish({ id: 'd', version: 3 }).version).toBe(3)
    expect(readDish({ id: 'd' })).not.toHaveProperty('version')
  })

  it('sends the six documented keys, the price in euros [DSH-17]', () => {
    expect(createDish.request({ ...newDish, name: 'Soupe', price: 435 }).body).toEqual({
      name: 'Soupe',
      description: '',
      price: 4.35,
      category: 'PLAT',
      available: true,
      allergens: [],
    })
  })

  it('reads missing allergens, price and availability as null, and offers a dish unless unavailable [ANS-05]', () => {
    expect(readDish({ id: 1, name: 'X', allergens: null }).allergens).toBeNull()
    const silent = readDish({ id: 1, name: 'X' })
    expect(silent).toMatchObject({ price: null, available: null })
    expect([silent, { available: false }, { available: true }].map(isOffered)).toEqual([true, false, true])
    expect(readDish({ id: 1, price: '12.50', allergens: ['X_Y'] })).toMatchObject({
      id: '1',
      price: 1250,
      allergens: ['X_Y'],
    })
  })

  it('groups by category in the order of a meal, unknown ones last', () => {
    const groups = groupByCategory([{ category: 'DESSERT' }, { category: 'ZAKOUSKI' }, { category: 'ENTREE' }])
    expect(groups.map((group) => group.category)).toEqual(['ENTREE', 'DESSERT', 'ZAKOUSKI'])
  })
})
