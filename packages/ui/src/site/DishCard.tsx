import type { Dish } from '@potager/domain/dish'
import { formatPriceTtc } from '@potager/domain/format'
import { menuMessages } from '@potager/domain/messages'
import { type MouseEventHandler, useId } from 'react'
import { allergenText } from '../concepts/dish/allergen/index.ts'
import { Illustration, illustrationFor } from '../foundations/illustration/index.ts'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './dish.module.css'

export type DishCardProps = {
  dish: Dish
  /** Address of the detail. */
  href: string
  /** Called once the script is loaded. */
  onDetails?: MouseEventHandler<HTMLAnchorElement>
} & RootProps

/** A dish on the public menu: price and allergens visible, the rest behind a link. */
export function DishCard({ dish, href, onDetails, className, ref }: DishCardProps) {
  const heading = useId()
  return (
    <article ref={ref} className={classNames(css.card, className)} aria-labelledby={heading}>
      <Illustration name={illustrationFor(dish.category, dish.id)} />
      <div className={css.body}>
        <div className={css.line}>
          <h3 id={heading} className={css.name}>
            {dish.name}
          </h3>
          <span className={`${css.cardPrice} figures`}>{formatPriceTtc(dish.price)}</span>
        </div>
        {dish.description ? <p className={css.description}>{dish.description}</p> : null}
        {dish.available === null ? <p className={css.description}>{menuMessages.unsaidAvailability}</p> : null}
        <div className={css.foot}>
          <p className={css.allergens}>
            {dish.allergens === null ? (
              menuMessages.unsaid
            ) : (
              <>
                <span className={css.term}>{menuMessages.allergens}</span>
                {` ${allergenText(dish.allergens)}`}
              </>
            )}
          </p>
          <a className={css.more} href={href} rel="nofollow" aria-describedby={heading} onClick={onDetails}>
            {menuMessages.details}
          </a>
        </div>
      </div>
    </article>
  )
}
