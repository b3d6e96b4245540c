import type { Config } from '../../base/config.ts'
import type { Database, ReportFailure } from '../../db/database.ts'
import { findHouse } from '../house/house.ts'
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
  { send, report }: { send: Send; report: ReportFailure },
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

type Options = { report: ReportFailure; patience?: number; pause?: number }

/**
 * Lanes on which messages leave, one after the other on each. A message that finds no answer holds up its own lane only.
 * Without a server to send by, what is due becomes what somebody hands over.
 */
function openLanes(db: Database, config: Mailing, { report, patience }: Options) {
  const { smtp, publicOrigin } = config
  const lanes = new Set<Promise<void>>()
  const state = { stopped: false, tried: 0 }

  async function runLane(): Promise<void> {
    if (!smtp || !publicOrigin) return handOverDue(db)
    const send = smtpSender(smtp.url, patience)
    while (!state.stopped) {
      const [message] = await claimDue(db, 1)
      if (!message) return
      state.tried += 1
      // There may be more that is due.
      start()
      const sender = { from: smtp.from, origin: publicOrigin.origin, house: await findHouse(db, config) }
      await sendOne(db, message, sender, { send, report })
    }
  }

  /** Starts a lane, unless there are enough. It ends when nothing is due. */
  function start(): void {
    if (state.stopped || lanes.size >= AT_ONCE) return
    const lane = runLane()
      .catch((error: unknown) => report('sending messages', error))
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  /** Resolves once no lane runs. Returns how many messages were tried. */
  async function ended(): Promise<number> {
    while (lanes.size > 0) await Promise.all(lanes)
    return state.tried
  }

  async function stop(): Promise<void> {
    state.stopped = true
    await ended()
  }

  return { start, ended, stop }
}

/**
 * Sends what is due, some at once, until nothing is. Without a server to send by, it becomes what somebody hands over.
 * @returns how many were tried
 */
export function sendDue(db: Database, config: Mailing, options: Options): Promise<number> {
  const lanes = openLanes(db, config, options)
  lanes.start()
  return lanes.ended()
}

/** How often a sender looks for what is due. */
const PAUSE_MS = 5000

/** Sends what is due while the database is open. Returns a function that stops it, once what is on its way is told. */
export function startSending(db: Database, config: Mailing, options: Options): () => Promise<void> {
  const lanes = openLanes(db, config, options)
  const timer = setInterval(lanes.start, options.pause ?? PAUSE_MS)
  timer.unref()
  lanes.start()
  return async () => {
    clearInterval(timer)
    await lanes.stop()
  }
}
