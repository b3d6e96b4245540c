import { randomBytes } from 'node:crypto'
import { type MessageContent, messageRules, messageWishPath, wishesFor } from '@potager/domain/message'
import type { Config } from '../../base/config.ts'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'

/** The link of a message by which its customer chooses what comes next: its token, and the hash that outlasts it. */
function newWishLink(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** The address of the page of a token; null without one. */
export function wishAddress(token: string | null, origin: string): string | null {
  return token === null ? null : new URL(messageWishPath(token), origin).href
}

/** The address that links begin with: where the caller reads the site, or this machine's where that is not known. */
export function siteOrigin(origin: string | null, { host, port }: Pick<Config, 'host' | 'port'>): string {
  return origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Who a message is for. Without an e-mail address somebody of the house hands it over, by the phone if there is one. */
export type Recipient = { name: string; email: string | null; phone: string | null }

/** A message to write. */
export type NewMessage = MessageContent & {
  /** What it tells, in one text: the same event writes its message once, however often it is told. */
  event: string
  to: Recipient
  /** Whose staff see it; null is the house. */
  restaurantId: string | null
  /** The customer whom it is to or about; their erasure takes it along. */
  customerId?: string | null
  /** The booking or order that it is about. */
  subjectId?: string | null
  /** A path of the site that goes with it. It is stored until the message has left, and forgotten then. */
  link?: string | null
  /** For how many seconds it waits before it leaves, and what its recipient had heard before. */
  held?: { seconds: number; heardBefore: string } | undefined
}

/**
 * Writes a message in the transaction of what it tells, so that neither is stored without the other. Who sends it,
 * whether it is wanted, and when, is none of the caller's business.
 * @returns whether it was written: not again, and not when the group or its customer does without its kind
 */
export async function writeMessage(tx: Queryable, message: NewMessage): Promise<boolean> {
  const { kind, words, event, to, restaurantId, customerId, subjectId, link, held } = message
  const id = newId()
  const email = to.email?.trim() || null
  const wishLink = messageRules[kind].to === 'customer' ? newWishLink() : null
  const written = await tx.query(
    `insert into outbox (id, event_key, kind, restaurant_id, customer_id, subject_id, to_name, to_email, to_phone, words,
       link, message_id, state, wish_token, wish_hash, heard_before, due_at)
     select $1::uuid, $2, $3, $4::uuid, $5::uuid, $6::uuid, left($7, 200), $8, $9, $10::jsonb, $11, $12, $13, $14, $15, $17,
       now() + make_interval(secs => $18)
     where not exists (select from message_switches where $3 = any(off))
       and not exists (select from message_wish where contact = contact_key($8, $9) and not wish = any($16::text[]))
     on conflict (event_key) do nothing returning 1 as written`,
    [
      id,
      event,
      kind,
      restaurantId,
      customerId ?? null,
      subjectId ?? null,
      to.name,
      email,
      to.phone || null,
      JSON.stringify(words),
      link ?? null,
      `<${id}@potager>`,
      email === null ? 'to-hand-over' : 'waiting',
      wishLink?.token ?? null,
      wishLink?.hash ?? null,
      wishesFor(kind),
      held?.heardBefore ?? null,
      held?.seconds ?? 0,
    ],
  )
  if (written.length > 0) await tryEarlierNow(tx, id)
  return written.length > 0
}

/** Has an earlier message about the same thing tried at once that waits after a failure: the new one leaves after it, up to six hours later. */
async function tryEarlierNow(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update outbox earlier set due_at = now() from outbox later
     where later.id = $1 and later.kind not like 'account-%' and earlier.subject_id = later.subject_id
       and earlier.to_email = later.to_email and earlier.id < later.id and earlier.state = 'waiting'
       and earlier.tries > 0 and earlier.claim is null and earlier.due_at > now()`,
    [id],
  )
}
