import {
  code,
  count,
  day,
  euros,
  flag,
  id,
  list,
  nullable,
  type Read,
  record,
  text,
  utc,
  wallTime,
} from '../../base/wire/index.ts'
import { messageWishes } from '../message/index.ts'

/** The reviews that somebody wrote; texts are '' when there are none. */
const heldReviews = list(
  record({
    id,
    createdAt: utc,
    author: text,
    about: text,
    rating: count,
    comment: text,
    experienceOn: day,
    status: text,
    reason: text,
    /** Why they contest the refusal. */
    objection: text,
    answer: text,
  }),
)

/** The notices of reviews that somebody gave, found by their contact; texts are '' when there are none. */
const heldNotices = list(
  record({
    id,
    receivedAt: utc,
    about: text,
    motive: text,
    explanation: text,
    name: text,
    email: text,
    phone: text,
    decision: text,
    reason: text,
  }),
)

/** What the trail says of somebody. */
const heldHistory = list(record({ at: utc, action: text, reason: text }))

/**
 * Everything that is held about a customer, with their merged doubles; texts are '' when there are none. Who of the staff
 * did something is left out: that is about somebody else.
 */
export const customerExportRecord = record({
  exportedAt: utc,
  records: list(
    record({ id, fullName: text, email: text, phone: text, note: text, createdAt: utc, messages: code(messageWishes) }),
  ),
  orders: list(
    record({
      id,
      createdAt: utc,
      restaurant: text,
      customerName: text,
      status: text,
      delivery: flag,
      wantedTime: text,
      deliveryAddress: text,
      deliveryPhone: text,
      total: euros,
      lines: list(record({ dish: text, quantity: count, unitPrice: euros, note: text })),
    }),
  ),
  bookings: list(
    record({
      id,
      createdAt: utc,
      kind: text,
      restaurant: text,
      start: wallTime,
      end: wallTime,
      people: count,
      status: text,
      cancelReason: text,
      notes: text,
      title: text,
      description: text,
      specialRequests: text,
      contactPhone: text,
      /** A reservation's price, an event's estimate. */
      price: nullable(euros),
      /** Another moment that they would have preferred, open or not granted. */
      wish: nullable(record({ start: wallTime, end: wallTime, people: count })),
    }),
  ),
  /** What they were invited to review. */
  visits: list(record({ id, restaurant: text, visitedOn: day })),
  reviews: heldReviews,
  notices: heldNotices,
  /** To them, and about them to the house. */
  messages: list(
    record({
      id,
      createdAt: utc,
      kind: text,
      name: text,
      email: text,
      phone: text,
      state: text,
      settledAt: nullable(utc),
    }),
  ),
  history: heldHistory,
})
export interface CustomerExport extends Read<typeof customerExportRecord> {}

/**
 * Everything that is held about the person of an account; texts are '' when there are none. Addresses are fingerprints
 * of those that signed in. What the account did to the records of others is named without its reason, which may be about
 * them.
 */
export const userExportRecord = record({
  exportedAt: utc,
  account: record({
    id,
    username: text,
    email: text,
    firstName: text,
    lastName: text,
    role: text,
    tasks: nullable(list(text)),
    createdAt: utc,
  }),
  restaurants: list(record({ id, name: text, since: nullable(utc) })),
  sessions: list(record({ device: text, createdAt: utc, endsAt: utc })),
  addresses: list(record({ fingerprint: text, seenAt: utc })),
  refusedSignIns: list(record({ hour: utc, refused: count })),
  reviews: heldReviews,
  notices: heldNotices,
  history: heldHistory,
})
export interface UserExport extends Read<typeof userExportRecord> {}
