import { readPhone } from '../../base/format/index.ts'
import { readName, readText } from '../../base/text/index.ts'
import { type ClockTime, isClockTime } from '../../base/time/index.ts'
import {
  asRecord,
  type Cents,
  flag,
  id,
  list,
  number,
  optional,
  orNull,
  type Read,
  readBody,
  record,
  text,
} from '../../base/wire/index.ts'
import { type Customer, customerRecord } from '../customer/index.ts'
import { allergenCodes, type Dish } from '../dish/index.ts'
import { delivers, type Restaurant, readDraftRestaurant } from '../restaurant/index.ts'
import { orderLimits, sumOf } from './order.ts'

/** The fields of a dish that a cart shows and prices. */
export type CartDish = Pick<Dish, 'id' | 'name' | 'price' | 'allergens'>
export type CartLine = { dish: CartDish; quantity: number; note?: string | undefined }

/** Lines in the order in which dishes were first chosen; one per dish. */
export type Cart = readonly CartLine[]

/** Why a change to a cart was refused; the cart is then unchanged (AMB-24). */
export type CartRefusal = 'too-many-of-one-dish' | 'too-many-lines' | 'not-a-whole-number'
export type CartChange = { cart: Cart; refusal?: CartRefusal }

/** How many of a dish are in the cart. */
export function quantityOf(cart: Cart, dishId: string): number {
  return cart.find((line) => line.dish.id === dishId)?.quantity ?? 0
}

/** Sets the quantity of a dish: 0 or less removes its line; above 50, or on a 21st line, it is refused. */
export function setQuantity(cart: Cart, dish: CartDish, quantity: number): CartChange {
  const held = cart.some((line) => line.dish.id === dish.id)
  if (quantity <= 0) return { cart: held ? cart.filter((line) => line.dish.id !== dish.id) : cart }
  if (!Number.isInteger(quantity)) return { cart, refusal: 'not-a-whole-number' }
  if (quantity > orderLimits.quantity.max) return { cart, refusal: 'too-many-of-one-dish' }
  if (held) return { cart: cart.map((line) => (line.dish.id === dish.id ? { ...line, quantity } : line)) }
  if (cart.length >= orderLimits.lines.max) return { cart, refusal: 'too-many-lines' }
  return { cart: [...cart, { dish, quantity }] }
}

/** Sets what is wanted otherwise in the line of a dish; a blank note is none. */
export function setNote(cart: Cart, dishId: string, note: string): Cart {
  return cart.map((line) => (line.dish.id === dishId ? { ...line, note: readText(note) ? note : undefined } : line))
}

/** The price of a line; null when nobody said the dish's. */
export function lineTotal({ dish, quantity }: CartLine): Cents | null {
  return dish.price === null ? null : dish.price * quantity
}

/** Total at the cart's prices, null when one is not said; the server recomputes it with current prices. */
export function cartTotal(cart: Cart): Cents | null {
  return sumOf(cart.map(lineTotal))
}

/** How many things are in the cart: each dish as often as it is wanted. */
export function cartCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

/** Steps of the wizard, in order. */
export const orderSteps = ['restaurant', 'menu', 'cart', 'customer', 'confirmation'] as const
export type OrderStep = (typeof orderSteps)[number]

/** The chosen restaurant, with what the wizard shows after a reload. */
export type DraftRestaurant = Pick<Restaurant, 'id' | 'name' | 'features' | 'address'>

/** When and where an order is handed over, as typed; '' for what nobody said. */
export type Handover = {
  /** On the restaurant's clock. */
  time: ClockTime
  /** Of a delivery. */
  address: string
  phone: string
}

/** An order being taken; `key` is the idempotency key, stable across retries. */
export type OrderDraft = {
  key: string
  restaurant: DraftRestaurant | null
  cart: Cart
  customer: Customer | null
  customerName: string
  delivery: boolean
  handover: Handover
}

const unsaid: Handover = { time: '', address: '', phone: '' }

