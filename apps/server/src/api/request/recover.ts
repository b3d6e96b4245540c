import { setTimeout as wait } from 'node:timers/promises'
import { readPhone } from '@potager/domain/format'
import { lostRequestMessages } from '@potager/domain/messages'
import { readEmail } from '@potager/domain/text'
import type { Database } from '../../db/database.ts'
import { tellCustomer } from '../outbox/booking.ts'
import { takeShare } from '../share.ts'
import { makeLink } from './link.ts'
import { findLost } from './queries.ts'

const ASKED_A_DAY = { calls: 20, span: 'day' } as const
/** Longer than the work takes: the time of an answer must not tell whether there was something to do. */
const ANSWER_MS = 400

type Asked = { contact: string; day: string }

/** Has a new link written to the contact of each request of that day. */
function sendLinks(db: Database, { contact, day }: Asked): Promise<void> {
  const phone = readPhone(contact)
  const email = contact.includes('@') ? readEmail(contact) : ''
  if (phone === null && email === '') return Promise.resolve()
  return db.transaction(async (tx) => {
    for (const { id } of await findLost(tx, { phone, email }, day)) {
      const link = await makeLink(tx, id)
      // A link is told once: its address is in no other message.
      await tellCustomer(tx, 'booking-link', id, { link })
    }
  })
}

/**
 * Answers the same, after the same time, whether there is a request or not: only its own contact is told more.
 * @throws Refusal 429 beyond what one address may ask for in a day
 */
export async function recoverLinks(db: Database, visitor: string, asked: Asked): Promise<void> {
  await takeShare(db, `lost request ${visitor}`, ASKED_A_DAY, lostRequestMessages.tooMany)
  await Promise.all([sendLinks(db, asked), wait(ANSWER_MS)])
}
