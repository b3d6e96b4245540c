import { contract, type Endpoint } from '@potager/domain/contract'
import { z } from 'zod'
import { createAsk } from './ask.ts'
import { checkAccess, checkAddresses, checkReads } from './reads.ts'
import type { ConformanceReport } from './report.ts'
import { checkerOf, type Session, startSession } from './session.ts'
import {
  type Credentials,
  checkForgedTokens,
  checkSessionEnd,
  checkSignIn,
  checkSignOut,
  checkStrangers,
} from './sign-in.ts'
import { checkWrites } from './writes/writes.ts'

/** Options of a run. */
export type Conformance = {
  /** Base of the API without a final slash; the contract's paths are appended. */
  base: string
  /** Without them, only public calls and refusals are checked. */
  credentials?: Credentials | undefined
  /** Also creates, moves and removes records. */
  write?: boolean
  /** Also decides a waiting review and a waiting report, for good. */
  decide?: boolean
  /** Whether to check what goes beyond the specification: calls, keys, and the rules that are ours where it is silent. */
  extensions?: boolean
  fetch?: typeof fetch
}

/** Nothing answers at the given base. */
export class UnreachableError extends Error {}

const capabilities = z.object({ extensions: z.array(z.string().max(200)).max(2000) })

/**
 * Asks the backend which extensions it has, at GET /capabilities. What it does not name is then absent, and what it
 * names must be there; one that does not answer is asked call by call.
 */
async function readClaims(session: Session): Promise<void> {
  const answer = await session.ask({ call: { method: 'GET', path: '/capabilities' } })
  const told = answer.status === 200 ? capabilities.safeParse(answer.json).data : undefined
  if (!told) return
  const claimed = new Set(told.extensions)
  session.claimed = claimed
  for (const endpoint of session.endpoints)
    if (endpoint.call.extension && !claimed.has(endpoint.call.name))
      checkerOf(session, endpoint.call.method === 'GET' ? 'read' : 'write').absent(endpoint, 'GET /capabilities')
}

/**
 * Compares a backend with the contract, call by call: access, status, shape, error bodies, pages, sorts, dates, and with
 * `write` what becomes of records. Without it, it only reads and sends what must be refused.
 * @throws UnreachableError when nothing answers; any answer of a backend is a finding
 */
export async function runConformance(options: Conformance): Promise<ConformanceReport> {
  const { base, credentials, write = false, decide = false, extensions = true } = options
  const calls: Endpoint[] = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group))
  const endpoints = calls.filter(({ call }) => extensions || !call.extension)
  const session = startSession(createAsk(base, options.fetch ?? fetch), endpoints, extensions)
  const greeting = await session.ask(contract.restaurant.listRestaurants)
  if (greeting.status === 0) throw new UnreachableError(`Rien ne répond à ${base} : ${greeting.text}`)
  if (extensions) await readClaims(session)
  await checkStrangers(session)
  const refreshToken = credentials ? await checkSignIn(session, credentials) : null
  for (const endpoint of endpoints) if (!session.absent.has(endpoint.call.name)) await checkAccess(session, endpoint)
  await checkForgedTokens(session)
  if (extensions) await checkAddresses(session)
  await checkReads(session)
  if (write) await checkWrites(session, decide)
  if (credentials && session.token !== undefined) await checkSessionEnd(session, credentials)
  if (refreshToken) await checkSignOut(session, refreshToken)
  return { base, findings: session.findings, left: session.left }
}
