import type { Dish } from '@potager/domain/dish'
import { orderWizardMessages as text } from '@potager/domain/messages'
import {
  type CartDish,
  chooseRestaurant,
  type OrderDraft,
  type OrderStep,
  setNote,
  setQuantity,
} from '@potager/domain/order'
import { delivers, type Restaurant } from '@potager/domain/restaurant'
import { CartStep } from './CartStep.tsx'
import { ConfirmationStep } from './ConfirmationStep.tsx'
import { CustomerStep, type CustomerStepProps } from './CustomerStep.tsx'
import { cartDishOf } from './current-cart.ts'
import { HandoverFields } from './HandoverFields.tsx'
import { MenuStep } from './MenuStep.tsx'
import type { QuantityRefusal } from './OrderRefusal.tsx'
import { type Loadable, RestaurantStep } from './RestaurantStep.tsx'

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