/** An empty draft. The caller provides `key`: the domain draws no random numbers. */
export function emptyOrderDraft(key: string): OrderDraft {
  return { key, restaurant: null, cart: [], customer: null, customerName: '', delivery: false, handover: unsaid }
}

/** Chooses a restaurant; falls back to pickup where it does not deliver. */
export function chooseRestaurant(draft: OrderDraft, restaurant: DraftRestaurant): OrderDraft {
  return { ...draft, restaurant, delivery: draft.delivery && delivers(restaurant) }
}

const NAME = /^(?=.*\p{L})[\p{L}\p{M} '’·-]+$/u

/** Whether a typed name meets the specification: 2 to 100 letters, spaces, apostrophes and hyphens. */
export function isCustomerNameAccepted(name: string): boolean {
  const { min, max } = orderLimits.customerName
  const typed = readName(name)
  return typed.length >= min && typed.length <= max && NAME.test(typed)
}

/** Whether nobody said a phone, or one that can be called. */
function isPhoneAccepted(phone: string): boolean {
  return readText(phone) === '' || readPhone(phone) !== null
}

/** What is missing before an order can be sent, step by step. */
export type DraftGap = 'no-restaurant' | 'empty-cart' | 'bad-phone' | 'no-customer' | 'bad-customer-name'

/** What is missing at a step, or null; the confirmation needs everything. */
export function gapAt(draft: OrderDraft, step: OrderStep): DraftGap | null {
  const asks = (asked: OrderStep) => step === asked || step === 'confirmation'
  if (asks('restaurant') && !draft.restaurant) return 'no-restaurant'
  if ((asks('menu') || asks('cart')) && draft.cart.length === 0) return 'empty-cart'
  if (asks('cart') && draft.delivery && !isPhoneAccepted(draft.handover.phone)) return 'bad-phone'
  if (!asks('customer') || draft.customer) return null
  if (readName(draft.customerName) === '') return 'no-customer'
  return isCustomerNameAccepted(draft.customerName) ? null : 'bad-customer-name'
}

/** The furthest step that the choices allow; earlier steps stay reachable. */
export function furthestStep(draft: OrderDraft): OrderStep {
  return orderSteps.find((step) => gapAt(draft, step) !== null) ?? 'confirmation'
}

/** The name for messages: the customer's, else the typed one. */
export function draftCustomerName(draft: Pick<OrderDraft, 'customer' | 'customerName'>): string {
  return draft.customer?.fullName ?? readName(draft.customerName)
}

const VERSION = 1

/** Serialises a draft for the browser's storage. */
export function serialiseOrderDraft(draft: OrderDraft): string {
  return JSON.stringify({ version: VERSION, draft })
}

const cartLines = list(
  record({
    dish: record({ id, name: text, price: orNull(number), allergens: allergenCodes }),
    quantity: number,
    note: text,
  }),
)

const storedDraft = record({
  key: optional(text),
  cart: cartLines,
  customer: customerRecord,
  customerName: text,
  delivery: flag,
  handover: record({ time: text, address: text, phone: text }),
})

/** The cart, without lines that break its bounds. */
function cartOf(lines: Read<typeof cartLines>): Cart {
  return lines.reduce<Cart>(
    (cart, { dish, quantity, note }) =>
      dish.id ? setNote(setQuantity(cart, dish, quantity).cart, dish.id, note) : cart,
    [],
  )
}

/** Parses a stored draft; null when absent, corrupt or of another version. */
export function parseOrderDraft(written: string | null): OrderDraft | null {
  const stored = asRecord(readBody(String(written)))
  const draft = asRecord(stored?.draft)
  if (stored?.version !== VERSION || !draft) return null
  const { key, cart, customer, handover, ...rest } = storedDraft.read(draft)
  if (!key) return null
  return {
    ...rest,
    key,
    restaurant: readDraftRestaurant(draft.restaurant),
    cart: cartOf(cart),
    customer: customer.id ? customer : null,
    handover: { ...handover, time: isClockTime(handover.time) ? handover.time : '' },
  }
}
