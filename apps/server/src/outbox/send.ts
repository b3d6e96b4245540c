import { findHouse } from '../api/house/house.ts'
import type { Config } from '../config.ts'
import type { Database, ReportFailure } from '../db/database.ts'
import { composeMail, type Sender } from './mail.ts'
import { type Claimed, claimDue, handOverDue, LostClaim, noteFailure, noteHanding, noteSent } from './queue.ts'
import { smtpSender } from './smtp.ts'

/** How many are on their way at the same time. */
const AT_ONCE = 5

export type Mailing = Pick<Config, 'house' | 'houseLogo' | 'smtp' | 'publicOrigin'>
type Send = ReturnType<typeof smtpSender>

/** Sends one claimed message and writes down what became of it. */
async function sendOne(
  db: Database,
  message: Claimed,
  sender: Sender,
  send: Send,
  report: ReportFailure,
): Promise<void> {
  try {
    const bytes = await composeMail(message, sender)
    const post = { from: sender.from, to: message.email, bytes }
    const delivery = await send(post, () => noteHanding(db, message))
    if (delivery.sent) await noteSent(db, message)
    else await noteFailure(db, message, delivery)
  } catch (error) {
    // What could not be written stays claimed until the claim is over, and counts as lost then.
    if (!(error instanceof LostClaim)) report('sending a message', error)
  }
}

/**
 * Sends what is due, some at once, until nothing is. Without a server to send by, it becomes what somebody hands over.
 * @returns how many were tried
 */
export async function sendDue(
  db: Database,
  config: Mailing,
  { report, stopped = () => false, patience }: { report: ReportFailure; stopped?: () => boolean; patience?: number },
): Promise<number> {
  const { smtp, publicOrigin } = config
  if (!smtp || !publicOrigin) {
    await handOverDue(db)
    return 0
  }
  const send = smtpSender(smtp.url, patience)
  let tried = 0
  while (!stopped()) {
    const claimed = await claimDue(db, AT_ONCE)
    if (claimed.length === 0) break
    const sender = { from: smtp.from, origin: publicOrigin.origin, house: await findHouse(db, config) }
    await Promise.all(claimed.map((message) => sendOne(db, message, sender, send, report)))
    tried += claimed.length
  }
  return tried
}

/** How often a sender looks for what is due. */
const PAUSE_MS = 5000

/** Sends what is due while the database is open. Returns a function that stops it, once what is on its way is told. */
export function startSending(db: Database, config: Mailing, report: ReportFailure): () => Promise<void> {
  let stopped = false
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= sendDue(db, config, { report, stopped: () => stopped })
      .catch((error: unknown) => report('sending messages', error))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(run, PAUSE_MS)
  timer.unref()
  run()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
