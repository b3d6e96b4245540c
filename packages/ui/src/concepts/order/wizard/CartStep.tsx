import { formatMoney } from '@potager/domain/format'
import { orderWizardMessages as text } from '@potager/domain/messages'
import { type Cart, type CartDish, type CartLine, cartTotal, lineTotal, orderLimits } from '@potager/domain/order'
import { type ReactNode, useId, useRef, useState } from 'react'
import { EmptyState } from '../../../components/feedback/index.ts'
import { NumberStepper } from '../../../components/input/index.ts'
import { allergenText } from '../../dish/allergen/index.ts'
import { Price } from '../order-parts.tsx'
import css from './lines.module.css'
import { OrderRefusal, type QuantityRefusal } from './OrderOutcomeDialog.tsx'

export type CartStepProps = {
  cart: Cart
  /** Ids of dishes in the cart that are no longer available. */
  gone: ReadonlySet<string>
  /** Whether the chosen restaurant delivers trays, without which delivery is disabled. */
  canDeliver: boolean
  delivery: boolean
  refusal: QuantityRefusal | null
  onQuantity: (dish: CartDish, quantity: number) => void
  /** Takes what is wanted otherwise in a dish; absent before a backend that keeps no notes. */
  onNote?: ((dish: CartDish, note: string) => void) | undefined
  onDelivery: (delivery: boolean) => void
  /** What is asked below the service. */
  children?: ReactNode
}

/** The cart with prices, and the choice of service. */
export function CartStep(props: CartStepProps) {
  const { cart, gone, canDeliver, delivery, refusal, onQuantity, onNote, onDelivery } = props
  const box = useRef<HTMLDivElement>(null)
  const problemWith = ({ id, name }: CartDish) => {
    if (gone.has(id)) return text.gone(name)
    return refusal?.dishId === id ? refusal.message : null
  }

  function change(line: CartLine, quantity: number) {
    onQuantity(line.dish, quantity)
    if (quantity > 0) return
    // Removing a line removes the focused control: focus the next line, else the last one.
    const index = cart.indexOf(line)
    requestAnimationFrame(() => {
      const others = box.current?.querySelectorAll<HTMLElement>('[data-remove]')
      const next = others?.[Math.min(index, others.length - 1)] ?? box.current
      next?.focus()
    })
  }

  return (
    <div ref={box} tabIndex={-1} className={css.cart}>
      {cart.length === 0 && <EmptyState title={text.gaps['empty-cart']} />}
      <ul className={css.lines}>
        {cart.map((line) => (
          <Line
            key={line.dish.id}
            line={line}
            problem={problemWith(line.dish)}
            onQuantity={(quantity) => change(line, quantity)}
            onNote={onNote && ((note) => onNote(line.dish, note))}
          />
        ))}
      </ul>
      {cart.length > 0 && (
        <p className={css.total}>
          {text.total} <Price cents={cartTotal(cart)} as="strong" />
        </p>
      )}
      <ServiceChoice canDeliver={canDeliver} delivery={delivery} onDelivery={onDelivery} />
      {props.children}
    </div>
  )
}

type LineProps = {
  line: CartLine
  problem: string | null
  onQuantity: (quantity: number) => void
  onNote: ((note: string) => void) | undefined
}

function Line({ line, problem, onQuantity, onNote }: LineProps) {
  const { dish, quantity } = line
  return (
    <li className={css.line}>
      <span className={css.name}>{dish.name}</span>
      <small className={css.soft}>{allergenText(dish.allergens)}</small>
      <small className={css.unit}>{`${formatMoney(dish.price)} ${text.each}`}</small>
      <span className={css.price}>
        <Price cents={lineTotal(line)} />
      </span>
      <div className={css.quantity}>
        <NumberStepper
          label={text.quantityOf(dish.name)}
          value={quantity}
          max={orderLimits.quantity.max}
          onChange={onQuantity}
        />
      </div>
      <button
        type="button"
        data-remove
        className={css.remove}
        aria-label={text.remove(dish.name)}
        onClick={() => onQuantity(0)}
      >
        {text.removeShort}
      </button>
      {onNote && <LineNote dish={dish.name} note={line.note ?? ''} onNote={onNote} />}
      {problem && <OrderRefusal message={problem} />}
    </li>
  )
}

type LineNoteProps = { dish: string; note: string; onNote: (note: string) => void }

/** Whoever asked for a field writes in it next. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()

/** What is wanted otherwise in a dish, behind a button: most lines have none. */
function LineNote({ dish, note, onNote }: LineNoteProps) {
  const [noted] = useState(note !== '')
  const [asked, setAsked] = useState(false)
  if (!noted && !asked) {
    return (
      <button type="button" className={css.noting} aria-label={text.addNoteTo(dish)} onClick={() => setAsked(true)}>
        {text.addNote}
      </button>
    )
  }
  return (
    <input
      ref={asked ? focusOnce : null}
      className={css.noted}
      aria-label={text.noteOf(dish)}
      placeholder={text.noteExample}
      maxLength={orderLimits.note.max}
      autoComplete="off"
      value={note}
      onChange={(event) => onNote(event.target.value)}
    />
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
