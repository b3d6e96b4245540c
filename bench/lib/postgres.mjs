import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { ensurePostgres } from '../../scripts/postgres.mjs'
import { withServer } from './server.mjs'

/**
 * Starts a separate PostgreSQL, with fsync on as by default; `create(name)` makes a database and returns its URL. It
 * listens on a socket in its own folder, since any port may be taken by another program.
 */
async function startPostgres() {
  const { env, problem } = await ensurePostgres()
  if (problem) throw new Error(problem)
  const run = (program, args) => {
    const command = join(env.PG_BIN, program)
    // It refuses to run as root: then as nobody.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    execFileSync(command, args, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'], ...user })
  }
  const home = mkdtempSync(join(tmpdir(), 'potager-bench-postgres-'))
  chmodSync(home, 0o777)
  const data = join(home, 'data')
  run('initdb', ['-D', data, '-U', 'potager', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-o', `-k ${home} -c listen_addresses=`, 'start'])
  let running = true
  const stop = () => {
    if (!running) return
    running = false
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(home, { recursive: true, force: true })
  }
  // A measure that is cut short leaves no server behind.
  process.once('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const address = (name) => `postgres://potager@${encodeURIComponent(home)}/${name}`
  return {
    create: async (name) => {
      await withClient(address('postgres'), (client) => client.query(`create database ${name}`))
      return address(name)
    },
    stop,
  }
}

/** Runs `work` with a connection, closed afterwards. */
async function withClient(connectionString, work) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs `work` with a server on a PostgreSQL of its own, and its database's address, once `grow` has enlarged the
 * demonstration there by a connection.
 */
export async function onGrown(grow, work, env = {}) {
  const postgres = await startPostgres()
  try {
    const DATABASE_URL = await postgres.create('grown')
    await withServer({ env: { DATABASE_URL, DEMO: '1' } }, () => {})
    await withClient(DATABASE_URL, async (client) => {
      await client.query('set statement_timeout = 0')
      await grow(client)
      await client.query('vacuum (analyze)')
    })
    await withServer({ env: { DATABASE_URL, ...env } }, (server) => work(server, DATABASE_URL))
  } finally {
    postgres.stop()
  }
}
