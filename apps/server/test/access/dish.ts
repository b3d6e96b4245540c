import { everyone, privileged, type Row, whenSignedIn } from './row.ts'

const newDish = { name: 'Soupe', description: '', price: 5, category: 'ENTREE', available: true, allergens: [] }

export const dishAccess: Record<string, Row> = {
  listDishes: everyone(200),
  getDish: { sent: ({ dish }) => ({ params: { id: dish } }), ...everyone(200) },
  createDish: { sent: () => ({ body: newDish }), ...whenSignedIn(201) },
  // Nobody has read that version: whoever may edit is told so.
  updateDish: {
    sent: ({ dish }) => ({ params: { id: dish }, body: { ...newDish, version: 999 } }),
    ...privileged(409),
  },
  // « other owner » has a restaurant by now; without one it is 403, as edits.test.ts shows.
  setDishAvailability: {
    sent: ({ dish }) => ({ params: { id: dish }, body: { available: true } }),
    ...whenSignedIn(200),
    note: 'who works for no restaurant may not',
  },
}
