import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { StoreError } from '../src/db/database.ts'
import { DataDirectoryBusyError, lockDirectory } from '../src/db/lock.ts'
import { DataDamagedError, DataVersionError, EMBEDDED_MAJOR, openDatabase } from '../src/db/open.ts'
import { programFile } from './place.ts'
import { failLoudly, fillDirectory, openEmptyEmbedded } from './stores.ts'

/** Arguments to start a program in its own PID namespace, which not every machine permits. */
const ELSEWHERE = ['--pid', '--fork', '--kill-child', '--mount-proc']
const canUnshare = spawnSync('unshare', [...ELSEWHERE, 'true']).status === 0
const BOOT_ID = '/proc/sys/kernel/random/boot_id'

const home = mkdtempSync(join(tmpdir(), 'potager-guard-'))
let directories = 0
const newDirectory = () => {
  directories += 1
  const directory = join(home, `data-${directories}`)
  mkdirSync(directory)
  return directory
}
afterAll(() => rmSync(home, { recursive: true, force: true }))

/*
 * The eight guard rails of the embedded store: 1 the lock, 2 the private directory, 3 maintenance, 6 versions and 8 the
 * SQL that both stores understand are here; 4 the warning at startup and 7 the stop on signals are in program.test.ts;
 * 5 backups and the move to PostgreSQL in backup.test.ts.
 */
describe('the lock of a data directory', () => {
  const lockFile = (directory: string) => join(directory, '.lock')

  const kernel = existsSync(BOOT_ID) ? readFileSync(BOOT_ID, 'utf8').trim() : ''
  const files = (directory: string) => readdirSync(directory).filter((name) => name.startsWith('.lock'))

  it('refuses a second holder while the first lives, and is gone when given back', async () => {
    const directory = newDirectory()
    const unlock = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(DataDirectoryBusyError)
    await expect(lockDirectory(directory)).rejects.toThrow(`le processus ${process.pid}`)
    await unlock()
    expect(files(directory)).toEqual([])
    await (await lockDirectory(directory))()
  })

  it.each([
    ['of a process that is gone', { pid: 2 ** 22 + 1, host: hostname(), started: '1' }],
    ['of a process whose number was given to another', { pid: process.pid, host: hostname(), started: '1' }],
    ['without a life sign any more, in whatever namespace', { pid: 1, host: 'ailleurs', kernel, sign: '.lock-gone' }],
    ['of this machine before it was started again', { pid: 1, host: hostname(), kernel: 'before', sign: '.lock-gone' }],
  ])('takes over a lock %s', async (_, holder) => {
    const directory = newDirectory()
    writeFileSync(lockFile(directory), JSON.stringify(holder))
    await (await lockDirectory(directory))()
    expect(files(directory)).toEqual([])
  })

  it('does not take over a lock of a living process, another namespace or machine, or one being written', async () => {
    for (const content of [
      JSON.stringify({ pid: 1, host: hostname(), started: '' }),
      JSON.stringify({ pid: 99_999_999, host: hostname(), kernel, pids: 'pid:[1]' }),
      JSON.stringify({ pid: 99_999_999, host: 'ailleurs' }),
      JSON.stringify({ pid: 99_999_999, host: 'ailleurs', kernel: 'another', sign: '.lock-gone' }),
      '',
    ]) {
      const directory = newDirectory()
      writeFileSync(lockFile(directory), content)
      await expect(lockDirectory(directory)).rejects.toThrow(DataDirectoryBusyError)
      expect(readFileSync(lockFile(directory), 'utf8')).toBe(content)
      expect(files(directory)).toEqual(['.lock'])
    }
  })

  it.skipIf(!canUnshare)('is not taken over by the program in another PID namespace', async () => {
    const directory = newDirectory()
    const unlock = await lockDirectory(directory)
    const { status, stderr } = spawnSync('unshare', [...ELSEWHERE, process.execPath, programFile('main')], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: directory, HOST: '127.0.0.1', PORT: '0', DEMO: '0' },
      encoding: 'utf8',
      // A program that took the directory would serve forever.
      timeout: 25_000,
      killSignal: 'SIGKILL',
    })
    await unlock()
    expect([status, stderr]).toEqual([1, expect.stringContaining(`le processus ${process.pid}`)])
  })
})

