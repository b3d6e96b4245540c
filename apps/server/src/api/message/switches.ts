import { isSwitched, type MessageKind, type MessageSwitchesChange, type SwitchedKind } from '@potager/domain/message'
import { messageKindLabels, staleMessages } from '@potager/domain/messages'
import type { Database, Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { conflict } from '../refusal.ts'

/** The trail names records by id; the switches are a single record. */
const SWITCHES_ID = '00000000-0000-0000-0000-000000000000'

/** What is switched off, and since which version; nothing, as version 0, while nobody has chosen. */
export type Switches = { off: SwitchedKind[]; version: number }

/** The stored switches. A kind that lost its switch since is on. */
export async function findSwitches(db: Queryable): Promise<Switches> {
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
export function changeSwitches(db: Database, caller: Caller, change: MessageSwitchesChange): Promise<Switches> {
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
