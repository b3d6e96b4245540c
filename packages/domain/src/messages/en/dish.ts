import type * as fr from '../fr/dish.ts'
import type { Translated } from '../translated.ts'
import { pageTitles } from './titles.ts'

export const dishCategoryLabels = {
  ENTREE: 'Starters',
  PLAT: 'Mains',
  DESSERT: 'Desserts',
  BOISSON: 'Drinks',
} satisfies Translated<typeof fr.dishCategoryLabels>

/** The names of regulation 1169/2011, annex II, in its English text. */
export const allergenLabels = {
  GLUTEN: 'Cereals containing gluten',
  CRUSTACEANS: 'Crustaceans',
  EGGS: 'Eggs',
  FISH: 'Fish',
  PEANUTS: 'Peanuts',
  SOYBEANS: 'Soybeans',
  MILK: 'Milk',
  NUTS: 'Nuts',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  SESAME_SEEDS: 'Sesame seeds',
  SULPHITES: 'Sulphur dioxide and sulphites',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Molluscs',
} satisfies Translated<typeof fr.allergenLabels>

export const shortAllergenLabels = {
  ...allergenLabels,
  GLUTEN: 'Gluten',
  SESAME_SEEDS: 'Sesame',
  SULPHITES: 'Sulphites',
} satisfies Translated<typeof fr.shortAllergenLabels>

export const dishMessages = {
  menuTitle: 'Our menu',
  all: 'All',
  none: 'No dish available',
  noAllergen: 'No known allergen',
  allergensUnknown: 'Not known',
  menuCrash: 'Something went wrong while loading the menu. Please load the page again.',
  menuFailure: (message) => `Error: ${message}`,
  created: 'Dish created!',
  failure: 'The dish could not be created',
} satisfies Translated<typeof fr.dishMessages>

export const dishFormMessages = {
  title: pageTitles.newDish,
  back: 'Back to the orders',
  name: 'Name of the dish',
  description: 'Description',
  price: 'Price incl. VAT in euros',
  category: 'Kind',
  available: 'Available from now on',
  allergens: 'Allergens',
  allergensHint: 'Tick all that the dish contains, even a little of it.',
  counter: (length, max) => `${length}/${max}`,
  submit: 'Create the dish',
  submitting: 'Creating…',
} satisfies Translated<typeof fr.dishFormMessages>
