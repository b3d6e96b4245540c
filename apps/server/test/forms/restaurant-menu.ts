import { contract } from '@potager/domain/contract'
import { type Form, wholeField } from './field.ts'

export const restaurantMenuForms: Record<string, Form> = {
  updateMenuEntry: {
    endpoint: contract.restaurantMenu.updateMenuEntry,
    params: ({ restaurant, dish }) => ({ id: restaurant, dishId: dish }),
    valid: () => ({ version: 0, state: 'UNTIL_TOMORROW', ownPrice: 12.5 }),
    fields: [
      wholeField('version', 0, 2_000_000_000),
      { path: 'state', bad: [null, '', 'DEMAIN', 'off', 1] },
      { path: 'ownPrice', bad: ['5', 2.99, 0, -5, 3.005, 1000.01, 1e300] },
    ],
  },
}
