import type { Dish } from '@potager/domain/dish'
import { orderWizardMessages as text } from '@potager/domain/messages'
import { type Cart, type CartDish, chooseRestaurant, type DraftGap, setQuantity } from '@potager/domain/order'
import { delivers } from '@potager/domain/restaurant'
import { useState } from 'react'
import { CartStep } from './CartStep.tsx'
import { ConfirmationStep } from './ConfirmationStep.tsx'
import { CustomerStep } from './CustomerStep.tsx'
import { MenuStep } from './MenuStep.tsx'
import type { OrderWizardScreenProps } from './OrderWizardScreen.tsx'
import { RestaurantStep } from './RestaurantStep.tsx'

/** Dishes of a cart that the menu no longer offers; none while the menu is awaited. */
export function goneFrom(cart: Cart, menu: readonly Dish[] | null): ReadonlySet<string> {
  if (!menu) return new Set()
  const offered = new Set(menu.filter((dish) => dish.available).map((dish) => dish.id))
  return new Set(cart.map((line) => line.dish.id).filter((id) => !offered.has(id)))
}

type StepContentProps = OrderWizardScreenProps & { gone: ReadonlySet<string>; gap: DraftGap | null }

/** What the current step asks; every answer is handed on as a new draft. */
export function StepContent({
  draft,
  step,
  restaurants,
  dishes,
  search,
  gone,
  gap,
  onChange,
  onStep,
}: StepContentProps) {
  const [refusal, setRefusal] = useState<{ dishId: string; message: string } | null>(null)

  function changeQuantity({ id, name, price, allergens }: CartDish, quantity: number) {
    const change = setQuantity(draft.cart, { id, name, price, allergens }, quantity)
    setRefusal(change.refusal ? { dishId: id, message: text.refusals[change.refusal] } : null)
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
          onDelivery={(delivery) => onChange({ ...draft, delivery })}
        />
      )
    case 'customer':
      return (
        <CustomerStep
          customer={draft.customer}
          customerName={draft.customerName}
          nameError={gap === 'bad-customer-name' ? text.gaps[gap] : undefined}
          search={search}
          onCustomer={(customer) => onChange({ ...draft, customer })}
          onCustomerName={(customerName) => onChange({ ...draft, customerName })}
        />
      )
    case 'confirmation':
      return <ConfirmationStep draft={draft} onEdit={onStep} />
  }
}
