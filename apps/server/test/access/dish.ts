import { everyone, privileged, type Row, whenEmployed } from './row.ts'

const newDish = { name: 'Soupe', description: '', price: 5, category: 'ENTREE', available: true, allergens: [] }

export const dishAccess: Record<string, Row> = {
  listDishes: everyone(200),
  getDish: { sent: ({ dish }) => ({ params: { id: dish } }), ...everyone(200) },
  createDish: { sent: () => ({ body: newDish }), ...whenEmployed(201) },
  // A version that nobody has read: whoever may edit gets a 409.
  updateDish: {
    sent: ({ dish }) => ({ params: { id: dish }, body: { ...newDish, version: 999 } }),
    ...privileged(409),
  },
  setDishAvailability: {
    sent: ({ dish }) => ({ params: { id: dish }, body: { available: true } }),
    ...privileged(200),
  },
  importDishes: { sent: () => ({ body: { rows: [{ ...newDish, row: 1 }], apply: false } }), ...whenEmployed(200) },
}
