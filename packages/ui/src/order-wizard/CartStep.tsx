import { formatMoney } from '@potager/domain/format'
import { orderWizardMessages as text } from '@potager/domain/messages'
import { type Cart, type CartDish, cartTotal, orderLimits } from '@potager/domain/order'
import { useId } from 'react'
import { allergenText } from '../allergen/index.ts'
import { EmptyState } from '../feedback/index.ts'
import { NumberStepper } from '../input/index.ts'
import css from './wizard.module.css'

export type CartStepProps = {
  cart: Cart
  /** Ids of dishes of the cart that can no longer be ordered. */
  gone: ReadonlySet<string>
  /** Whether the chosen restaurant delivers trays; only then may delivery be chosen (SPEC §2). */
  canDeliver: boolean
  delivery: boolean
  refusal: { dishId: string; message: string } | null
  onQuantity: (dish: CartDish, quantity: number) => void
  onDelivery: (delivery: boolean) => void
}

/** What is ordered, at which price, and how it is served. */
export function CartStep({ cart, gone, canDeliver, delivery, refusal, onQuantity, onDelivery }: CartStepProps) {
  if (cart.length === 0) return <EmptyState title={text.gaps['empty-cart']} />
  return (
    <>
      <ul className={css.dishes}>
        {cart.map(({ dish, quantity }) => (
          <li key={dish.id} className={css.dish} data-chosen="true">
            <div className={css.about}>
              <span className={css.name}>{dish.name}</span>
              <span className={css.price}>
                {formatMoney(dish.price * quantity)}{' '}
                <small>
                  {formatMoney(dish.price)} {text.each}
                </small>
              </span>
              <small className={css.soft}>{allergenText(dish.allergens)}</small>
              {(gone.has(dish.id) || refusal?.dishId === dish.id) && (
                <small role="alert" className={css.refusal}>
                  {gone.has(dish.id) ? text.gone(dish.name) : refusal?.message}
                </small>
              )}
            </div>
            <NumberStepper
              label={text.quantityOf(dish.name)}
              value={quantity}
              max={orderLimits.quantity.max}
              onChange={(next) => onQuantity(dish, next)}
            />
            <button
              type="button"
              className={css.quiet}
              aria-label={text.remove(dish.name)}
              onClick={() => onQuantity(dish, 0)}
            >
              {text.removeShort}
            </button>
          </li>
        ))}
      </ul>
      <p className={css.total}>
        {text.total} <strong>{formatMoney(cartTotal(cart))}</strong> <small>{text.taxIncluded}</small>
      </p>
      <ServiceChoice canDeliver={canDeliver} delivery={delivery} onDelivery={onDelivery} />
    </>
  )
}

function ServiceChoice({
  canDeliver,
  delivery,
  onDelivery,
}: Pick<CartStepProps, 'canDeliver' | 'delivery' | 'onDelivery'>) {
  const name = useId()
  if (!canDeliver) return <p className={css.soft}>{text.noDelivery}</p>
  return (
    <fieldset className={css.service}>
      <legend>{text.service}</legend>
      {[false, true].map((option) => (
        <label key={String(option)}>
          <input type="radio" name={name} checked={delivery === option} onChange={() => onDelivery(option)} />
          {option ? text.delivery : text.pickup}
        </label>
      ))}
    </fieldset>
  )
}
