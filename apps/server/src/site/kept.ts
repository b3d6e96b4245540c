import { type KeptTimes, unknownTimes } from '@potager/domain/config'
import type { FastifyInstance } from 'fastify'
import { findChatbotSettings } from '../api/chatbot-settings/queries.ts'
import { findRetention } from '../api/retention/queries.ts'
import type { Database } from '../db/database.ts'

/**
 * Reads how long data is kept, for the page that says so; unknown in front of another back end. While the database does
 * not answer, as it was last read.
 */
export function createKeptReader(app: FastifyInstance, db?: Database): () => Promise<KeptTimes> {
  let last = unknownTimes
  return async () => {
    if (!db) return last
    try {
      const [{ advanced }, { years }] = await Promise.all([findChatbotSettings(db), findRetention(db)])
      last = { consultationDays: advanced.dataRetentionDays, customerYears: years ?? 'ever' }
    } catch (error) {
      app.log.warn({ err: error }, 'how long data is kept could not be read: the page says it as it was')
    }
    return last
  }
}
