import { type Allergen, allergens, type Dish, type DishCategory, dishCategories } from '@potager/domain/dish'
import { paths } from '@potager/domain/paths'

/** What the address of the menu asks to see of it: `/menus?categorie=PLAT&sans=MILK&sans=NUTS&plat=ID`. */
export type MenuView = {
  category: DishCategory | null
  /** Allergens to stay clear of, in the order of the law's list. */
  without: readonly Allergen[]
  /** Id of the dish shown in detail. */
  dish: string | null
}

/** Names of the query's parts, which are also those of the filter's fields. */
export const menuFields = { category: 'categorie', without: 'sans', dish: 'plat' } as const

/** Reads the view from a query; what it does not know it leaves out. */
export function readMenuView(query: string | URLSearchParams): MenuView {
  const asked = new URLSearchParams(query)
  const without = asked.getAll(menuFields.without)
  return {
    category: dishCategories.find((category) => category === asked.get(menuFields.category)) ?? null,
    without: allergens.filter((allergen) => without.includes(allergen)),
    dish: asked.get(menuFields.dish) || null,
  }
}

/** The address of a view: the same for the same view, whatever query it came from. */
export function menuAddress({ category, without, dish }: MenuView): string {
  const query = new URLSearchParams([
    ...(category ? [[menuFields.category, category]] : []),
    ...without.map((allergen) => [menuFields.without, allergen]),
    ...(dish ? [[menuFields.dish, dish]] : []),
  ])
  return query.size === 0 ? paths.menu : `${paths.menu}?${query}`
}

const isKnown = (code: string) => (allergens as readonly string[]).includes(code)

/**
 * Whether a dish says what is in it, in words that the filter knows. One that does not is never claimed to be without
 * something: nobody said, or by a name that may mean it.
 */
function saysItsAllergens(dish: Dish): dish is Dish & { allergens: string[] } {
  return dish.allergens?.every(isKnown) ?? false
}

/** The dishes of a view that can be had, and how many were left out because their allergens are not known. */
export function dishesOf(
  dishes: readonly Dish[],
  { category, without }: Pick<MenuView, 'category' | 'without'>,
): { shown: Dish[]; unsure: number } {
  const offered = dishes.filter((dish) => dish.available && (category === null || dish.category === category))
  if (without.length === 0) return { shown: offered, unsure: 0 }
  const sure = offered.filter(saysItsAllergens)
  return {
    shown: sure.filter((dish) => !without.some((allergen) => dish.allergens.includes(allergen))),
    unsure: offered.length - sure.length,
  }
}
