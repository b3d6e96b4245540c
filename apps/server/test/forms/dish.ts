import { contract } from '@potager/domain/contract'
import { type Form, flag, list, text } from './field.ts'

export const dishForms: Record<string, Form> = {
  createDish: {
    endpoint: contract.dish.createDish,
    valid: () => ({
      name: 'Soupe',
      description: 'Chaude',
      price: 5,
      category: 'ENTREE',
      available: true,
      allergens: ['CELERY'],
    }),
    fields: [
      { ...text('name', 200), bad: [...text('name', 200).bad, 'a', ' a '] },
      text('description', 1000, false),
      { path: 'price', required: true, bad: [null, '5', 2.99, 0, -5, 3.005, 1000.01, 1e300] },
      { path: 'category', required: true, bad: [null, '', 'SAUCE', 'plat', 1] },
      flag('available'),
      list('allergens', [['POLLEN'], [null]]),
    ],
  },
}
