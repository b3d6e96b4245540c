import {
  count,
  day,
  id,
  list,
  nullable,
  type Read,
  reader,
  record,
  text,
  utc,
  version,
  within,
} from '../../base/wire/index.ts'

/** How many years a group may choose. */
export const retentionLimits = { min: 1, max: 10 } as const

/** Nights that the log shows. */
export const RETENTION_NIGHTS = 10

/**
 * How long customers are kept without a contact, in years; null for as long as nobody erases them. `nights` is the log,
 * the latest first: how many were erased, how many waited because an order of theirs is open, and from how many orders
 * without a customer address, telephone, notes and reason were taken.
 */
export const retentionRecord = record({
  years: nullable(within(retentionLimits, 'whole')),
  nights: list(record({ day, years: count, erased: count, held: count, orders: count })),
  version,
})
export interface Retention extends Read<typeof retentionRecord> {}

export const readRetention = reader(retentionRecord)

/** What is chosen, over the version that was read. */
export type RetentionChange = { years: number | null; version?: number | undefined }

/**
 * Whom a number of years would erase the coming night: how many, how many wait, the first of them by last contact, and how
 * many orders without a customer would lose what they say of somebody.
 */
export const retentionPreviewRecord = record({
  people: count,
  held: count,
  orders: count,
  first: list(record({ id, fullName: text, lastContact: utc })),
})
export interface RetentionPreview extends Read<typeof retentionPreviewRecord> {}
