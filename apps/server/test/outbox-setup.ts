import { type BookingWords, messageStates } from '@potager/domain/message'
import { type NewMessage, writeMessage } from '../src/api/outbox/queue.ts'
import { sendDue } from '../src/api/outbox/send.ts'
import type { Database, Queryable } from '../src/db/database.ts'
import { afterFile, testConfig } from './harness.ts'
import { failLoudly } from './stores.ts'

/**
 * Calls `heard` with each message of the channel `change` until the file's tests end. Resolves once listening: what is
 * told before is not heard, and a connection to listen on takes a moment.
 */
export async function hearChanges(db: Database, heard: (message: string) => void): Promise<void> {
  await new Promise<void>((linked) => {
    afterFile(db.listen('change', { heard, linked }))
  })
}

export const reservationWords: BookingWords = {
  booking: 'RESERVATION',
  restaurant: 'Le Potager du Canal',
  room: null,
  start: '2026-11-21T19:30:00',
  end: '2026-11-21T22:00:00',
  people: 8,
}

/** Writes the message of a confirmed reservation, with changes. */
export function writeOne(tx: Queryable, changes: Partial<NewMessage> = {}): Promise<boolean> {
  return writeMessage(tx, {
    kind: 'booking-confirmed',
    words: reservationWords,
    event: crypto.randomUUID(),
    to: { name: 'Suzanne Flon', email: 'suzanne@exemple.fr', phone: null },
    restaurantId: null,
    ...changes,
  } as NewMessage)
}

/** Settings of a house that sends by this server. */
export const mailing = (url: string) =>
  testConfig({ smtp: { url, from: 'bonjour@potager.example' }, publicOrigin: new URL('https://potager.example') })

/** Sends what is due, as the program does every few seconds. */
export const sendBy = (db: Database, url: string, patience?: number) =>
  sendDue(db, mailing(url), { report: failLoudly, ...(patience ? { patience } : {}) })

export type OutboxRow = {
  to: string | null
  state: string
  tries: number
  unanswered: number
  failure: string | null
  answer: string | null
  link: string | null
  wait: number
}

/** Every message, by its recipient; `wait` is how many seconds it is not due for. */
export function readOutbox(db: Queryable): Promise<OutboxRow[]> {
  return db.query(
    `select to_email as to, state, tries, unanswered, failure, answer, link,
       round(extract(epoch from due_at - now()))::int as wait from outbox order by to_email, id`,
  )
}

/** How many messages are in each state. */
export async function countStates(db: Queryable): Promise<Record<string, number>> {
  const rows = await db.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from outbox group by state',
  )
  const known = new Map(rows.map(({ state, n }) => [state, n]))
  return Object.fromEntries(messageStates.map((state) => [state, known.get(state) ?? 0]).filter(([, n]) => n !== 0))
}

/** Makes everything that waits due, as if the time had passed. */
export const letTimePass = (db: Queryable) => db.query(`update outbox set due_at = now() where state = 'waiting'`)
