import type { contract } from '@potager/domain/contract'
import { userMessages } from '@potager/domain/messages'
import type { FastifyBaseLogger } from 'fastify'
import { readCard } from '../customer/routes.ts'
import { notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { findUser, wireUser } from '../user/routes.ts'
import { eraseCustomer, eraseUser, keepErasures } from './erase.ts'
import { exportCustomer, exportUser } from './export.ts'

/** Exports and erasures of people; an erasure is also kept beside the backups, which a restore reads. */
export function erasureHandlers({ db, config }: Services): Handlers<typeof contract.erasure> {
  // The next backup tries again.
  const keep = (log: Pick<FastifyBaseLogger, 'error'>) =>
    keepErasures(db, config.backupDir).catch((error: unknown) => log.error({ err: error }, 'erasure not kept'))
  return {
    exportCustomer: ({ params: { id } }) => exportCustomer(db, id),
    eraseCustomer: async ({ caller, params: { id }, log }) => {
      const card = await db.transaction(async (tx) => {
        await eraseCustomer(tx, caller, id)
        return readCard(tx, caller, id)
      })
      await keep(log)
      return card
    },
    exportUser: ({ params: { id } }) => exportUser(db, id),
    eraseUser: async ({ caller, params: { id }, log }) => {
      const user = await db.transaction(async (tx) => {
        await eraseUser(tx, caller, id)
        return findUser(tx, id)
      })
      await keep(log)
      if (!user) throw notFound(userMessages.unknown)
      return wireUser(user)
    },
  }
}
