import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { allergens, dishCategories } from './dish.ts'
import { dishImportMessages as m } from './dish-import.messages.ts'
import { compareDishes, dishDiffOf } from './dish-import.ts'
import { dishTemplate, readDishFile } from './read-dish-file.ts'

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
