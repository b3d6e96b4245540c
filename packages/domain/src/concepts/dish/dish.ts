import {
  type Cents,
  euros,
  flag,
  id,
  list,
  orNull,
  type Read,
  reader,
  record,
  text,
  version,
} from '../../base/wire/index.ts'

/** Categories of the specification, in the order of a meal. */
export const dishCategories = ['ENTREE', 'PLAT', 'DESSERT', 'BOISSON'] as const
export type DishCategory = (typeof dishCategories)[number]

/** The fourteen allergens that EU law names (regulation 1169/2011, annex II), as the specification codes them. */
export const allergens = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME_SEEDS',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const
export type Allergen = (typeof allergens)[number]

/** Bounds of the specification; prices in cents. */
export const dishLimits = {
  name: { min: 2, max: 200 },
  description: { max: 1000 },
  price: { min: 300, max: 100_000 },
} as const

/** Allergen codes of a dish or an order line; null means that nobody said, which must never read as none (T17). */
export const allergenCodes = orNull(list(text))

/** A dish of the wire. A price or an availability that nobody said is null. */
export const dishRecord = record({
  id,
  name: text,
  description: text,
  price: orNull(euros),
  category: text,
  available: orNull(flag),
  allergens: allergenCodes,
  version,
})
export interface Dish extends Read<typeof dishRecord> {}
export const readDish = reader(dishRecord)

/** A dish as its form holds it. */
export type DishDraft = Omit<Dish, 'id' | 'price' | 'available' | 'allergens' | 'category' | 'version'> & {
  price: Cents
  available: boolean
  category: DishCategory
  allergens: Allergen[]
}

/** Whether a dish may be ordered: all but what is said to be unavailable. */
export const isOffered = ({ available }: Pick<Dish, 'available'>): boolean => available !== false

/** What an edit changes: all but whether it is available, of the version that was read. */
export type DishEdit = Omit<DishDraft, 'available'> & { id: string; version: number }

/** What an empty form starts from. */
export const newDish: DishDraft = {
  name: '',
  description: '',
  price: dishLimits.price.min,
  category: 'PLAT',
  available: true,
  allergens: [],
}

/** Dishes by category in the order of a meal, unknown categories last; empty categories left out. */
export function groupByCategory<D extends Pick<Dish, 'category'>>(
  dishes: readonly D[],
): { category: string; dishes: D[] }[] {
  const unknown = [...new Set(dishes.map((dish) => dish.category))].filter(
    (category) => !(dishCategories as readonly string[]).includes(category),
  )
  return [...dishCategories, ...unknown]
    .map((category) => ({ category, dishes: dishes.filter((dish) => dish.category === category) }))
    .filter((group) => group.dishes.length > 0)
}
