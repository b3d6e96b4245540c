import { type Dish, groupByCategory, isOffered } from '@potager/domain/dish'
import { dishMessages, restaurantMessages, orderWizardMessages as text } from '@potager/domain/messages'
import { type Cart, type CartDish, type DraftRestaurant, orderLimits, quantityOf } from '@potager/domain/order'
import { addressLine, delivers, type Restaurant } from '@potager/domain/restaurant'
import { isFoundIn } from '@potager/domain/text'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react'
import { EmptyState, ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import { NumberStepper } from '../../../components/input/index.ts'
import { FilterSearch } from '../../../components/list/index.ts'
import { Illustration, illustrationFor } from '../../../foundations/illustration/index.ts'
import { allergenText } from '../../dish/allergen/index.ts'
import { categoryLabel } from '../../dish/category-label.ts'
import { Price } from '../order-parts.tsx'
import css from './lines.module.css'
import { OrderRefusal, type QuantityRefusal } from './OrderOutcomeDialog.tsx'

/** A list: loading (null), failed, or loaded. `create` leads from an empty one to where the first item is made. */
export type Loadable<T> = {
  items: readonly T[] | null
  failure?: string | undefined
  create?: ReactNode
  onRetry: () => void
}

type RestaurantStepProps = {
  restaurants: Loadable<Restaurant>
  chosen: DraftRestaurant | null
  label: string
  onChoose: (restaurant: Restaurant) => void
}

/** Chooses one of the restaurants that the user may order for. */
export function RestaurantStep({ restaurants, chosen, label, onChoose }: RestaurantStepProps) {
  const name = useId()
  const { items, failure, create, onRetry } = restaurants
  if (failure && !items) return <ErrorState message={failure} onRetry={onRetry} />
  if (!items) return <ListSkeleton rows={4} />
  if (items.length === 0) return <EmptyState title={restaurantMessages.noneAvailable} action={create} />
  return (
    <div role="radiogroup" aria-label={label} className={css.restaurants}>
      {items.map((restaurant) => (
        <label key={restaurant.id} className={css.restaurant}>
          <input
            type="radio"
            name={name}
            checked={restaurant.id === chosen?.id}
            onChange={() => onChoose(restaurant)}
          />
          <span className={css.restaurantStepName}>{restaurant.name}</span>
          <span className={css.restaurantStepSoft}>{addressLine(restaurant.address)}</span>
          <span className={css.restaurantStepSoft}>{text.serves(delivers(restaurant))}</span>
          <span className={css.drawing}>
            <Illustration name={illustrationFor('restaurant', restaurant.id)} />
          </span>
        </label>
      ))}
    </div>
  )
}

export type MenuStepProps = {
  dishes: Loadable<Dish>
  cart: Cart
  /** Why the last change of a quantity was refused. */
  refusal: QuantityRefusal | null
  onQuantity: (dish: CartDish, quantity: number) => void
}

/** Available dishes by category, with quantity and allergens. */
export function MenuStep({ dishes, cart, refusal, onQuantity }: MenuStepProps) {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const wanted = useDeferredValue(search)
  const { items, failure, create, onRetry } = dishes
  if (failure && !items) return <ErrorState message={failure} onRetry={onRetry} />
  if (!items) return <ListSkeleton rows={8} />
  const available = items.filter(isOffered)
  if (available.length === 0) return <EmptyState title={dishMessages.none} action={create} />
  const groups = groupByCategory(available.filter((dish) => isFoundIn(dish.name, wanted)))
  const shown = category === null ? groups : groups.filter((group) => group.category === category)

  function reset() {
    setSearch('')
    setCategory(null)
  }

  /** Enter takes the only dish found, and selects what was typed for the next one. */
  function onEnter(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || search.trim() === '' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const [found, ...others] = available.filter(
      (dish) => isFoundIn(dish.name, search) && (category === null || dish.category === category),
    )
    if (!found || others.length > 0) return
    onQuantity(found, quantityOf(cart, found.id) + 1)
    event.target.select()
  }

  return (
    <>
      <div className={css.tools} onKeyDown={onEnter}>
        <FilterSearch label={text.search} value={search} onChange={setSearch} />
        <CategoryChoice
          categories={groupByCategory(available).map((group) => group.category)}
          chosen={category}
          onChoose={setCategory}
        />
      </div>
      {shown.length === 0 && <EmptyState title={text.noDishFound} onReset={reset} />}
      {shown.map((group) => (
        <section key={group.category} aria-label={categoryLabel(group.category)}>
          <h3 className={css.category}>{categoryLabel(group.category)}</h3>
          <ul className={css.menu}>
            {group.dishes.map((dish) => (
              <DishRow
                key={dish.id}
                dish={dish}
                quantity={quantityOf(cart, dish.id)}
                refusal={refusal?.dishId === dish.id ? refusal.message : null}
                onQuantity={onQuantity}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type CategoryChoiceProps = {
  categories: readonly string[]
  chosen: string | null
  onChoose: (category: string | null) => void
}

function CategoryChoice({ categories, chosen, onChoose }: CategoryChoiceProps) {
  return (
    <div role="group" aria-label={text.category} className={css.chips}>
      {[null, ...categories].map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          className={css.chip}
          aria-pressed={chosen === category}
          onClick={() => onChoose(category)}
        >
          {category === null ? dishMessages.all : categoryLabel(category)}
        </button>
      ))}
    </div>
  )
}

type DishRowProps = {
  dish: Dish
  quantity: number
  refusal: string | null
  onQuantity: MenuStepProps['onQuantity']
}

function DishRow({ dish, quantity, refusal, onQuantity }: DishRowProps) {
  return (
    <li className={css.dish} data-chosen={quantity > 0}>
      <span className={css.name}>{dish.name}</span>
      <span className={css.price}>
        <Price cents={dish.price} />
      </span>
      <small className={css.soft}>{allergenText(dish.allergens)}</small>
      <div className={css.quantity}>
        <NumberStepper
          label={text.quantityOf(dish.name)}
          value={quantity}
          max={orderLimits.quantity.max}
          onChange={(next) => onQuantity(dish, next)}
        />
      </div>
      {refusal && <OrderRefusal message={refusal} />}
    </li>
  )
}
