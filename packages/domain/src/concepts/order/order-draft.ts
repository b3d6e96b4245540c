import { readPhone } from '../../base/format/index.ts'
import { readName, readText } from '../../base/text/index.ts'
import { type ClockTime, isClockTime } from '../../base/time/index.ts'
import {
  asRecord,
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
import { allergenCodes } from '../dish/index.ts'
import { delivers, type Restaurant, readDraftRestaurant } from '../restaurant/index.ts'
import { type Cart, setNote, setQuantity } from './cart.ts'
import { orderLimits } from './order.ts'

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
