import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findLink, spendPasswordLink } from '../src/api/account-link/links.ts'
import { insertAccount, openSession } from '../src/api/auth/queries.ts'
import { type Database, newId } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open.ts'
import { programFile } from './place.ts'
import { failLoudly, fillDirectory } from './stores.ts'

const home = mkdtempSync(join(tmpdir(), 'potager-accounts-'))
const dataDir = join(home, 'data')
afterAll(() => rmSync(home, { recursive: true, force: true }))

const run = (args: string[], directory = dataDir, settings: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [programFile('accounts'), ...args],
      {
        cwd: resolve(import.meta.dirname, '../../..'),
        env: { PATH: process.env.PATH ?? '', DATA_DIR: directory, ...settings },
      },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

async function withStore<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir }, failLoudly)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

// Runs the command on the embedded store, whatever the run's own.
describe('npm run accounts', () => {
  beforeAll(async () => {
    await fillDirectory(inject('source'), dataDir)
    await withStore((db) =>
      insertAccount(db, {
        id: newId(),
        username: 'Nouvelle',
        email: 'nouvelle@exemple.fr',
        firstName: 'Zoé',
        lastName: 'Arc',
        passwordHash: '',
        role: 'RESTAURANT_OWNER',
        approved: false,
      }),
    )
  })

  it('lists waiting accounts first, and approves one by its name', async () => {
    const before = await run(['--list'])
    expect(before.output.split('\n')[0]).toMatch(/^Nouvelle +en attente +RESTAURANT_OWNER +nouvelle@exemple.fr$/)
    expect(before.output).toMatch(/^gerant +admis +MANAGER/m)
    expect(await run(['--approve', 'nouvelle'])).toEqual({ code: 0, output: 'Compte « nouvelle » admis.\n' })
    expect(
      await withStore((db) => db.query(`select username from account where approved and username = 'Nouvelle'`)),
    ).toHaveLength(1)
    expect(existsSync(join(dataDir, '.lock'))).toBe(false)
  }, 60_000)

  it('makes a password link that works once, and records it in the trail [TEA-04]', async () => {
    const admin = () =>
      withStore(async (db) => {
        const [account] = await db.query<{ id: string; hash: string; sessions: number; trail: string[] }>(
          `select a.id, a.password_hash as hash,
             (select count(*)::int from session s where s.account_id = a.id) as sessions,
             array(select e.action || ': ' || e.reason from audit_entry e where e.resource_id = a.id) as trail
           from account a where username = 'admin'`,
        )
        if (!account) throw new Error('No admin')
        return account
      })
    const before = await admin()
    await withStore((db) => openSession(db, { id: before.id, passwordHash: before.hash }, 'Firefox'))
    expect((await admin()).sessions).toBe(1)

    const { code, output } = await run(['--reset', 'Admin'])
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Compte « admin » : .+\n\/mot-de-passe\/[\w-]{43} \(à la suite de l’adresse du site\)\n$/),
    ])
    const [, token = ''] = /mot-de-passe\/(\S+)/.exec(output) ?? []
    await withStore(async (db) => {
      const link = await findLink(db, token)
      if (!link) throw new Error('The link does not work')
      const services = { db, config: {} }
      expect(await spendPasswordLink(services, link, 'another hash')).toBe(true)
      expect(await spendPasswordLink(services, link, 'a third one')).toBe(false)
    })
    const after = await admin()
    expect([after.hash, after.sessions]).toEqual(['another hash', 0])
    expect(after.trail).toContainEqual(expect.stringMatching(/^createPasswordLink: .*--reset/))

    const { output: elsewhere } = await run(['--reset', 'admin'], dataDir, { PUBLIC_ORIGIN: 'https://potager.test' })
    expect(elsewhere).toMatch(/\nhttps:\/\/potager\.test\/mot-de-passe\/[\w-]{43}\n$/)
  }, 60_000)

  it('refuses to run while the server uses the data', async () => {
    await withStore(async () => {
      const { code, output } = await run(['--list'])
      expect(code).toBe(1)
      expect(output).toContain(`utilisées par le processus ${process.pid}`)
    })
  })

  it.each([
    ['an unknown name', ['--approve', 'personne'], 'Aucun compte « personne ».\n'],
    ['an unknown name to reset', ['--reset', 'personne'], 'Aucun compte « personne ».\n'],
    ['no request', [], 'Usage : npm run accounts'],
    ['an unknown option', ['--delete', 'x'], 'Usage : npm run accounts'],
  ])(
    'says in French what is wrong with %s',
    async (_, args, message) => {
      const { code, output } = await run(args)
      expect([code, output.slice(0, message.length)]).toEqual([1, message])
    },
    60_000,
  )

  it('creates no data directory where there is none', async () => {
    const nowhere = join(home, 'rien')
    const { code, output } = await run(['--list'], nowhere)
    expect([code, existsSync(nowhere)]).toEqual([1, false])
    expect(output).toContain('Pas de données')
  })
})
