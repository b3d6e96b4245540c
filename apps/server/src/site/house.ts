import {
  defaultWords,
  type HouseWords,
  type KeptTimes,
  openHouse,
  type Publisher,
  unknownTimes,
} from '@potager/domain/config'
import { type House, housePalette } from '@potager/domain/house'
import type { FastifyInstance } from 'fastify'
import { findChatbotSettings } from '../api/chatbot-settings/queries.ts'
import { findHouse, houseOf, unnamedHouse } from '../api/house/routes.ts'
import { findRetention } from '../api/retention/night.ts'
import type { Config } from '../base/config.ts'
import type { Database } from '../db/database.ts'
import type { HouseLook } from './entry.ts'

/** What documents and pictures show of a house: its words, and its colours where they are its own. */
export function lookOf({ name, sentence, accent, logo }: House): HouseLook {
  return { words: { name, sentence, ...(logo ? { logo } : {}) }, ...(accent ? { tokens: housePalette(accent) } : {}) }
}

/** The words of a house for scripts, which know the default ones. */
export function ownWords(house: House): HouseWords | undefined {
  const { words } = lookOf(house)
  return words.name === defaultWords.name && words.sentence === defaultWords.sentence && !words.logo ? undefined : words
}

/** The state of a page for its script, with the words of a house that has its own. */
export function stateWith(state: unknown, house: House): unknown {
  const words = ownWords(house)
  return words && typeof state === 'object' ? { ...state, house: words } : state
}

/** The publisher; where it does not say how to be reached, as the house is. */
export function publisherWith(publisher: Publisher, { email, phone }: House): Publisher {
  return { ...(email ? { email } : {}), ...(phone ? { phone } : {}), ...publisher }
}

/** Reads the house for a document. While the database does not answer, documents show it as it was last read. */
export function createHouseReader(app: FastifyInstance, config: Config, db?: Database): () => Promise<House> {
  let last = houseOf(unnamedHouse(), config)
  openHouse(lookOf(last).words)
  return async () => {
    if (!db) return last
    try {
      last = await findHouse(db, config)
      // For the pages of last resort, which read nothing.
      openHouse(lookOf(last).words)
    } catch (error) {
      app.log.warn({ err: error }, 'the house could not be read: documents show it as it was')
    }
    return last
  }
}

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
