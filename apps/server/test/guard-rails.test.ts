import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StoreError } from '../src/db/database.ts'
import { openEmbedded } from '../src/db/embedded.ts'
import { DataDirectoryBusyError, lockDirectory } from '../src/db/lock.ts'
import { DataVersionError, EMBEDDED_MAJOR, openDatabase } from '../src/db/open.ts'
import { failLoudly } from './stores.ts'

/** These are about the embedded store: nothing differs in a second run on PostgreSQL. */
const onPostgres = process.env.TEST_DATABASE === 'postgres'

const home = mkdtempSync(join(tmpdir(), 'potager-guard-'))
let directories = 0
const newDirectory = () => {
  directories += 1
  const directory = join(home, `data-${directories}`)
  mkdirSync(directory)
  return directory
}
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the lock of a data directory', () => {
  const lockFile = (directory: string) => join(directory, '.lock')

  it('refuses a second holder while the first lives, and is gone when given back', () => {
    const directory = newDirectory()
    const unlock = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(DataDirectoryBusyError)
    expect(() => lockDirectory(directory)).toThrow(`le processus ${process.pid}`)
    unlock()
    expect(existsSync(lockFile(directory))).toBe(false)
    lockDirectory(directory)()
  })

  it.each([
    ['of a process that is gone', { pid: 2 ** 22 + 1, host: hostname(), started: '1' }],
    ['of a process whose number was given to another', { pid: process.pid, host: hostname(), started: '1' }],
  ])('takes over a lock %s', (_, holder) => {
    const directory = newDirectory()
    writeFileSync(lockFile(directory), JSON.stringify(holder))
    lockDirectory(directory)()
    expect(existsSync(lockFile(directory))).toBe(false)
  })

  it('never takes over a living process, another machine’s lock, or one being written', () => {
    for (const content of [
      JSON.stringify({ pid: 1, host: hostname(), started: '' }),
      JSON.stringify({ pid: 99_999_999, host: 'ailleurs' }),
      '',
    ]) {
      const directory = newDirectory()
      writeFileSync(lockFile(directory), content)
      expect(() => lockDirectory(directory)).toThrow(DataDirectoryBusyError)
      expect(readFileSync(lockFile(directory), 'utf8')).toBe(content)
    }
  })
})

describe.skipIf(onPostgres)('the embedded store', () => {
  it('closes its directory to others, and to itself twice', async () => {
    const dataDir = newDirectory()
    chmodSync(dataDir, 0o755)
    const db = await openDatabase({ dataDir }, failLoudly)
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700')
    await expect(openDatabase({ dataDir }, failLoudly)).rejects.toThrow(DataDirectoryBusyError)
    await db.close()
    expect(existsSync(join(dataDir, '.lock'))).toBe(false)
  })

  it('refuses files of another major version in French, and knows its own', async () => {
    const dataDir = newDirectory()
    mkdirSync(join(dataDir, 'pg'))
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '17\n')
    await expect(openDatabase({ dataDir }, failLoudly)).rejects.toThrow(DataVersionError)
    await expect(openDatabase({ dataDir }, failLoudly)).rejects.toThrow('viennent de PostgreSQL 17')
    const db = await openEmbedded({}, failLoudly)
    const [row] = await db.query<{ major: string }>(
      `select split_part(current_setting('server_version'), '.', 1) as major`,
    )
    await db.close()
    expect(row?.major).toBe(EMBEDDED_MAJOR)
  })

  it('reports an upkeep that fails, and closes all the same', async () => {
    const failures: unknown[] = []
    const db = await openEmbedded({}, (work, error) => failures.push([work, error]))
    await db.script('begin')
    await db.maintain()
    await db.close()
    expect(failures).toEqual([['upkeep of the embedded database', expect.any(StoreError)]])
  })

  it('stays small under rewriting, because it is vacuumed and checkpointed', async () => {
    const db = await openEmbedded({ directory: join(newDirectory(), 'pg') }, failLoudly)
    await db.query(`create table filler as select i, repeat('x', 200) as text from generate_series(1, 20000) i`)
    for (let round = 0; round < 15; round++) await db.query('update filler set i = i + 1')
    await db.maintain()
    const [size] = await db.query<{
      mb: number
      wal: number
    }>(`select (pg_total_relation_size('filler') / 1048576)::int as mb,
        (select (sum(size) / 1048576)::int from pg_ls_waldir()) as wal`)
    await db.close()
    expect(size?.mb).toBeLessThan(30)
    expect(size?.wal).toBeLessThan(200)
  })
})
