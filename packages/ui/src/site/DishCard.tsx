import type { Dish } from '@potager/domain/dish'
import { formatPriceTtc } from '@potager/domain/format'
import { menuMessages } from '@potager/domain/messages'
import { type MouseEventHandler, useId } from 'react'
import { allergenText } from '../allergen/index.ts'
import { Illustration, illustrationFor } from '../illustration/index.ts'
import css from './DishCard.module.css'

/** A dish of the public menu: price and allergens in sight, the rest behind a link (SPEC §2). */
export function DishCard({
  dish,
  href,
  onDetails,
}: {
  dish: Dish
  href: string
  onDetails?: MouseEventHandler<HTMLAnchorElement>
}) {
  const heading = useId()
  return (
    <article className={css.card} aria-labelledby={heading}>
      <Illustration name={illustrationFor(dish.category, dish.id)} />
      <div className={css.body}>
        <div className={css.line}>
          <h3 id={heading} className={css.name}>
            {dish.name}
          </h3>
          <span className={`${css.price} figures`}>{formatPriceTtc(dish.price)}</span>
        </div>
        {dish.description ? <p className={css.description}>{dish.description}</p> : null}
        <p className={css.allergens}>
          {dish.allergens === null ? (
            menuMessages.unsaid
          ) : (
            <>
              <span className={css.term}>{menuMessages.allergens}</span> {allergenText(dish.allergens)}
            </>
          )}
        </p>
        <a className={css.more} href={href} rel="nofollow" aria-describedby={heading} onClick={onDetails}>
          {menuMessages.details}
        </a>
      </div>
    </article>
  )
}
