import {
  formatDateTime,
  formatInstant,
  formatLongDate,
  formatMoney,
  formatPhone,
  formatPlural,
} from '../../base/format/index.ts'
import { taskLabels } from '../../base/messages/tasks.ts'
import { auditActionLabels } from '../audit/audit.messages.ts'
import { customerMessagesWords } from '../message/customer-messages.messages.ts'
import { messageKindLabels, messageStateLabels } from '../message/message-screen.messages.ts'
import { noticeDecisionLabels, noticeMotiveLabels } from '../notice/notice-labels.messages.ts'
import { reservationStatusLabels } from '../reservation/reservation.messages.ts'
import { roleLabels } from '../user/user.messages.ts'
import { customerExportMessages, userExportMessages } from './customer-export.messages.ts'
import type { CustomerExport, UserExport } from './customer-export.ts'
import { exportTextMessages as words } from './erasure.messages.ts'

/** A label and its value on a line; nothing for what is empty. */
const line = (label: string, value: string) => (value === '' ? [] : [`  ${label}\u00a0: ${value}`])

/** Entries under a title that counts them; nothing without entries. */
const section = (title: string, entries: readonly string[][]) =>
  entries.length === 0
    ? []
    : [[`${title} (${entries.length})`, ...entries.map((lines) => lines.join('\n'))].join('\n\n')]

/** The whole text of an export, from its sections. */
const exportText = (exportedAt: CustomerExport['exportedAt'], sections: readonly string[]) =>
  `${[`${words.heading}\n${words.at(formatInstant(exportedAt))}`, ...sections].join('\n\n\n')}\n`

const reviewLines = (review: CustomerExport['reviews'][number]) => [
  `${formatInstant(review.createdAt)}, ${review.about}`,
  ...line(words.author, review.author),
  ...line(words.rating, `${review.rating}/5`),
  ...line(words.comment, review.comment),
  ...line(words.reason, review.reason),
  ...line(words.objection, review.objection),
  ...line(words.answer, review.answer),
]

/** The reviews that somebody wrote. */
const reviewsSection = (reviews: CustomerExport['reviews']) => section(words.reviews, reviews.map(reviewLines))

const labelOf = (labels: Readonly<Record<string, string>>, code: string) => labels[code] ?? code

const noticeLines = (notice: CustomerExport['notices'][number]) => [
  `${formatInstant(notice.receivedAt)}, ${notice.about}`,
  ...line(words.reason, labelOf(noticeMotiveLabels, notice.motive)),
  ...line(words.explanation, notice.explanation),
  ...line(
    words.contact,
    [notice.name, notice.email, notice.phone && formatPhone(notice.phone)].filter(Boolean).join(', '),
  ),
  ...line(words.decision, labelOf(noticeDecisionLabels, notice.decision)),
  ...line(words.decisionReason, notice.reason),
]

/** The notices of reviews that somebody gave. */
const noticesSection = (notices: CustomerExport['notices']) => section(words.notices, notices.map(noticeLines))

/** What the trail says of somebody. */
const historySection = (history: CustomerExport['history']) =>
  section(
    words.history,
    history.map(({ at, action, reason }) => [
      `${formatInstant(at)}\u00a0: ${auditActionLabels[action] ?? action}`,
      ...line(words.reason, reason),
    ]),
  )

const own = userExportMessages

const label = (labels: Readonly<Record<string, string>>, code: string) => labels[code] ?? code

const accountLines = ({ account }: UserExport) => [
  account.username,
  ...line(own.fullName, `${account.firstName} ${account.lastName}`.trim()),
  ...line(words.email, account.email),
  ...line(own.role, label(roleLabels, account.role)),
  ...line(own.tasks, account.tasks?.map((task) => label(taskLabels, task)).join(', ') ?? ''),
  ...line(words.createdAt, formatInstant(account.createdAt)),
]

