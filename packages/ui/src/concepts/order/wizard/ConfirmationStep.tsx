import { ordersScreenMessages, orderWizardMessages as text } from '@potager/domain/messages'
import { cartTotal, draftCustomerName, lineTotal, type OrderDraft, type OrderStep } from '@potager/domain/order'
import { addressLine } from '@potager/domain/restaurant'
import type { ReactNode } from 'react'
import { Joined } from '../../../components/screen/Joined.tsx'
import { allergenText } from '../../dish/allergen/index.ts'
import { Price } from '../order-parts.tsx'
import css from './wizard.module.css'

export type ConfirmationStepProps = { draft: OrderDraft; onEdit: (step: OrderStep) => void }

/** The service, when it is wanted, and of a delivery where to. */
function serviceOf({ delivery, handover: { time, address, phone } }: OrderDraft): string[] {
  const wanted = time && ordersScreenMessages.wanted(time)
  return delivery ? [text.delivery, wanted, address, phone] : [text.pickup, wanted]
}

/** The whole order, allergens included, to read aloud before it is sent. */
export function ConfirmationStep({ draft, onEdit }: ConfirmationStepProps) {
  const { restaurant, cart, customer } = draft
  const facts: { step: OrderStep; name: string; value: ReactNode }[] = [
    {
      step: 'restaurant',
      name: text.steps.restaurant,
      value: restaurant ? [restaurant.name, addressLine(restaurant.address)].filter(Boolean).join(', ') : '',
    },
    { step: 'cart', name: text.service, value: <Joined texts={serviceOf(draft)} /> },
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
                className={css.confirmationQuiet}
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
          {cart.map((line) => (
            <li key={line.dish.id}>
              <span className={css.times}>{`${line.quantity} ×`}</span>
              <span className={css.dishAndAllergens}>
                <span className={css.name}>{line.dish.name}</span>
                {line.note && <strong>{line.note}</strong>}
                <small className={css.soft}>{allergenText(line.dish.allergens)}</small>
              </span>
              <span className={css.price}>
                <Price cents={lineTotal(line)} />
              </span>
            </li>
          ))}
        </ul>
        <p className={css.total}>
          {text.total} <Price cents={cartTotal(cart)} as="strong" />
        </p>
      </div>
    </div>
  )
}
