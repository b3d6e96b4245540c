import type { contract } from '@potager/domain/contract'
import { staleMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { countDue, countWalkIns, findFirstDue, findNights, findRetention, keptSince, storeRetention } from './night.ts'

type WireRetention = z.input<typeof contract.retention.getCustomerRetention.response>

/** The trail names records by id; the choice is a single record. */
const RETENTION_ID = '00000000-0000-0000-0000-000000000000'

async function read(db: Queryable): Promise<WireRetention> {
  return { ...(await findRetention(db)), nights: await findNights(db) }
}

const inWords = (years: number | null) => (years === null ? '-' : String(years))

/** How long customers are kept, for administrators. */
export function retentionHandlers({ db }: Services): Handlers<typeof contract.retention> {
  return {
    getCustomerRetention: () => read(db),
    updateCustomerRetention: ({ caller, body }) =>
      db.transaction(async (tx) => {
        const before = await findRetention(tx)
        if ((await storeRetention(tx, body)) === undefined) throw conflict(staleMessages.retention)
        await recordAudit(tx, caller, {
          action: 'updateCustomerRetention',
          resource: 'retention',
          resourceId: RETENTION_ID,
          from: inWords(before.years),
          to: inWords(body.years),
        })
        return read(tx)
      }),
    previewCustomerRetention: async ({ query: { years } }) => {
      const since = keptSince(years, Date.now())
      const [counted, first, orders] = await Promise.all([
        countDue(db, since),
        findFirstDue(db, since),
        countWalkIns(db, since),
      ])
      return { ...counted, orders, first: first.map((one) => ({ ...one, lastContact: one.lastContact.toISOString() })) }
    },
  }
}
