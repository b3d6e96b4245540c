import { contract } from '@potager/domain/contract'
import { type Form, type FormField, flag, list, long, textField, versionField } from './field.ts'

const fields: readonly FormField[] = [
  { ...textField('name', 200), bad: [...textField('name', 200).bad, 'a', ' a '] },
  textField('description', 1000, false),
  { path: 'price', required: true, bad: [null, '5', 2.99, 0, -5, 3.005, 1000.01, 1e300] },
  { path: 'category', required: true, bad: [null, '', 'SAUCE', 'plat', 1] },
  list('allergens', [['POLLEN'], [null]]),
]

const soup = () => ({ name: 'Soupe', description: 'Chaude', price: 5, category: 'ENTREE', allergens: ['CELERY'] })

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
  importDishes: {
    endpoint: contract.dish.importDishes,
    valid: () => ({ rows: [{ ...soup(), row: 2, available: true }], apply: false }),
    fields: [
      {
        ...list('rows', [[], Array.from({ length: 501 }, (_, i) => ({ ...soup(), name: `N ${i}`, row: i + 1 }))]),
        required: true,
      },
      flag('apply', true),
      { path: 'digest', bad: [null, 1, [], long(101)] },
      { path: 'rows.0', bad: [null, 1, 'x', [], {}] },
      { path: 'rows.0.row', required: true, bad: [null, '2', 0, 1.5, 1e300] },
      { path: 'rows.0.id', bad: [null, 1, 'x', ''] },
      ...fields.map((field) => ({ ...field, path: `rows.0.${field.path}`, required: field.path === 'name' })),
      flag('rows.0.available'),
    ],
  },
}
