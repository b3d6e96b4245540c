import { formatMoney } from '@potager/domain/format'
import { orderWizardMessages as text } from '@potager/domain/messages'
import { cartTotal, draftCustomerName, type OrderDraft, type OrderStep } from '@potager/domain/order'
import { addressLine } from '@potager/domain/restaurant'
import type { ReactNode } from 'react'
import { Joined } from '../../../components/screen/Joined.tsx'
import { allergenText } from '../../dish/allergens/index.ts'
import css from './ConfirmationStep.module.css'

export type ConfirmationStepProps = { draft: OrderDraft; onEdit: (step: OrderStep) => void }

/** The whole order, allergens included, to read aloud before it is sent. */
export function ConfirmationStep({ draft, onEdit }: ConfirmationStepProps) {
  const { restaurant, cart, customer, delivery } = draft
  const facts: { step: OrderStep; name: string; value: ReactNode }[] = [
    {
      step: 'restaurant',
      name: text.steps.restaurant,
      value: restaurant ? `${restaurant.name}, ${addressLine(restaurant.address)}` : '',
    },
    { step: 'cart', name: text.service, value: delivery ? text.delivery : text.pickup },
    {
      step: 'customer',
      name: text.steps.customer,
      value: <Joined texts={[draftCustomerName(draft), customer?.email]} />,
    },
  ]
  return (
    <div className={css.whole}>
      <dl className={css.facts}>
        {facts.map(({ step, name, value }) => (
          <div key={step}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>
              <button
                type="button"
                className={css.quiet}
                aria-label={`${text.edit} : ${name}`}
                onClick={() => onEdit(step)}
              >
                {text.edit}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <ul className={css.recap}>
          {cart.map(({ dish, quantity }) => (
            <li key={dish.id}>
              <span className={css.times}>{`${quantity} ×`}</span>
              <span className={css.dishAndAllergens}>
                <span className={css.name}>{dish.name}</span>
                <small className={css.soft}>{allergenText(dish.allergens)}</small>
              </span>
              <span className={css.price}>
                <span>{formatMoney(dish.price * quantity)}</span> <small>{text.taxIncluded}</small>
              </span>
            </li>
          ))}
        </ul>
        <p className={css.total}>
          {text.total} <strong>{formatMoney(cartTotal(cart))}</strong> <small>{text.taxIncluded}</small>
        </p>
      </div>
    </div>
  )
}
