import type { Allergen } from '@potager/domain/dish'
import {
  formatDate,
  formatPhone,
  formatTime,
  formatWait,
  INVALID_DATE,
  orderNumber,
  readableCode,
} from '@potager/domain/format'
import {
  allergenLabels,
  dishMessages,
  orderMessages,
  orderStatusLabels,
  ordersScreenMessages,
  shortAllergenLabels,
} from '@potager/domain/messages'
import { isOrderStatus, type Order, type OrderLine } from '@potager/domain/order'
import { type Instant, instantToWall } from '@potager/domain/time'

/** The number used by staff: the last 6 characters of the id. */
export function numberOf(order: Pick<Order, 'id'>): string {
  return orderNumber(order.id)
}

/** « n° 12 », the number of the day; none before a backend that gives none. */
export function dayNumberOf({ dayNumber }: Pick<Order, 'dayNumber'>): string | undefined {
  return dayNumber === undefined ? undefined : ordersScreenMessages.dayNumber(dayNumber)
}

/** All lines of an order in one text, with their notes: « 2 × Velouté, 1 × Tarte (sans oignon) ». */
export function linesText({ lines }: Pick<Order, 'lines'>): string {
  return lines
    .map(({ quantity, dishName, note }) => `${quantity}\u00a0×\u00a0${dishName}${note ? ` (${note})` : ''}`)
    .join(', ')
}

/** The customer's name, or « Client de passage ». */
export function customerOf(order: Pick<Order, 'customerName'>): string {
  return order.customerName.trim() || orderMessages.guest
}

/** When it is wanted, « pour 19:30 »; undefined where nobody said. */
export function wantedOf({ wantedTime }: Pick<Order, 'wantedTime'>): string | undefined {
  return wantedTime && ordersScreenMessages.wanted(wantedTime)
}

/** Where an order is carried and whom to call there, as far as they were said. */
export function destinationOf({ deliveryAddress, deliveryPhone }: Pick<Order, 'deliveryAddress' | 'deliveryPhone'>) {
  return [deliveryAddress, deliveryPhone && formatPhone(deliveryPhone)].filter(
    (text) => text !== undefined && text !== '',
  )
}

/** « Livraison » or « À emporter ». */
export function orderService(order: Pick<Order, 'delivery'>): string {
  return order.delivery ? orderMessages.delivery : orderMessages.pickup
}

/** A status's French label; an unknown code is shown in readable form. */
export function statusOf(status: string): string {
  return isOrderStatus(status) ? orderStatusLabels[status] : readableCode(status)
}

/** When an order was placed, in Paris: the time if today, else day and time, with its age. */
export function whenOf(createdAt: Instant | null, now: Instant): string {
  if (createdAt === null) return INVALID_DATE
  const wall = instantToWall(createdAt)
  const today = wall.slice(0, 10) === instantToWall(now).slice(0, 10)
  const moment = today ? formatTime(wall) : `${formatDate(wall).slice(0, 5)} ${formatTime(wall)}`
  return `${moment} · ${ordersScreenMessages.waiting(formatWait(createdAt, now))}`
}

/** An allergen's label; an unknown code is shown in readable form. */
function labelIn(labels: Readonly<Record<Allergen, string>>) {
  return (code: string): string => labels[code as Allergen] ?? readableCode(code)
}

/** Allergens of a line; missing data never reads as none. */
export function allergensOfLine(line: Pick<OrderLine, 'allergens'>): string {
  if (!line.allergens) return dishMessages.allergensUnknown
  return line.allergens.map(labelIn(allergenLabels)).join(', ') || dishMessages.noAllergen
}

/** The same in short names, for a kitchen. */
export function shortAllergensOfLine(line: Pick<OrderLine, 'allergens'>): string {
  if (!line.allergens) return dishMessages.allergensUnknown
  return line.allergens.map(labelIn(shortAllergenLabels)).join(', ') || dishMessages.noAllergen
}

/** Allergens of a whole order in short form, without repeats; lines with missing data come first. */
export function allergensOf(order: Pick<Order, 'lines'>): string {
  const known = [...new Set(order.lines.flatMap((line) => line.allergens ?? []).map(labelIn(shortAllergenLabels)))]
  const unknown = order.lines.length === 0 || order.lines.some((line) => !line.allergens)
  return [...(unknown ? [dishMessages.allergensUnknown] : []), ...known].join(', ') || dishMessages.noAllergen
}
