import type { AuditAction } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import {
  isSwitched,
  type MessageKind,
  type MessageSwitchesChange,
  mayHandOver,
  messageBody,
  messageText,
  type SwitchedKind,
} from '@potager/domain/message'
import { messageKindLabels, messageRefusals, staleMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import type { Database, Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { conflict, notFound } from '../errors.ts'
import { findHouse } from '../house/routes.ts'
import { siteOrigin, wishAddress } from '../outbox/queue.ts'
import type { Handlers, Services } from '../serve.ts'
import {
  countMessages,
  findHeldUp,
  findMessage,
  findMessages,
  type HeldUpRow,
  type MessageRow,
  readWish,
  requeueMessage,
  saveWish,
  settleMessage,
} from './queries.ts'

/** The trail names records by id; the switches are a single record. */
const SWITCHES_ID = '00000000-0000-0000-0000-000000000000'

/** What is switched off, and since which version; nothing, as version 0, while nobody has chosen. */
type Switches = { off: SwitchedKind[]; version: number }

/** The stored switches. A kind that lost its switch since is on. */
async function findSwitches(db: Queryable): Promise<Switches> {
  const [row] = await db.query<{ off: MessageKind[]; version: number }>('select off, version from message_switches')
  return row ? { off: row.off.filter(isSwitched), version: row.version } : { off: [], version: 0 }
}

/** Stores the switches over the version that was read, or over any. False, with nothing written, when it differs. */
async function storeSwitches(tx: Queryable, { off, version }: MessageSwitchesChange): Promise<boolean> {
  const [row] = await tx.query(
    `insert into message_switches as s (off) select $1::text[]
     where coalesce($2::int, 0) = 0 or exists (select from message_switches)
     on conflict (only_row) do update set off = excluded.off, updated_at = now(), version = s.version + 1
     where $2::int is null or s.version = $2::int
     returning 1 as one`,
    [off, version ?? null],
  )
  return row !== undefined
}

const named = (off: readonly SwitchedKind[]) => off.map((kind) => messageKindLabels[kind]).join(', ') || '–'

/**
 * Switches kinds of messages off, and the others on; the trail has what is off now.
 * @throws Refusal 409 when they were changed since the version that was read
 */
function changeSwitches(db: Database, caller: Caller, change: MessageSwitchesChange): Promise<Switches> {
  return db.transaction(async (tx) => {
    if (!(await storeSwitches(tx, change))) throw conflict(staleMessages.messageSwitches)
    const stored = await findSwitches(tx)
    await recordAudit(tx, caller, {
      action: 'updateMessageSwitches',
      resource: 'message',
      resourceId: SWITCHES_ID,
      reason: named(stored.off),
    })
    return stored
  })
}

type WireMessage = z.input<typeof contract.message.handOverMessage.response>

function wireMessage(row: MessageRow, { house, origin }: { house: string; origin: string }): WireMessage {
  const text = messageText(row)
  const address = row.link === null ? null : new URL(row.link, origin).href
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    name: row.name,
    email: row.email ?? '',
    phone: row.phone ?? '',
    restaurantName: row.restaurantName ?? '',
    subject: text.subject,
    body: messageBody(text, { house, address, wishes: wishAddress(row.wishToken, origin) }),
    failure: row.failure ?? '',
    answer: row.answer ?? '',
    tries: row.tries,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}

const wireHeldUp = ({ since, answer, ...rest }: HeldUpRow) => ({
  ...rest,
  since: since.toISOString(),
  answer: answer ?? '',
})

/** Messages for whoever hands them over: a restaurant's for its team, the house's for admins (extensions). */
export function messageHandlers({ db, config }: Services): Handlers<typeof contract.message> {
  const sheetOf = async (from: Queryable, origin: string | null) => ({
    house: (await findHouse(from, config)).name,
    origin: siteOrigin(origin, config),
  })

  /** Changes a message that the caller sees. Null from `decide` leaves it as it is. */
  function change(
    { caller, origin, params: { id } }: { caller: Caller; origin: string | null; params: { id: string } },
    { action, decide }: { action: AuditAction; decide: (row: MessageRow) => ((tx: Queryable) => Promise<void>) | null },
  ): Promise<WireMessage> {
    return db.transaction(async (tx) => {
      const row = await findMessage(tx, caller, id, { lock: true })
      if (!row) throw notFound(messageRefusals.unknown)
      const write = decide(row)
      if (write) {
        await write(tx)
        const { restaurantId } = row
        const subject = { resource: 'message', resourceId: id, ...(restaurantId ? { restaurantId } : {}) } as const
        await recordAudit(tx, caller, { action, ...subject })
      }
      const changed = await findMessage(tx, caller, id)
      if (!changed) throw notFound(messageRefusals.unknown)
      return wireMessage(changed, await sheetOf(tx, origin))
    })
  }

  return {
    listMessages: async ({ caller, origin, query }) => {
      const sheet = await sheetOf(db, origin)
      const heldUp = await findHeldUp(db, caller)
      return {
        content: (await findMessages(db, caller, query)).map((row) => wireMessage(row, sheet)),
        ...(await countMessages(db, caller, query.state)),
        sends: config.smtp !== undefined,
        heldUp: heldUp && wireHeldUp(heldUp),
      }
    },

    handOverMessage: (input) =>
      change(input, {
        action: 'handOverMessage',
        decide: (row) => {
          if (row.state === 'done') return null
          if (!mayHandOver(row) || row.handing) throw conflict(messageRefusals.onItsWay)
          return (tx) => settleMessage(tx, row.id)
        },
      }),

    retryMessage: (input) =>
      change(input, {
        action: 'retryMessage',
        decide: ({ id, state, email }) => {
          if (state === 'waiting') return null
          if (!config.smtp) throw conflict(messageRefusals.noServer)
          if (email === null || (state !== 'given-up' && state !== 'to-hand-over')) {
            throw conflict(messageRefusals.notGivenUp)
          }
          return (tx) => requeueMessage(tx, id)
        },
      }),

    getMessageSwitches: () => findSwitches(db),

    updateMessageSwitches: ({ caller, body }) => changeSwitches(db, caller, body),

    readMessageWish: ({ params, visitor }) => readWish(db, params.token, visitor),

    saveMessageWish: ({ params, body, visitor }) => saveWish(db, { ...params, ...body, visitor }),
  }
}
