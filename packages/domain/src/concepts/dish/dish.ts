import {
  asRecord,
  type Cents,
  readBoolean,
  readCents,
  readId,
  readList,
  readNumber,
  readString,
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

/** A dish. `allergens` null means that nobody said, which must never read as none (T17). */
export type Dish = {
  id: string
  name: string
  description: string
  price: Cents
  category: string
  available: boolean
  allergens: string[] | null
  /** Grows with each edit (extension). */
  version?: number
}

/** A dish as its form holds it. */
export type DishDraft = Omit<Dish, 'id' | 'allergens' | 'category' | 'version'> & {
  category: DishCategory
  allergens: Allergen[]
}

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

/** Allergen codes of a dish or an order line; null when the field is missing. */
export function readAllergens(value: unknown): string[] | null {
  return Array.isArray(value) ? readList(value, readString) : null
}

/** Reads a dish as the server sends it. A dish that does not say whether it is available is not offered. */
export function readDish(value: unknown): Dish {
  const row = asRecord(value) ?? {}
  const version = readNumber(row.version)
  return {
    id: readId(row.id),
    name: readString(row.name),
    description: readString(row.description),
    price: readCents(row.price) ?? 0,
    category: readString(row.category),
    available: readBoolean(row.available) ?? false,
    allergens: readAllergens(row.allergens),
    ...(version === undefined ? {} : { version }),
  }
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
