import { menuMessages as words } from '@potager/domain/messages'
import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../foundations/root/index.ts'
// They stand together on every page that has them: a public document carries its styles.
import css from './MenuFilter.module.css'

export type RestaurantChoiceProps = {
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
