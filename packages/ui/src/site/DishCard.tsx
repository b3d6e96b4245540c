import type { Dish } from '@potager/domain/dish'
import { formatPriceTtc } from '@potager/domain/format'
import { commonMessages, publicMessages } from '@potager/domain/messages'
import { useEffect, useId, useRef, useState } from 'react'
import { allergenText } from '../allergen/index.ts'
import { Illustration, illustrationFor } from '../illustration/index.ts'
import css from './DishCard.module.css'

/** A dish of the public menu: price and allergens in sight, its description in a dialog (SPEC §2). */
export function DishCard({ dish }: { dish: Dish }) {
  const [detailed, setDetailed] = useState(false)
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
          <span className={css.term}>{publicMessages.allergens}</span> {allergenText(dish.allergens)}
        </p>
        <button type="button" className={css.more} aria-describedby={heading} onClick={() => setDetailed(true)}>
          {publicMessages.details}
        </button>
      </div>
      {detailed ? <DishDialog dish={dish} onClose={() => setDetailed(false)} /> : null}
    </article>
  )
}

function DishDialog({ dish, onClose }: { dish: Dish; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const close = () => dialog.current?.close()
  useEffect(() => {
    // In development effects run twice, and an open dialog cannot be opened.
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} closedby="any" onClose={onClose}>
      <div className={css.sheet}>
        <h2 id={title} className={css.title}>
          {dish.name}
        </h2>
        <p className={`${css.price} figures`}>{formatPriceTtc(dish.price)}</p>
        <p className={css.whole}>{dish.description || publicMessages.noDescription}</p>
        <h3 className={css.sub}>{publicMessages.allergens}</h3>
        {dish.allergens && dish.allergens.length > 0 ? (
          <ul className={css.list}>
            {dish.allergens.map((code) => (
              <li key={code}>{allergenText([code])}</li>
            ))}
          </ul>
        ) : (
          <p className={css.whole}>{allergenText(dish.allergens)}</p>
        )}
        <button type="button" className={css.close} onClick={close}>
          {commonMessages.close}
        </button>
      </div>
    </dialog>
  )
}
