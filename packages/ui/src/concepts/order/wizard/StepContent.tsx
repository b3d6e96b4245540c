import type { Customer } from '@potager/domain/customer'
import type { Dish } from '@potager/domain/dish'
import { orderFieldLabels as labels, orderWizardMessages as text } from '@potager/domain/messages'
import {
  type CartDish,
  chooseRestaurant,
  type Handover,
  type OrderDraft,
  type OrderStep,
  orderLimits,
  setNote,
  setQuantity,
} from '@potager/domain/order'
import { delivers, type Restaurant } from '@potager/domain/restaurant'
import { useEffect, useRef } from 'react'
import { TimeInput } from '../../../components/date/index.ts'
import { Field } from '../../../components/input/Field.tsx'
import { CustomerPicker, type CustomerPickerProps, TextField } from '../../../components/input/index.ts'
import { CartStep } from './CartStep.tsx'
import { ConfirmationStep } from './ConfirmationStep.tsx'
import { cartDishOf } from './current-cart.ts'
import { type Loadable, MenuStep, RestaurantStep } from './MenuStep.tsx'
import type { QuantityRefusal } from './OrderOutcomeDialog.tsx'
import css from './wizard.module.css'

type HandoverFieldsProps = {
  value: Handover
  delivery: boolean
  phoneError: string | undefined
  onChange: (value: Handover) => void
}

/** When an order is wanted, and for a delivery where and whom to call: as much of it as was said on the telephone. */
function HandoverFields({ value, delivery, phoneError, onChange }: HandoverFieldsProps) {
  const phone = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => {
    // On a phone it may be below the bar that refused to go on.
    if (phoneError) phone.current?.focus()
  }, [phoneError])
  const change = (part: Partial<Handover>) => onChange({ ...value, ...part })
  return (
    <div className={css.handoverFieldsFields}>
      <Field label={labels.wantedTime} className={css.time}>
        {(control) => <TimeInput {...control} value={value.time} onChange={(time) => change({ time })} />}
      </Field>
      {delivery && (
        <>
          <Field label={labels.address} className={css.address}>
            {(control) => (
              <input
                {...control}
                maxLength={orderLimits.address.max}
                autoComplete="off"
                value={value.address}
                onChange={(event) => change({ address: event.target.value })}
              />
            )}
          </Field>
          <TextField
            ref={phone}
            className={css.phone}
            label={labels.phone}
            hint={text.phoneHint}
            error={phoneError}
            inputMode="tel"
            autoComplete="off"
            value={value.phone}
            onChange={(typed) => change({ phone: typed })}
          />
        </>
      )}
    </div>
  )
}

type CustomerStepProps = {
  customer: Customer | null
  customerName: string
  nameError: string | undefined
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'onCreate' | 'loading' | 'error'>
  onCustomer: (customer: Customer | null) => void
  onCustomerName: (name: string) => void
}

/** Chooses a known customer, or takes a name. */
function CustomerStep({ customer, customerName, nameError, search, onCustomer, onCustomerName }: CustomerStepProps) {
  return (
    <div className={css.fields}>
      <CustomerPicker value={customer} onChange={onCustomer} {...search} />
      {!customer && (
        <TextField
          label={text.orTypeName}
          hint={text.nameHint}
          error={nameError}
          autoComplete="off"
          value={customerName}
          onChange={onCustomerName}
        />
      )}
    </div>
  )
}

export type OrderWizardScreenProps = {
  draft: OrderDraft
  step: OrderStep
  restaurants: Loadable<Restaurant>
  /** Of the chosen restaurant. */
  dishes: Loadable<Dish>
  /** Search for a customer, and its answers. */
  search: CustomerStepProps['search']
  /** True while the order is being sent. */
  sending: boolean
  onChange: (draft: OrderDraft) => void
  onStep: (step: OrderStep) => void
  onSend: () => void
  onAbandon: () => void
  /** True before a backend that keeps notes of lines. */
  notes?: boolean
  /** True before a backend that keeps when and where an order is handed over. */
  handover?: boolean
}

type StepContentProps = OrderWizardScreenProps & {
  refusal: QuantityRefusal | null
  onRefusal: (refusal: QuantityRefusal | null) => void
  gone: ReadonlySet<string>
  badName: boolean
  badPhone: boolean
}

/** The content of the current step; every answer updates the draft. */
export function StepContent({
  draft,
  step,
  restaurants,
  dishes,
  search,
  refusal,
  gone,
  badName,
  badPhone,
  notes = false,
  handover = false,
  onRefusal,
  onChange,
  onStep,
}: StepContentProps) {
  function changeQuantity(dish: CartDish, quantity: number) {
    const change = setQuantity(draft.cart, cartDishOf(dish), quantity)
    onRefusal(change.refusal ? { dishId: dish.id, message: text.refusals[change.refusal] } : null)
    if (change.cart !== draft.cart) onChange({ ...draft, cart: change.cart })
  }

  switch (step) {
    case 'restaurant':
      return (
        <RestaurantStep
          restaurants={restaurants}
          chosen={draft.restaurant}
          label={text.steps.restaurant}
          onChoose={({ id, name, features, address }) =>
            onChange(chooseRestaurant(draft, { id, name, features, address }))
          }
        />
      )
    case 'menu':
      return <MenuStep dishes={dishes} cart={draft.cart} refusal={refusal} onQuantity={changeQuantity} />
    case 'cart':
      return (
        <CartStep
          cart={draft.cart}
          gone={gone}
          canDeliver={draft.restaurant !== null && delivers(draft.restaurant)}
          delivery={draft.delivery}
          refusal={refusal}
          onQuantity={changeQuantity}
          onNote={notes ? (dish, note) => onChange({ ...draft, cart: setNote(draft.cart, dish.id, note) }) : undefined}
          onDelivery={(delivery) => onChange({ ...draft, delivery })}
        >
          {handover && (
            <HandoverFields
              value={draft.handover}
              delivery={draft.delivery}
              phoneError={badPhone ? text.gaps['bad-phone'] : undefined}
              onChange={(next) => onChange({ ...draft, handover: next })}
            />
          )}
        </CartStep>
      )
    case 'customer':
      return (
        <CustomerStep
          customer={draft.customer}
          customerName={draft.customerName}
          nameError={badName ? text.gaps['bad-customer-name'] : undefined}
          search={search}
          onCustomer={(customer) => onChange({ ...draft, customer })}
          onCustomerName={(customerName) => onChange({ ...draft, customerName })}
        />
      )
    case 'confirmation':
      return <ConfirmationStep draft={draft} onEdit={onStep} />
  }
}
