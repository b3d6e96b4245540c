import { quotaMessages } from '@potager/domain/messages'
import type { Queryable } from '../db/database.ts'
import { takeShare } from './share.ts'

/**
 * What one account may create in a day by one call, so that no stranger who registers fills the base: far more than a house
 * takes and writes.
 */
const A_DAY: Readonly<Record<string, number>> = {
  createOrder: 10_000,
  createReservation: 10_000,
  createEventRequest: 10_000,
  createChatSession: 10_000,
  createDisease: 2000,
}
const OTHERWISE = 500

/**
 * Counts something that an account created, in the transaction that creates it and as its last statement: what fails is
 * not counted, and others of the same account wait for the commit only.
 * @throws Refusal 429 beyond what the account may create in a day
 */
export async function countCreation(tx: Queryable, call: string, accountId: string): Promise<void> {
  const calls = A_DAY[call] ?? OTHERWISE
  await takeShare(tx, `${call} ${accountId}`, { calls, span: 'day' }, quotaMessages.createdEnough(calls))
}