describe('the embedded store', () => {
  it('makes its directory private, and refuses to open it twice', async () => {
    const dataDir = newDirectory()
    await fillDirectory(inject('source'), dataDir)
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
    const db = await openEmptyEmbedded(inject('source'))
    const [row] = await db.query<{ major: string }>(
      `select split_part(current_setting('server_version'), '.', 1) as major`,
    )
    await db.close()
    expect(row?.major).toBe(EMBEDDED_MAJOR)
  })

  it('refuses in French a directory that lacks files, and does not touch it', async () => {
    const dataDir = newDirectory()
    mkdirSync(join(dataDir, 'pg', 'base'), { recursive: true })
    await expect(openDatabase({ dataDir }, failLoudly)).rejects.toThrow(DataDamagedError)
    await expect(openDatabase({ dataDir }, failLoudly)).rejects.toThrow('sont incomplètes')
    expect(readdirSync(join(dataDir, 'pg'))).toEqual(['base'])
  })

  it('is made anew after an interrupted creation, with the old files set aside', {
    tags: ['full'],
    timeout: 120_000,
  }, async () => {
    const dataDir = newDirectory()
    mkdirSync(join(dataDir, 'pg', 'base'), { recursive: true })
    writeFileSync(join(dataDir, '.being-made'), '')
    const db = await openDatabase({ dataDir }, failLoudly)
    await db.close()
    expect(readdirSync(dataDir).toSorted()).toEqual(['pg', 'pg-interrupted'])
    expect(readdirSync(join(dataDir, 'pg-interrupted'))).toEqual(['base'])
  })

  it('reports failed maintenance, and closes all the same', async () => {
    const failures: unknown[] = []
    const db = await openEmptyEmbedded(inject('source'), undefined, (work, error) => failures.push([work, error]))
    await db.script('begin')
    await db.maintain()
    await db.close()
    expect(failures).toEqual([['upkeep of the embedded database', expect.any(StoreError)]])
  })

  it('stays small under many updates, which trigger vacuum and checkpoint', {
    tags: ['full'],
  }, async () => {
    const db = await openEmptyEmbedded(inject('source'), join(newDirectory(), 'pg'))
    await db.query(`create table filler as select i, repeat('x', 200) as text from generate_series(1, 20000) i`)
    for (let round = 0; round < 15; round++) await db.query('update filler set i = i + 1')
    // Queued behind the maintenance that the writes triggered.
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

const root = resolve(import.meta.dirname, '../../..')

it('the embedded store is pinned to one exact version: another may read no files of this one', () => {
  const pinned = /"@electric-sql\/pglite": (.+)/.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[1]
  const installed: unknown = JSON.parse(
    readFileSync(join(root, 'apps/server/node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  )
  expect(pinned).toMatch(/^\d+\.\d+\.\d+$/)
  expect(installed).toMatchObject({ version: pinned })
})

it('SQL stays within PostgreSQL 15 to 18, so that both stores and every backup take it', () => {
  const newer = /\b(uuidv7\(|without overlaps|json_table\(|any_value\(|merge into[^;`]+returning|\) virtual\b)/i
  const sources = readdirSync(join(root, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(join(root, 'apps/server/src', file), 'utf8') }))
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.filter(({ text }) => newer.test(text)).map(({ file }) => file)).toEqual([])
  const computed = sources.flatMap(
    ({ text }) => text.match(/generated always as \((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\) ?\w*/g) ?? [],
  )
  expect(computed.length).toBeGreaterThan(0)
  expect(computed.filter((column) => !column.endsWith(' stored'))).toEqual([])
})
