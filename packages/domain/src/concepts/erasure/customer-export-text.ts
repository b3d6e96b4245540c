import {
  formatDateTime,
  formatInstant,
  formatLongDate,
  formatMoney,
  formatPhone,
  formatPlural,
} from '../../base/format/index.ts'
import { customerMessagesWords } from '../message/customer-messages.messages.ts'
import { messageKindLabels, messageStateLabels } from '../message/message-screen.messages.ts'
import { reservationStatusLabels } from '../reservation/reservation.messages.ts'
import { customerExportMessages } from './customer-export.messages.ts'
import type { CustomerExport } from './customer-export.ts'
import { exportTextMessages } from './export-text.messages.ts'
import { exportText, historySection, line, noticesSection, reviewsSection, section } from './export-text.ts'

const words = { ...exportTextMessages, ...customerExportMessages }

const labelOf = (labels: Readonly<Record<string, string>>, code: string) => labels[code] ?? code

const recordLines = ({ fullName, phone, email, note, createdAt, messages }: CustomerExport['records'][number]) => [
  fullName,
  ...line(words.phone, phone && formatPhone(phone)),
  ...line(words.email, email),
  ...line(words.note, note),
  ...line(words.createdAt, formatInstant(createdAt)),
  ...line(customerMessagesWords.label, customerMessagesWords.wish(messages)),
]

const orderLines = (order: CustomerExport['orders'][number]) => [
  `${formatInstant(order.createdAt)}, ${order.restaurant}`,
  ...line(words.name, order.customerName),
  ...line(words.service, order.delivery ? words.delivered : words.pickedUp),
  ...line(words.wantedTime, order.wantedTime),
  ...line(words.address, order.deliveryAddress),
  ...line(words.phone, order.deliveryPhone && formatPhone(order.deliveryPhone)),
  ...order.lines.map(
    ({ dish, quantity, unitPrice, note }) =>
      `  ${quantity} × ${dish}${note ? ` (${note})` : ''}, ${formatMoney(unitPrice)}`,
  ),
  ...line(words.total, formatMoney(order.total)),
]

const wishText = ({ start, end, people }: NonNullable<CustomerExport['bookings'][number]['wish']>) =>
  `${formatDateTime(start)} – ${formatDateTime(end)}, ${formatPlural(people, 'personne')}`

const bookingLines = (booking: CustomerExport['bookings'][number]) => [
  `${formatDateTime(booking.start)} – ${formatDateTime(booking.end)}, ${booking.restaurant}`,
  ...line(words.kind, booking.kind === 'EVENT' ? words.event : words.reservation),
  ...line(words.people, formatPlural(booking.people, 'personne')),
  ...line(
    words.status,
    reservationStatusLabels[booking.status as keyof typeof reservationStatusLabels] ?? booking.status,
  ),
  ...line(words.title, booking.title),
  ...line(words.description, booking.description),
  ...line(words.specialRequests, booking.specialRequests),
  ...line(words.contactPhone, booking.contactPhone),
  ...line(words.price, booking.price === null ? '' : formatMoney(booking.price)),
  ...line(words.wish, booking.wish ? wishText(booking.wish) : ''),
  ...line(words.note, booking.notes),
  ...line(words.reason, booking.cancelReason),
]

const visitLines = ({ visitedOn, restaurant }: CustomerExport['visits'][number]) => [
  `${formatLongDate(visitedOn)}, ${restaurant}`,
]

const messageLines = (message: CustomerExport['messages'][number]) => [
  `${formatInstant(message.createdAt)}, ${labelOf(messageKindLabels, message.kind)}`,
  ...line(
    words.to,
    [message.name, message.email, message.phone && formatPhone(message.phone)].filter(Boolean).join(', '),
  ),
  ...line(words.state, labelOf(messageStateLabels, message.state)),
]

/** What is held about a customer, as a text that they can read. */
export function customerExportText(held: CustomerExport): string {
  return exportText(held.exportedAt, [
    ...section(words.records, held.records.map(recordLines)),
    ...section(words.orders, held.orders.map(orderLines)),
    ...section(words.bookings, held.bookings.map(bookingLines)),
    ...section(words.visits, held.visits.map(visitLines)),
    ...reviewsSection(held.reviews),
    ...noticesSection(held.notices),
    ...section(words.messages, held.messages.map(messageLines)),
    ...historySection(held.history),
  ])
}
