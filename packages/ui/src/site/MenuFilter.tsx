import { type Allergen, allergens, type DishCategory, dishCategories } from '@potager/domain/dish'
import {
  allergenLabels,
  dishCategoryLabels,
  dishMessages,
  menuMessages,
  menuMessages as words,
} from '@potager/domain/messages'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './MenuFilter.module.css'

type Choice = { category: DishCategory | null; without: readonly Allergen[] }

export type MenuFilterProps = {
  /** The menu's address: without a script, the forms submit to it. */
  action: string
  /** Names of its parts in the address. */
  fields: { category: string; without: string }
  choice: Choice
  /** Hidden fields of the address that the filters keep. */
  kept?: ReactNode
  onChoose: (choice: Choice) => void
}

/** Filters the menu by category and by allergens to avoid. Works without a script, through the address. */
export function MenuFilter({ action, fields, choice, kept, onChoose }: MenuFilterProps) {
  const { category, without } = choice
  const panel = useRef<HTMLDetailsElement>(null)

  function apply(event: FormEvent) {
    event.preventDefault()
    if (!panel.current) return
    panel.current.open = false
    // Closing the panel hides the focused button.
    panel.current.querySelector('summary')?.focus()
  }

  function toggle(allergen: Allergen, checked: boolean) {
    onChoose({ category, without: allergens.filter((one) => (one === allergen ? checked : without.includes(one))) })
  }

  const button = (value: DishCategory | null, label: string) => (
    <button
      key={label}
      type="submit"
      {...(value ? { name: fields.category, value } : {})}
      className={css.option}
      aria-pressed={category === value}
      onClick={(event) => {
        event.preventDefault()
        onChoose({ category: value, without })
      }}
    >
      {label}
    </button>
  )

  return (
    <search className={css.filter}>
      <form action={action} method="get">
        {kept}
        {without.map((allergen) => (
          <input key={allergen} type="hidden" name={fields.without} value={allergen} />
        ))}
        {/* Not a <fieldset>, which is for fields: these are buttons. */}
        <div role="group" aria-label={menuMessages.categories} className={css.categories}>
          {button(null, dishMessages.all)}
          {dishCategories.map((value) => button(value, dishCategoryLabels[value]))}
        </div>
      </form>
      <details ref={panel} className={css.allergies}>
        <summary className={`${css.summary} ${without.length > 0 ? css.active : ''}`}>
          {without.length > 0
            ? menuMessages.withoutThese(without.map((code) => allergenLabels[code]))
            : menuMessages.allergies}
        </summary>
        <form action={action} method="get" className={css.panel} onSubmit={apply}>
          {kept}
          {category ? <input type="hidden" name={fields.category} value={category} /> : null}
          <fieldset className={css.allergens}>
            <legend className={css.legend}>{menuMessages.without}</legend>
            {allergens.map((allergen) => (
              <label key={allergen} className={css.allergen}>
                <input
                  type="checkbox"
                  name={fields.without}
                  value={allergen}
                  checked={without.includes(allergen)}
                  onChange={(event) => toggle(allergen, event.target.checked)}
                />
                {allergenLabels[allergen]}
              </label>
            ))}
          </fieldset>
          <button type="submit" className={css.apply}>
            {menuMessages.apply}
          </button>
        </form>
      </details>
    </search>
  )
}

type RestaurantChoiceProps = {
  /** The menu's address, which the form asks for. */
  action: string
  /** The part of the address that names the restaurant. */
  name: string
  restaurants: readonly { id: string; name: string }[]
  /** Whose menu is shown; absent for the group's. */
  chosen?: string | undefined
  /** Hidden fields of the address that the choice keeps. */
  kept?: ReactNode
} & RootProps<HTMLDetailsElement>

/** Chooses whose menu is shown: one press opens the names, the next asks for a menu, with or without a script. */
export function RestaurantChoice({ action, name, restaurants, chosen, kept, className, ref }: RestaurantChoiceProps) {
  const shown = restaurants.find(({ id }) => id === chosen)
  return (
    <details ref={ref} className={classNames(css.places, className)}>
      <summary className={css.summary}>{words.menuOf(shown?.name ?? words.whole)}</summary>
      <form action={action} className={css.panel}>
        {kept}
        <div role="group" aria-label={words.whose} className={css.categories}>
          <button type="submit" className={css.option} aria-pressed={!shown}>
            {words.whole}
          </button>
          {restaurants.map((restaurant) => (
            <button
              key={restaurant.id}
              type="submit"
              name={name}
              value={restaurant.id}
              className={css.option}
              aria-pressed={restaurant === shown}
            >
              {restaurant.name}
            </button>
          ))}
        </div>
      </form>
    </details>
  )
}
