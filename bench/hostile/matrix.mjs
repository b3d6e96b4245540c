import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgres } from '../../apps/server/src/db/postgres.ts'
import { signInCallers } from '../../apps/server/test/access/callers.ts'
import { createDeadTokens, deadKinds } from '../../apps/server/test/access/dead-tokens.ts'
import { matrix } from '../../apps/server/test/access/matrix.ts'
import { authorisationPage } from '../../apps/server/test/access/page.ts'
import { callers, statusesOf } from '../../apps/server/test/access/row.ts'
import { findKnown } from '../../apps/server/test/known.ts'
import { contract } from '../../packages/domain/src/contract/index.ts'
import { callerAt } from '../lib/network.mjs'
import { root } from '../lib/server.mjs'

const endpoints = Object.values(contract).flatMap((group) => Object.values(group))

/** Makes every call of the contract with each token, as the tests do; returns the unexpected answers. */
async function compare(server, known, tokens, expected) {
  const different = []
  for (const endpoint of endpoints) {
    const { name } = endpoint.call
    for (const [who, token] of Object.entries(tokens)) {
      // Resets rate limiting of earlier attempts with the same account.
      await server.db.query('delete from login_throttle')
      const { status } = await server.ask(endpoint, { token, ...matrix[name].sent?.(known) })
      const right = expected(matrix[name], who)
      if (status !== right) different.push(`${name} as ${who}: ${status} instead of ${right}`)
    }
  }
  return different
}

/**
 * Every call of the contract as every kind of caller, on a real server with PostgreSQL, compared with
 * docs/authorisation.md.
 */
export async function* measure(places) {
  const place = await places.create('PostgreSQL')
  const program = await place.launch()
  const db = await openPostgres(place.databaseUrl, () => undefined)
  const server = { ...callerAt(program.url), db }
  const tokens = await signInCallers(server)
  const { dead } = await createDeadTokens(server)
  const known = await findKnown(db)
  const worthless = await compare(server, known, dead, (row) => statusesOf(row).anonymous)
  const inOrder = Object.fromEntries(callers.map((who) => [who, tokens[who]]))
  const different = await compare(server, known, inOrder, (row, who) => statusesOf(row)[who])
  await db.close()
  await place.stop(program)
  for (const line of [...different, ...worthless]) console.log(`  ${line}`)
  const page = await readFile(join(root, 'docs/authorisation.md'), 'utf8')
  const cells = `${endpoints.length} calls × ${callers.length} callers`
  yield* [
    {
      what: 'docs/authorisation.md, differs from the rows that are compared',
      seen: Number(page !== authorisationPage(contract, matrix)),
      bar: 0,
    },
    { what: `${cells}, equal`, seen: endpoints.length * callers.length - different.length },
    { what: `${cells}, not equal`, seen: different.length, bar: 0 },
    {
      what: `${endpoints.length} calls × ${deadKinds.length} tokens that are worth nothing, not equal`,
      seen: worthless.length,
      bar: 0,
    },
  ]
}