/** What is held about the person of an account, as a text that they can read. */
export function userExportText(held: UserExport): string {
  return exportText(held.exportedAt, [
    ...section(own.account, [accountLines(held)]),
    ...section(
      own.restaurants,
      held.restaurants.map(({ name, since }) => [name, ...line(own.since, since ? formatInstant(since) : '')]),
    ),
    ...section(
      own.sessions,
      held.sessions.map(({ device, createdAt, endsAt }) => [
        device || own.unknownDevice,
        ...line(own.from, formatInstant(createdAt)),
        ...line(own.until, formatInstant(endsAt)),
      ]),
    ),
    ...section(
      own.addresses,
      held.addresses.map(({ fingerprint, seenAt }) => [fingerprint, ...line(own.seenAt, formatInstant(seenAt))]),
    ),
    ...section(
      own.refusedSignIns,
      held.refusedSignIns.map(({ hour, refused }) => [`${formatInstant(hour)}\u00a0: ${own.refused(refused)}`]),
    ),
    ...reviewsSection(held.reviews),
    ...noticesSection(held.notices),
    ...historySection(held.history),
  ])
}

const customerWords = { ...words, ...customerExportMessages }

const recordLines = ({ fullName, phone, email, note, createdAt, messages }: CustomerExport['records'][number]) => [
  fullName,
  ...line(customerWords.phone, phone && formatPhone(phone)),
  ...line(customerWords.email, email),
  ...line(customerWords.note, note),
  ...line(customerWords.createdAt, formatInstant(createdAt)),
  ...line(customerMessagesWords.label, customerMessagesWords.wish(messages)),
]

const orderLines = (order: CustomerExport['orders'][number]) => [
  `${formatInstant(order.createdAt)}, ${order.restaurant}`,
  ...line(customerWords.name, order.customerName),
  ...line(customerWords.service, order.delivery ? customerWords.delivered : customerWords.pickedUp),
  ...line(customerWords.wantedTime, order.wantedTime),
  ...line(customerWords.address, order.deliveryAddress),
  ...line(customerWords.phone, order.deliveryPhone && formatPhone(order.deliveryPhone)),
  ...order.lines.map(
    ({ dish, quantity, unitPrice, note }) =>
      `  ${quantity} × ${dish}${note ? ` (${note})` : ''}, ${formatMoney(unitPrice)}`,
  ),
  ...line(customerWords.total, formatMoney(order.total)),
]

const wishText = ({ start, end, people }: NonNullable<CustomerExport['bookings'][number]['wish']>) =>
  `${formatDateTime(start)} – ${formatDateTime(end)}, ${formatPlural(people, 'personne')}`

const bookingLines = (booking: CustomerExport['bookings'][number]) => [
  `${formatDateTime(booking.start)} – ${formatDateTime(booking.end)}, ${booking.restaurant}`,
  ...line(customerWords.kind, booking.kind === 'EVENT' ? customerWords.event : customerWords.reservation),
  ...line(customerWords.people, formatPlural(booking.people, 'personne')),
  ...line(
    customerWords.status,
    reservationStatusLabels[booking.status as keyof typeof reservationStatusLabels] ?? booking.status,
  ),
  ...line(customerWords.title, booking.title),
  ...line(customerWords.description, booking.description),
  ...line(customerWords.specialRequests, booking.specialRequests),
  ...line(customerWords.contactPhone, booking.contactPhone),
  ...line(customerWords.price, booking.price === null ? '' : formatMoney(booking.price)),
  ...line(customerWords.wish, booking.wish ? wishText(booking.wish) : ''),
  ...line(customerWords.note, booking.notes),
  ...line(customerWords.reason, booking.cancelReason),
]

const visitLines = ({ visitedOn, restaurant }: CustomerExport['visits'][number]) => [
  `${formatLongDate(visitedOn)}, ${restaurant}`,
]

const messageLines = (message: CustomerExport['messages'][number]) => [
  `${formatInstant(message.createdAt)}, ${labelOf(messageKindLabels, message.kind)}`,
  ...line(
    customerWords.to,
    [message.name, message.email, message.phone && formatPhone(message.phone)].filter(Boolean).join(', '),
  ),
  ...line(customerWords.state, labelOf(messageStateLabels, message.state)),
]

/** What is held about a customer, as a text that they can read. */
export function customerExportText(held: CustomerExport): string {
  return exportText(held.exportedAt, [
    ...section(customerWords.records, held.records.map(recordLines)),
    ...section(customerWords.orders, held.orders.map(orderLines)),
    ...section(customerWords.bookings, held.bookings.map(bookingLines)),
    ...section(customerWords.visits, held.visits.map(visitLines)),
    ...reviewsSection(held.reviews),
    ...noticesSection(held.notices),
    ...section(customerWords.messages, held.messages.map(messageLines)),
    ...historySection(held.history),
  ])
}
