import { type Allergen, allergens, type Dish, type DishCategory, dishCategories, isOffered } from '@potager/domain/dish'
import { paths } from '@potager/domain/paths'

/** The view of the menu that a URL selects: `/menus?categorie=PLAT&sans=MILK&sans=NUTS&plat=ID&restaurant=ID`. */
export type MenuView = {
  category: DishCategory | null
  /** Allergens to exclude, in the legal order. */
  without: readonly Allergen[]
  dish: string | null
  /** Whose menu it is; absent for the group's. */
  restaurant?: string
}

/** Query parameters, also the names of the filter's fields. */
export const menuFields = { category: 'categorie', without: 'sans', dish: 'plat', restaurant: 'restaurant' } as const

/** Reads the view from a query; ignores unknown values. */
export function readMenuView(query: string | URLSearchParams): MenuView {
  const asked = new URLSearchParams(query)
  const without = asked.getAll(menuFields.without)
  const restaurant = asked.get(menuFields.restaurant)
  return {
    category: dishCategories.find((category) => category === asked.get(menuFields.category)) ?? null,
    without: allergens.filter((allergen) => without.includes(allergen)),
    dish: asked.get(menuFields.dish) || null,
    ...(restaurant ? { restaurant } : {}),
  }
}

/** The canonical URL of a view. */
export function menuAddress({ category, without, dish, restaurant }: MenuView): string {
  const query = new URLSearchParams([
    ...(category ? [[menuFields.category, category]] : []),
    ...without.map((allergen) => [menuFields.without, allergen]),
    ...(dish ? [[menuFields.dish, dish]] : []),
    ...(restaurant ? [[menuFields.restaurant, restaurant]] : []),
  ])
  return query.size === 0 ? paths.menu : `${paths.menu}?${query}`
}

const isKnown = (code: string) => (allergens as readonly string[]).includes(code)

/**
 * Whether a dish declares its allergens in known terms. Others are never presented as free of an allergen: their list
 * is missing, or an unknown name may mean it.
 */
function saysItsAllergens(dish: Dish): dish is Dish & { allergens: string[] } {
  return dish.allergens?.every(isKnown) ?? false
}

/** The available dishes of a view, and how many were excluded for unknown allergens. */
export function dishesOf(
  dishes: readonly Dish[],
  { category, without }: Pick<MenuView, 'category' | 'without'>,
): { shown: Dish[]; unsure: number } {
  const offered = dishes.filter((dish) => isOffered(dish) && (category === null || dish.category === category))
  if (without.length === 0) return { shown: offered, unsure: 0 }
  const sure = offered.filter(saysItsAllergens)
  return {
    shown: sure.filter((dish) => !without.some((allergen) => dish.allergens.includes(allergen))),
    unsure: offered.length - sure.length,
  }
}
