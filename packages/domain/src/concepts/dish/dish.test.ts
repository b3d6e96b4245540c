import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { createDish, setDishAvailability, updateDish } from './dish.calls.ts'
import { createDishBody, dishForm } from './dish.schema.ts'
import { allergens, dishCategories, groupByCategory, isOffered, newDish, readDish } from './dish.ts'
import { dishImportMessages as m } from './dish-import.messages.ts'
import { compareDishes, dishDiffOf } from './dish-import.ts'
import { dishTemplate, readDishFile } from './read-dish-file.ts'

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

const bytes = (text: string) => new TextEncoder().encode(text)
const soup = {
  id: 'a',
  name: 'Soupe à l’oignon',
  category: 'ENTREE',
  price: 950,
  description: 'Gratinée',
  allergens: ['MILK', 'GLUTEN'],
  available: true,
}
const full = { category: 'PLAT', price: 1250, allergens: [] } as const
const compared = (row: object, mayChange = true, base = [soup]) =>
  compareDishes(base, [{ row: 2, name: 'Soupe a l’oignon', ...row }], mayChange)[0]

describe('a row of dishes [DSH-21]', () => {
  it('changes the dish of its id or name, and keeps the fields that the row lacks', () => {
    expect(compared({ name: 'SOUPE À L’OIGNON', price: 1050 })).toMatchObject({
      kind: 'changed',
      id: 'a',
      dish: { description: 'Gratinée', allergens: ['GLUTEN', 'MILK'], price: 1050 },
      changes: [{ field: 'name' }, { field: 'price', from: '9,50\u00a0€', to: '10,50\u00a0€' }],
    })
    expect(compared({ name: soup.name, allergens: ['MILK', 'GLUTEN', 'MILK'] })).toMatchObject({ kind: 'unchanged' })
    expect(compared({ id: 'a', name: 'Velouté' })).toMatchObject({ kind: 'changed', changes: [{ field: 'name' }] })
  })

  it('makes a new dish only of what says its category, price and allergens', () => {
    expect(compared({ name: 'Neuf', ...full })).toMatchObject({ kind: 'created', dish: { available: true } })
    expect(compared({ name: 'Neuf' })).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^Catégorie.+ · Prix TTC.+ · Allergènes.+aucun/),
    })
  })

  it('is refused for an unknown id, an ambiguous or repeated name, or a change without the right', () => {
    expect(compared({ id: 'b' })).toMatchObject({ kind: 'refused', message: m.unknownId })
    expect(compared({}, true, [soup, { ...soup, id: 'b' }])).toMatchObject({ kind: 'refused', message: m.ambiguous })
    expect(compared({ price: 1050 }, false)).toMatchObject({ kind: 'refused', message: m.notYours })
    expect(compared({ name: soup.name }, false)).toMatchObject({ kind: 'unchanged' })
    expect(compared({ name: 'Neuf', ...full }, false)).toMatchObject({ kind: 'created' })
    const twice = [2, 3].map((row) => ({ row, name: row === 2 ? 'Neuf' : 'neuf', ...full, allergens: [] }))
    expect(dishDiffOf(compareDishes([], twice, true)).refused).toEqual([
      { row: 3, name: 'neuf', message: m.repeated(2) },
    ])
  })

  const row = fc.record({
    name: fc.constantFrom('Soupe', 'soupé', 'Rôti', 'Tarte'),
    category: fc.constantFrom(...dishCategories),
    price: fc.integer({ min: 300, max: 100_000 }),
    allergens: fc.subarray([...allergens]),
    available: fc.boolean(),
  })
  test.prop([fc.array(row, { maxLength: 6 })])('imported once changes nothing the second time', (rows) => {
    const numbered = rows.map((values, index) => ({ row: index + 2, ...values }))
    const outcomes = compareDishes([], numbered, true)
    const base = outcomes.flatMap((one) => (one.kind === 'created' ? [{ ...one.dish, id: String(one.row) }] : []))
    const kept = numbered.filter((_, index) => outcomes[index]?.kind === 'created')
    expect(compareDishes(base, kept, false).map(({ kind }) => kind)).toEqual(kept.map(() => 'unchanged'))
    expect(outcomes).toHaveLength(rows.length)
  })
})

describe('a file of dishes [DSH-21]', () => {
  it('has prices, categories and allergens as people write them', () => {
    const file = readDishFile(
      bytes(
        '\ufeffNom;Catégorie;Prix;Allergènes;Disponible;Vu\r\nSoupe;entrée;12,50 €;œufs, Gluten;Oui;x\r\nTarte;DESSERTS;9€50;Aucun;non;\r\n;;;;;\r\nCafé;;;;;\r\n\u200b;;;;;',
      ),
    )
    expect(file).toEqual({
      rows: [
        { row: 2, name: 'Soupe', category: 'ENTREE', price: 1250, allergens: ['EGGS', 'GLUTEN'], available: true },
        { row: 3, name: 'Tarte', category: 'DESSERT', price: 950, allergens: [], available: false },
        { row: 5, name: 'Café' },
      ],
      refused: [],
    })
  })

  it('says of each row all that is wrong with it', () => {
    const file = readDishFile(
      bytes('Nom,Catégorie,Prix TTC,Allergènes,Disponible\nA,Fromage,douze,"Lait, kryptonite",peut-être\nSoupe,,1,,'),
    )
    expect(file).toEqual({
      rows: [],
      refused: [
        {
          row: 2,
          name: 'A',
          message: [
            'Nom\u00a0: Le nom doit contenir au moins 2 caractères',
            `Catégorie\u00a0: ${m.category}`,
            `Prix TTC\u00a0: ${m.price}`,
            `Allergènes\u00a0: ${m.allergen('kryptonite')}`,
            `Disponible\u00a0: ${m.available}`,
          ].join(' · '),
        },
        { row: 3, name: 'Soupe', message: 'Prix TTC\u00a0: Le prix minimum est de 3€' },
      ],
    })
  })

  it('is refused when empty, without « Nom » or over 500 dishes, and has a template that makes dishes', () => {
    expect(readDishFile(bytes(''))).toEqual({ problem: m.file.empty })
    expect(readDishFile(bytes('Prix\n12'))).toEqual({ problem: m.file.missing('Nom') })
    const many = `Nom\n${Array.from({ length: 501 }, (_, n) => `Plat ${n}`).join('\n')}`
    expect(readDishFile(bytes(many))).toEqual({ problem: m.file.tooMany(501) })
    const model = readDishFile(bytes(dishTemplate()))
    if ('problem' in model) throw new Error(model.problem)
    expect(compareDishes([], model.rows, false).map(({ kind }) => kind)).toEqual(['created', 'created'])
  })
})
