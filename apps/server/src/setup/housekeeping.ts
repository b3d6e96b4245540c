import { purgeSessions } from '../api/assistant/retention.ts'
import { recordRefused } from '../api/auth/refused-sign-in.ts'
import { forgetExpired } from '../api/auth/sessions.ts'
import { keepErasures } from '../api/erasure/kept.ts'
import { forgetNotices } from '../api/notice/queries.ts'
import { alertOfAccuracy } from '../api/outbox/chatbot.ts'
import { forgetMessages } from '../api/outbox/forget.ts'
import { remindOfTomorrow } from '../api/outbox/reminders.ts'
import { inviteAfterReservations } from '../api/outbox/visit.ts'
import { forgetLinks } from '../api/request/link.ts'
import { eraseUnheard } from '../api/retention/night.ts'
import { forgetShares } from '../api/share.ts'
import { forgetVisits } from '../api/visit-review/visit.ts'
import type { Config } from '../base/config.ts'
import type { Database, ReportFailure } from '../db/database.ts'
import { remakeNameKeys } from '../db/name-keys.ts'

type Place = Pick<Config, 'backupDir'>

const HOUSEKEEPING_MS = 60 * 60_000
/** Delayed, so that the first visitors do not wait for it. */
const FIRST_HOUSEKEEPING_MS = 5000

/** Deletes expired data, after copying what belongs to the trail. */
async function forget(db: Database, { backupDir }: Place): Promise<void> {
  await recordRefused(db)
  await forgetExpired(db)
  await forgetShares(db)
  await forgetLinks(db)
  await forgetNotices(db)
  await forgetVisits(db)
  await purgeSessions(db, Date.now())
  if ((await eraseUnheard(db, Date.now())) > 0) await keepErasures(db, backupDir)
}

/** Writes the messages that no change causes, and forgets those that are over. */
async function writeDue(db: Database): Promise<void> {
  await remindOfTomorrow(db, Date.now())
  await inviteAfterReservations(db, Date.now())
  await alertOfAccuracy(db, Date.now())
  await forgetMessages(db)
}

/**
 * Does what is due soon, then every hour.
 * @returns what ends it, once what is under way is done
 */
export function startHousekeeping(db: Database, place: Place, report: ReportFailure): () => Promise<void> {
  let tidying: Promise<void> | undefined
  const tidy = () => {
    tidying = forget(db, place)
      .catch((error: unknown) => report('removal of what expired', error))
      .then(() => writeDue(db))
      .catch((error: unknown) => report('writing the messages of the day', error))
      .then(() => remakeNameKeys(db))
      .catch((error: unknown) => report('making the keys of names anew', error))
  }
  const first = setTimeout(tidy, FIRST_HOUSEKEEPING_MS)
  const timer = setInterval(tidy, HOUSEKEEPING_MS)
  first.unref()
  timer.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await tidying
  }
}
