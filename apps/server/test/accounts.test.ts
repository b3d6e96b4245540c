import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertAccount } from '../src/api/auth/queries.ts'
import type { Database } from '../src/db/database.ts'
import { newId } from '../src/db/ids.ts'
import { openDatabase } from '../src/db/open.ts'
import { programFile } from './programs.ts'
import { failLoudly, fillDirectory } from './stores.ts'

const home = mkdtempSync(join(tmpdir(), 'potager-accounts-'))
const dataDir = join(home, 'data')
afterAll(() => rmSync(home, { recursive: true, force: true }))

const run = (args: string[], directory = dataDir) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [programFile('accounts'), ...args],
      { cwd: resolve(import.meta.dirname, '../../..'), env: { PATH: process.env.PATH ?? '', DATA_DIR: directory } },
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

// The command is started on the embedded store: nothing differs in a second run on PostgreSQL.
describe.skipIf(process.env.TEST_DATABASE === 'postgres')('npm run accounts', () => {
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

  it('lists who waits first, and lets them in by name', async () => {
    const before = await run(['--list'])
    expect(before.output.split('\n')[0]).toMatch(/^Nouvelle +en attente +RESTAURANT_OWNER +nouvelle@exemple.fr$/)
    expect(before.output).toMatch(/^gerant +admis +MANAGER/m)
    expect(await run(['--approve', 'nouvelle'])).toEqual({ code: 0, output: 'Compte « nouvelle » admis.\n' })
    expect(
      await withStore((db) => db.query(`select username from account where approved and username = 'Nouvelle'`)),
    ).toHaveLength(1)
    expect(existsSync(join(dataDir, '.lock'))).toBe(false)
  }, 60_000)

  it('leaves the data alone while the server has them', async () => {
    await withStore(async () => {
      const { code, output } = await run(['--list'])
      expect(code).toBe(1)
      expect(output).toContain(`utilisées par le processus ${process.pid}`)
    })
  })

  it.each([
    ['an unknown name', ['--approve', 'personne'], 'Aucun compte « personne ».\n'],
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

  it('creates no data where there are none', async () => {
    const nowhere = join(home, 'rien')
    const { code, output } = await run(['--list'], nowhere)
    expect([code, existsSync(nowhere)]).toEqual([1, false])
    expect(output).toContain('Pas de données')
  })
})
