import { randomBytes } from 'node:crypto'
import { contract } from '@potager/domain/contract'
import { expect, it } from 'vitest'
import { newVisitorRequest } from '../access/reservation.ts'
import { findKnown, startServer } from '../harness.ts'

/** LONG=1 takes ten times as many. */
const TRIES = process.env.LONG === '1' ? 2000 : 200
/** So much may typical times differ. */
const APART_MS = 1

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN

it('the response time does not tell an expired link from an unknown or malformed one', {
  timeout: 300_000,
}, async () => {
  const server = await startServer({ trustProxy: true })
  const body = newVisitorRequest(await findKnown(server.db), 3)
  const { path } = await server.ok(contract.request.createVisitorRequest, { body })
  await server.db.query(`update booking set starts_at = starts_at - interval '2 years', ends_at = ends_at - interval '2 years'
    where requested_at > now() - interval '1 hour'`)
  const over = path.slice(path.lastIndexOf('/') + 1)
  const kinds = { over: () => over, unknown: () => randomBytes(32).toString('base64url'), malformed: () => 'demain' }
  const times = { over: [] as number[], unknown: [] as number[], malformed: [] as number[] }
  for (let index = 0; index < TRIES; index++)
    for (const [network, kind] of (['over', 'unknown', 'malformed'] as const).entries()) {
      // Each from another address: none waits for tries before it.
      const address = `${20 + network}.0.${index >> 8}.${index & 255}`
      const since = performance.now()
      const { status } = await server.ask(contract.request.readVisitorRequest, {
        params: { token: kinds[kind]() },
        headers: { 'x-forwarded-for': address },
      })
      times[kind].push(performance.now() - since)
      expect(status).toBe(404)
    }
  const typical = Object.values(times).map(median)
  expect(Math.max(...typical) - Math.min(...typical)).toBeLessThan(APART_MS)
})
