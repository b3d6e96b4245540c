import type { Dish } from '@potager/domain/dish'
import { formatPriceTtc, readableCode } from '@potager/domain/format'
import { allergenLabels, commonMessages, dishMessages, publicMessages } from '@potager/domain/messages'
import { type RefObject, useId, useRef } from 'react'
import { Illustration, illustrationFor } from '../illustration/index.ts'
import css from './DishCard.module.css'

const nameOf = (code: string) =>
  code in allergenLabels ? allergenLabels[code as keyof typeof allergenLabels] : readableCode(code)

/** What a dish contains, in the official words; nobody having said is not the same as none (SPEC §2, T17). */
function allergensOf({ allergens }: Pick<Dish, 'allergens'>): string {
  if (allergens === null) return dishMessages.allergensUnknown
  return allergens.length === 0 ? dishMessages.noAllergen : allergens.map(nameOf).join(', ')
}

/** A dish of the public menu: price and allergens in sight, its description in a dialog (SPEC §2). */
export function DishCard({ dish }: { dish: Dish }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  return (
    <article className={css.card} aria-labelledby={heading}>
      <Illustration name={illustrationFor(dish.category, dish.id)} />
      <div className={css.body}>
        <div className={css.line}>
          <h3 id={heading} className={css.name}>
            {dish.name}
          </h3>
          <span className={css.dots} />
          <span className={`${css.price} figures`}>{formatPriceTtc(dish.price)}</span>
        </div>
        {dish.description ? <p className={css.description}>{dish.description}</p> : null}
        <p className={css.allergens}>
          <span className={css.term}>{publicMessages.allergens}</span> {allergensOf(dish)}
        </p>
        <button
          type="button"
          className={css.more}
          aria-describedby={heading}
          onClick={() => dialog.current?.showModal()}
        >
          {publicMessages.details}
        </button>
      </div>
      <DishDialog dish={dish} dialog={dialog} />
    </article>
  )
}

function DishDialog({ dish, dialog }: { dish: Dish; dialog: RefObject<HTMLDialogElement | null> }) {
  const title = useId()
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={title}
      // A click on the dialog itself is one on its backdrop: all its content is inside the sheet.
      onClick={(event) => event.target === dialog.current && close()}
    >
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
              <li key={code}>{nameOf(code)}</li>
            ))}
          </ul>
        ) : (
          <p className={css.whole}>{allergensOf(dish)}</p>
        )}
        <button type="button" className={css.close} onClick={close}>
          {commonMessages.close}
        </button>
      </div>
    </dialog>
  )
}
