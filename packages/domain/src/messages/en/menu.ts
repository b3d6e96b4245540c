import type { DishCategory } from '../../dish/dish.ts'
import type * as fr from '../fr/menu.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

const nouns: Record<DishCategory | 'ALL', [one: string, many: string]> = {
  ENTREE: ['starter', 'starters'],
  PLAT: ['main course', 'main courses'],
  DESSERT: ['dessert', 'desserts'],
  BOISSON: ['drink', 'drinks'],
  ALL: ['dish or drink', 'dishes and drinks'],
}

export const menuMessages = {
  intro: 'What the kitchens are preparing now. Prices include VAT, allergens are listed under each dish.',
  description: 'Our dishes of the moment, their prices incl. VAT and their allergens.',
  categories: 'Kinds of dishes',
  allergies: 'An allergy?',
  without: 'Show only the dishes without',
  apply: 'See these dishes',
  found: (count, category, names) =>
    `${count === 0 ? 'None' : plural(count, ...nouns[category ?? 'ALL'])} without: ${names.join(', ')}`,
  unsure: (count, category) =>
    `Not counting ${plural(count, ...nouns[category ?? 'ALL'])} whose allergens are not all stated: please ask us.`,
  all: 'See the whole menu',
  emptyHint: 'Choose another kind or take an allergen off the list.',
  comeBack: 'Come back a little later: the menu follows the market.',
  gone: 'This dish is not on the menu at the moment.',
  details: 'Details',
  allergens: 'Allergens',
  unsaid: 'Allergens not stated: please ask us',
  unsaidLong: 'Not known: please ask us before you order.',
  noDescription: 'No description.',
  kitchen: 'Our kitchen',
  vegetarian: 'Vegetarian',
  organic: 'Organic and local produce',
  traces: 'Our dishes are prepared in one kitchen: with a severe allergy, please talk to the team.',
} satisfies Translated<typeof fr.menuMessages>
