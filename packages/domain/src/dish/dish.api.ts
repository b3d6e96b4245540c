import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { idParams } from '../wire/wire.schema.ts'
import { createDish, getDish, listDishes } from './dish.calls.ts'
import { createDishBody } from './dish.schema.ts'

const dish = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  category: z.string(),
  available: z.boolean(),
  allergens: z.array(z.string()),
})

export const dishEndpoints = {
  listDishes: endpoint(listDishes, { summary: 'Lister les plats de la carte', response: z.array(dish) }),
  getDish: endpoint(getDish, {
    summary: 'Lire un plat',
    params: idParams,
    response: dish,
    errors: [404],
  }),
  createDish: endpoint(createDish, {
    summary: 'Créer un plat',
    body: createDishBody,
    status: 201,
    response: dish,
    errors: [409, 422],
  }),
}
