import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import { createDish, getDish, listDishes, setDishAvailability, updateDish } from './dish.calls.ts'
import { createDishBody, dishAvailabilityBody, importDishesBody, updateDishBody } from './dish.schema.ts'
import { dishRecord } from './dish.ts'
import { importDishes } from './dish-import.calls.ts'
import { dishImportLimits, dishImportRecord } from './dish-import.ts'

const dish = answerOf(dishRecord)

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
  updateDish: endpoint(updateDish, {
    summary: 'Modifier un plat',
    params: idParams,
    body: updateDishBody,
    response: dish,
    errors: [404, 409],
  }),
  setDishAvailability: endpoint(setDishAvailability, {
    summary: 'Retirer un plat de la carte, ou l’y remettre',
    params: idParams,
    body: dishAvailabilityBody,
    response: dish,
    errors: [404],
  }),
  importDishes: endpoint(importDishes, {
    summary: 'Comparer un fichier de plats au menu, ou l’importer',
    body: importDishesBody,
    maxBody: 2 * dishImportLimits.bytes,
    response: answerOf(dishImportRecord),
    errors: [409, 422],
  }),
}
