import { everyone, privileged, type Row, whenSignedIn } from './row.ts'

const newDish = { name: 'Soupe', description: '', price: 5, category: 'ENTREE', available: true, allergens: [] }

export const dishAccess: Record<string, Row> = {
  listDishes: everyone(200),
  getDish: { sent: ({ dish }) => ({ params: { id: dish } }), ...everyone(200) },
  createDish: { sent: () => ({ body: newDish }), ...whenSignedIn(201) },
  // A version that nobody has read: whoever may edit gets a 409.
  updateDish: {
    sent: ({ dish }) => ({ params: { id: dish }, body: { ...newDish, version: 999 } }),
    ...privileged(409),
  },
  // « other owner » has a restaurant by now; without one it is a 403, see edits.test.ts.
  setDishAvailability: {
    sent: ({ dish }) => ({ params: { id: dish }, body: { available: true } }),
    ...whenSignedIn(200),
    note: 'who works for no restaurant may not',
  },
}
