import { contract } from '@potager/domain/contract'
import { type Form, type FormField, flag, list, textField, versionField } from './field.ts'

const fields: readonly FormField[] = [
  { ...textField('name', 200), bad: [...textField('name', 200).bad, 'a', ' a '] },
  textField('description', 1000, false),
  { path: 'price', required: true, bad: [null, '5', 2.99, 0, -5, 3.005, 1000.01, 1e300] },
  { path: 'category', required: true, bad: [null, '', 'SAUCE', 'plat', 1] },
  list('allergens', [['POLLEN'], [null]]),
]

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
    fields: [...fields, flag('available')],
  },
  updateDish: {
    endpoint: contract.dish.updateDish,
    valid: () => ({
      name: 'Soupe',
      description: 'Chaude',
      price: 5,
      category: 'ENTREE',
      allergens: ['CELERY'],
      version: 1,
    }),
    fields: [...fields.map((field) => ({ ...field, required: true })), versionField],
  },
  setDishAvailability: {
    endpoint: contract.dish.setDishAvailability,
    valid: () => ({ available: false }),
    fields: [flag('available', true)],
  },
}
