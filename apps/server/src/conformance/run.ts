import { contract } from '@potager/domain/contract'
import { allEndpoints } from '../api/endpoints.ts'
import { createAsk } from './ask.ts'
import { checkAccess, checkRead } from './reads.ts'
import type { ConformanceReport } from './report.ts'
import { startSession } from './session.ts'
import { checkSignIn, checkSignOut, checkStrangers } from './sign-in.ts'
import { checkWrites } from './writes.ts'

/** Options of a run. */
export type Conformance = {
  /** Base of the API without a final slash; the contract's paths are appended. */
  base: string
  /** Without them, only public calls and refusals are checked. */
  credentials?: { username: string; password: string } | undefined
  /** Also creates and moves records. */
  write?: boolean
  /** Whether to check the calls beyond the specification. */
  extensions?: boolean
  fetch?: typeof fetch
}

/** Nothing answers at the given base. */
export class UnreachableError extends Error {}

/**
 * Compares a backend with the contract, call by call: access, status, shape, error bodies, pages. Without `write`, it
 * only reads and sends what must be refused.
 * @throws UnreachableError when nothing answers; any answer of a backend is a finding
 */
export async function runConformance(options: Conformance): Promise<ConformanceReport> {
  const { base, credentials, write = false, extensions = true } = options
  const endpoints = allEndpoints.filter(({ call }) => extensions || !call.extension)
  const reads = endpoints.filter(({ call }) => call.method === 'GET')
  const session = startSession(createAsk(base, options.fetch ?? fetch), endpoints)
  const greeting = await session.ask(contract.restaurant.listRestaurants)
  if (greeting.status === 0) throw new UnreachableError(`Rien ne répond à ${base} : ${greeting.text}`)
  await checkStrangers(session)
  const refreshToken = credentials ? await checkSignIn(session, credentials) : null
  for (const endpoint of endpoints) await checkAccess(session, endpoint)
  // Lists first: their records are the examples of the other calls.
  const needs = ({ params, query }: (typeof reads)[number]) =>
    params || query?.safeParse({}).success === false ? 1 : 0
  for (const endpoint of reads.toSorted((a, b) => needs(a) - needs(b))) await checkRead(session, endpoint)
  if (write) await checkWrites(session)
  if (refreshToken) await checkSignOut(session, refreshToken)
  return { base, findings: session.findings }
}
