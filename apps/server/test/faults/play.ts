import { launchServer, type ServerProcess, signIn, stopServer } from './server-process.ts'
import type { Stage } from './stage.ts'
import { type Fault, IDLE_LIMIT_MS, strike } from './strike.ts'
import { startTraffic, type Tally } from './traffic.ts'

/** Effects of a fault, over all rounds. */
export type Outcome = {
  /** Rounds in which the server's process crashed. */
  exits: number
  /** 5xx answers other than 503 with Retry-After. */
  unexpected5xx: number
  /** 503 answers: the fault took effect. */
  refused: number
  /** Calls without any answer. */
  unanswered: number
  /** Acknowledged writes, and how many of them are missing afterwards. */
  acknowledged: number
  lost: number
  /** The longest wait for an answer. */
  slowestAnswerMs: number
  /** From the end of the fault until the last client is served again, in the slowest round. */
  slowestReturnMs: number
  /** The first unexpected answers and the output of a dead process, for debugging. */
  evidence: string[]
}

/** The server's usual time limits, with a short one for idle transactions: options of the address take precedence. */
const impatient = `options=${encodeURIComponent(
  `-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=${IDLE_LIMIT_MS}`,
)}`

function settings(fault: Fault, { databaseUrl }: Stage): Record<string, string> {
  const url = fault === 'idle' ? `${databaseUrl}?${impatient}` : databaseUrl
  // A suspended process has a lagging loop: its 503 is not what this tests.
  return { DATABASE_URL: url, DEMO: '1', ACCESS_TOKEN_TTL: '3600', MAX_EVENT_LOOP_DELAY: '60000' }
}

const countLost = (stage: Stage, { stored }: Tally): Promise<number> =>
  stage.look(async (db) => {
    const [row] = await db.query<{ kept: number }>(
      'select count(*)::int as kept from customer_order where id = any($1::uuid[])',
      [stored],
    )
    return stored.length - (row?.kept ?? 0)
  })

/**
 * Plays a fault several times against a real server with many clients, half of which write. A crashed process is
 * counted and replaced for the next round.
 */
export async function playFault(
  fault: Fault,
  { stage, rounds, clients }: { stage: Stage; rounds: number; clients: number },
): Promise<Outcome> {
  const launch = () => launchServer(stage.program, settings(fault, stage))
  let server: ServerProcess = await launch()
  const target = { url: () => server.url, token: await signIn(server.url), order: stage.order }
  const traffic = startTraffic(target, clients)
  let exits = 0
  let slowestReturnMs = 0
  const evidence: string[] = []
  for (let round = 0; round < rounds; round++) {
    await traffic.servedSince(performance.now())
    await strike(fault, { stage, server, traffic })
    const back = performance.now()
    const returned = await Promise.race([traffic.servedSince(back), server.ended.then(() => null)])
    if (returned === null) {
      exits += 1
      evidence.push(server.output().slice(-500))
      server = await launch()
    } else slowestReturnMs = Math.max(slowestReturnMs, returned)
  }
  await traffic.stop()
  if ((await stopServer(server)) !== 0) exits += 1
  const { statuses, unexpected, unanswered, stored, slowestMs } = traffic.tally
  return {
    exits,
    unexpected5xx: unexpected.length,
    refused: statuses[503] ?? 0,
    unanswered,
    acknowledged: stored.length,
    lost: await countLost(stage, traffic.tally),
    slowestAnswerMs: Math.round(slowestMs),
    slowestReturnMs: Math.round(slowestReturnMs),
    evidence: [...evidence, ...unexpected.slice(0, 3)],
  }
}
