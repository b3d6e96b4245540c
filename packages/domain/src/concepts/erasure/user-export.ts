import { count, id, list, nullable, type Read, record, text, utc } from '../../base/wire/index.ts'
import { heldHistory, heldNotices, heldReviews } from './held.ts'

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
