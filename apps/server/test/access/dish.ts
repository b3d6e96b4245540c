import { everyone, type Row, signedIn } from './row.ts'

const newDish = { name: 'Soupe', description: '', price: 5, category: 'ENTREE', available: true, allergens: [] }

export const dishAccess: Record<string, Row> = {
  listDishes: everyone(200),
  getDish: { sent: ({ dish }) => ({ params: { id: dish } }), ...everyone(200) },
  createDish: { sent: () => ({ body: newDish }), ...signedIn(201) },
}
