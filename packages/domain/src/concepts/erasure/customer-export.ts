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
import { heldHistory, heldNotices, heldReviews } from './held.ts'

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
