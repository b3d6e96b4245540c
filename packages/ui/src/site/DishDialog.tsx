import { type Dish, isOffered } from '@potager/domain/dish'
import { formatPriceTtc } from '@potager/domain/format'
import { commonMessages, menuMessages } from '@potager/domain/messages'
import type { SyntheticEvent } from 'react'
import { useModal } from '../components/modal/useModal.ts'
import { allergenText } from '../concepts/dish/allergen/index.ts'
import { categoryLabel } from '../concepts/dish/category-label.ts'
import { Illustration, illustrationFor } from '../foundations/illustration/index.ts'
import css from './dish.module.css'

export type DishDialogProps = {
  dish: Dish
  /** The menu's address without the dish, where closing leads. */
  closeHref: string
  onClose: () => void
}

/** Allergens that rule out the « végétarien » label. */
const notVegetarian = ['FISH', 'CRUSTACEANS', 'MOLLUSCS']

/**
 * A dish's details. With a script it is a modal dialog; without one, the same sheet is rendered over the menu and
 * closes by its link.
 */
export function DishDialog({ dish, closeHref, onClose }: DishDialogProps) {
  const modal = useModal({ onClose })
  const close = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog {...modal} open className={css.dialog} aria-labelledby="plat-titre" closedby="any">
      <div className={css.sheet}>
        <div className={css.head}>
          <div>
            <p className={css.category}>{categoryLabel(dish.category)}</p>
            <h2 id="plat-titre" className={css.title}>
              {dish.name}
            </h2>
            <p className={`${css.price} figures`}>{formatPriceTtc(dish.price)}</p>
          </div>
          <Illustration name={illustrationFor(dish.category, dish.id)} />
        </div>
        <div role="status">{isOffered(dish) ? null : <p className={css.unsaid}>{menuMessages.gone}</p>}</div>
        <p className={css.text}>{dish.description || menuMessages.noDescription}</p>
        <h3 className={css.sub}>{menuMessages.allergens}</h3>
        <Allergens codes={dish.allergens} />
        <h3 className={css.sub}>{menuMessages.kitchen}</h3>
        <ul className={css.chips}>
          {dish.allergens?.some((code) => notVegetarian.includes(code)) ? null : <li>{menuMessages.vegetarian}</li>}
          <li>{menuMessages.organic}</li>
        </ul>
        <p className={css.traces}>{menuMessages.traces}</p>
        <a className={css.close} href={closeHref} onClick={close}>
          {commonMessages.close}
        </a>
      </div>
    </dialog>
  )
}

function Allergens({ codes }: { codes: string[] | null }) {
  if (codes === null) return <p className={css.unsaid}>{menuMessages.unsaidLong}</p>
  if (codes.length === 0) return <p className={css.text}>{allergenText(codes)}</p>
  return (
    <ul className={css.list}>
      {codes.map((code) => (
        <li key={code}>{allergenText([code])}</li>
      ))}
    </ul>
  )
}
