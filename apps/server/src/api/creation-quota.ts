import { quotaMessages } from '@potager/domain/messages'
import type { Queryable } from '../db/database.ts'
import { takeShare } from './share.ts'

/**
 * How many records one account may create per day and call, so that a stranger who registers cannot fill the base; far
 * above normal use.
 */
const A_DAY: Readonly<Record<string, number>> = {
  createOrder: 10_000,
  createReservation: 10_000,
  createEventRequest: 10_000,
  createChatSession: 10_000,
  createDisease: 2000,
  createCustomer: 10_000,
}
const OTHERWISE = 500

/**
 * Counts a creation, or as many as one call makes, in its transaction and as its last statement: failures are not counted, and other creations of the
 * account only wait for the commit.
 * @throws Refusal 429 beyond the daily limit of the account
 */
export async function countCreation(tx: Queryable, call: string, accountId: string, made = 1): Promise<void> {
  const calls = A_DAY[call] ?? OTHERWISE
  await takeShare(tx, `${call} ${accountId}`, { calls, span: 'day' }, quotaMessages.createdEnough(calls), made)
}
