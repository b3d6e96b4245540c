import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fc } from '@fast-check/vitest'
import { contract } from '@potager/domain/contract'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { LATEST_VERSION, migrate } from '../src/db/migrate.ts'
import { backupIfDue, writeBackup } from '../src/setup/backup/dump.ts'
import { BackupError } from '../src/setup/backup/format.ts'
import { restoreBackup } from '../src/setup/backup/restore.ts'
import { guestOrder } from './access/customer.ts'
import { findKnown, type Known, serverOn, startServer, type TestServer } from './harness.ts'
import { writeOne } from './outbox-setup.ts'
import { programFile } from './place.ts'
import { copySource, failLoudly, openEmpty, openEmptyEmbedded, openInOwnSchema } from './stores.ts'

// Each test creates and fills several databases, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const source = inject('source')
const home = mkdtempSync(join(tmpdir(), 'potager-backup-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** The stores that the backup travels through: only one other without PostgreSQL. */
const journey = source.kind === 'postgres' ? (['pglite', 'postgres'] as const) : (['pglite'] as const)

/** An empty database of the given kind. */
const emptyDatabase = (kind: 'pglite' | 'postgres'): Promise<Database> =>
  kind === source.kind ? openEmpty(source) : openEmptyEmbedded(source)

/** All lines of a backup except its header, sorted, since the order depends on the disk. */
const contentOf = (file: string): string[] => linesOf(file).slice(1).sort()
const linesOf = (file: string): string[] => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
const write = (name: string, lines: readonly string[]): string => {
  const file = join(home, name)
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`))
  return file
}

let server: TestServer
let token: string
let known: Known
let first: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('gerant')
  known = await findKnown(server.db)
  await server.ok(contract.order.createOrder, { token, ...guestOrder(known) })
  first = (await writeBackup(server.db, { folder: home })).file
})

/** What people see: lists with totals, details and the public pages' data. */
const seen = async ({ ok }: TestServer, session: string) => ({
  orders: await ok(contract.order.listOrders, { token: session, query: { size: '100' } }),
  canceled: await ok(contract.order.listOrders, { token: session, query: { status: 'CANCELED', page: '1' } }),
  order: await ok(contract.order.getOrder, { token: session, params: { id: known.order } }),
  reservations: await ok(contract.reservation.listReservations, { token: session }),
  restaurants: await ok(contract.restaurant.listRestaurants),
  dishes: await ok(contract.dish.listDishes),
  customers: await ok(contract.customer.listCustomers, { token: session }),
})

describe('a backup', () => {
  it('goes from store to store and back without losing or changing anything', async () => {
    const before = await seen(server, token)
    let file = first
    for (const [leg, kind] of journey.entries()) {
      const db = await emptyDatabase(kind)
      const { rows } = await restoreBackup(db, file)
      expect(rows).toBeGreaterThan(1000)
      file = (await writeBackup(db, { folder: home, file: join(home, `${leg}.jsonl.gz`) })).file
      expect(contentOf(file)).toEqual(contentOf(first))
      const restored = await serverOn(db)
      expect(await seen(restored, await restored.tokenOf('gerant'))).toEqual(before)
    }
  })

  it('keeps texts with any kind of line end unchanged', { tags: ['full'] }, async () => {
    const ends = [
      'Anniversaire\u2028table au calme',
      'Seul\u2029paragraphe',
      'a\r\nb\rc\nd',
      '\u0085\u000b\f\u001f',
      '"],\n["',
    ]
    const drawn = fc.sample(fc.string({ unit: 'grapheme-composite', maxLength: 60 }), 200)
    const texts = [...ends, ...drawn.map((one) => one.replaceAll('\0', ''))]
    const db = await copySource(source)
    await db.query(
      `update booking set notes = t.notes from (select id, row_number() over (order by id) as number from booking where kind = 'RESERVATION') b
       join jsonb_array_elements_text($1::jsonb) with ordinality as t (notes, number) using (number) where booking.id = b.id`,
      [JSON.stringify(texts)],
    )
    const { file } = await writeBackup(db, { folder: home, file: join(home, 'texts.jsonl.gz') })
    for (const kind of new Set(['pglite', source.kind] as const)) {
      const restored = await emptyDatabase(kind)
      await restoreBackup(restored, file)
      const notes = 'select id, notes from booking order by id'
      expect(await restored.query(notes)).toEqual(await db.query(notes))
    }
  })

  it.skipIf(source.kind !== 'postgres')('covers tables in a schema of their own', { tags: ['full'] }, async () => {
    const file = join(home, 'schema.jsonl.gz')
    const db = await openInOwnSchema(source.kind === 'postgres' ? source.url : '')
    const { rows } = await restoreBackup(db, first)
    expect((await writeBackup(db, { folder: home, file })).rows).toBe(rows)
    expect(contentOf(file)).toEqual(contentOf(first))
  })

  it('fails and leaves no file when the disk returns other bytes than were written', async () => {
    const folder = join(home, 'disk')
    const losing: Database = {
      ...server.db,
      longTransaction: async (work) => {
        const made = await server.db.longTransaction(work)
        for (const name of readdirSync(folder)) truncateSync(join(folder, name), 5000)
        return made
      },
    }
    await expect(writeBackup(losing, { folder })).rejects.toThrow('n’est pas celle qui a été écrite')
    expect(readdirSync(folder)).toEqual([])
  })

  it('fails on an empty database, and on one without tables of ours', async () => {
    const db = await emptyDatabase('pglite')
    await migrate(db)
    const folder = join(home, 'nothing')
    await expect(writeBackup(db, { folder })).rejects.toThrow('Cette base est vide')
    await db.script('drop schema public cascade; create schema public')
    await db.script('create table schema_migration (version int, name text)')
    await expect(writeBackup(db, { folder })).rejects.toThrow('Aucune table de Potager')
    expect(readdirSync(folder)).toEqual([])
  })

  it('restores totals, constraints and triggers: a double booking is still refused', async () => {
    const db = await emptyDatabase('postgres')
    await restoreBackup(db, first)
    const restored = await serverOn(db)
    const session = await restored.tokenOf('gerant')
    const total = async () => (await restored.ok(contract.order.listOrders, { token: session })).totalElements
    const before = await total()
    await restored.ok(contract.order.createOrder, { token: session, ...guestOrder(known) })
    expect(await total()).toBe(before + 1)
    const rules = (from: Database) =>
      from.query(`select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace = 'public'::regnamespace order by 1, 2`)
    expect(await rules(db)).toEqual(await rules(server.db))
    const silent = await db.query(`select tgname from pg_trigger where tgenabled <> 'O'`)
    expect(silent).toEqual([])
    const held = `select restaurant_id, room_id, starts_at, ends_at from booking
      where status = 'CONFIRMED' and kind = 'RESERVATION' limit 1`
    await expect(
      db.query(`insert into booking (id, kind, restaurant_id, room_id, customer_id, starts_at, ends_at, people, status)
        select gen_random_uuid(), 'RESERVATION', b.restaurant_id, b.room_id, '${known.customer}', b.starts_at, b.ends_at, 1, 'CONFIRMED'
        from (${held}) b`),
    ).rejects.toMatchObject({ constraint: 'no_double_booking' })
  })

  it('restores unsent messages as given up, so that none is sent twice', async () => {
    await writeOne(server.db, { event: 'waits' })
    await writeOne(server.db, { event: 'left' })
    await server.db.query(`update outbox set state = 'sent', settled_at = now() where event_key = 'left'`)
    const { file } = await writeBackup(server.db, { folder: home, file: join(home, 'messages.jsonl.gz') })
    await server.db.query('delete from outbox')
    const db = await emptyDatabase('pglite')
    await restoreBackup(db, file)
    expect(
      await db.query(
        "select event_key as event, state, failure from outbox where event_key in ('left', 'waits') order by 1",
      ),
    ).toEqual([
      { event: 'left', state: 'sent', failure: null },
      { event: 'waits', state: 'given-up', failure: 'unanswered' },
    ])
  })

  it('has no sessions, tokens or addresses, nor does the restore of an older one; secrets stay', async () => {
    await server.db.query(`insert into login_throttle (key, failures, free_at) values ('of an address', 3, now())`)
    const { file } = await writeBackup(server.db, { folder: home, file: join(home, 'momentary.jsonl.gz') })
    const momentary = ['assistant_minute', 'idempotency_key', 'login_throttle', 'refresh_token', 'session']
    const lines = linesOf(file)
    const end = JSON.parse(lines.at(-1) ?? '') as { rows: Record<string, number> }
    expect(momentary.map((table) => end.rows[table])).toEqual([0, 0, 0, 0, 0])
    // A table that backups of an earlier version had.
    const at = lines.findIndex((line) => line.startsWith('{"table":"login_throttle"'))
    const { columns } = JSON.parse(lines[at] ?? '') as { columns: string[] }
    const moment = '2026-01-01T00:00:00Z'
    const values: Record<string, string> = { key: 'of an address', failures: '3', free_at: moment, touched_at: moment }
    const older = [
      ...lines.slice(0, at + 1),
      JSON.stringify(columns.map((column) => values[column] ?? null)),
      ...lines.slice(at + 1, -1),
      JSON.stringify({ ...end, rows: { ...end.rows, login_throttle: 1 } }),
    ]
    const db = await emptyDatabase('postgres')
    await restoreBackup(db, write('older', older))
    const restored = await serverOn(db)
    for (const table of momentary) expect(await db.query(`select 1 from ${table}`), table).toEqual([])
    expect((await restored.ask(contract.order.listOrders, { token })).status).toBe(401)
    const secrets = 'select * from server_secret'
    expect(await db.query(secrets)).toEqual(await server.db.query(secrets))
  })

  it('is named after its moment, PostgreSQL and schema, and only its owner may read it', () => {
    expect(first).toMatch(new RegExp(`potager-[0-9T-]+Z-pg1[5-8]-schema${LATEST_VERSION}\\.jsonl\\.gz$`))
    expect((statSync(first).mode & 0o777).toString(8)).toBe('600')
    expect(readdirSync(home).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('has every table of the database, generated columns left to the database', async () => {
    const tables = await server.db.query<{ name: string }>(`select relname::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migration'`)
    const announced = linesOf(first)
      .filter((line) => line.startsWith('{"table"'))
      .map((line) => JSON.parse(line) as { table: string; columns: string[] })
    expect(announced.map(({ table }) => table).sort()).toEqual(tables.map(({ name }) => name).sort())
    expect(announced.find(({ table }) => table === 'booking')?.columns).not.toContain('during')
  })
})

describe('a restore refuses, in French and without a trace,', () => {
  const header = (changes: object) => JSON.stringify({ ...(JSON.parse(linesOf(first)[0] ?? '') as object), ...changes })
  const damaged = (): [name: string, file: string, message: string][] => {
    const lines = linesOf(first)
    const end = JSON.parse(lines.at(-1) ?? '') as { rows: Record<string, number> }
    const without = (table: string) => {
      const from = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`))
      const { [table]: count = 0, ...rows } = end.rows
      return [...lines.toSpliced(from, count + 1).slice(0, -1), JSON.stringify({ ...end, rows })]
    }
    const middle = lines.findIndex((line) => line.includes('"table":"order_line"')) + 1
    return [
      ['a file that is no backup', write('text', ['bonjour']), 'n’est pas une sauvegarde'],
      ['another format', write('format', [header({ format: 2 }), ...lines.slice(1)]), 'au format 2'],
      [
        'a newer schema',
        write('newer', [header({ schema: LATEST_VERSION + 1 }), ...lines.slice(1)]),
        'Mettez le programme à jour',
      ],
      ['a backup without its end', write('end', lines.slice(0, -1)), 'incomplète'],
      [
        'a missing row',
        write('row', lines.toSpliced(middle, 1)),
        'La table « order_line » de la sauvegarde est incomplète',
      ],
      ['a damaged line', write('line', lines.with(middle, '["x"')), `abîmée à la ligne ${middle + 1}`],
      [
        'a table that it does not know',
        write(
          'table',
          lines.map((line) => line.replace('"table":"order_line"', '"table":"autre"')),
        ),
        'La table « autre »',
      ],
      ['no row', write('no-row', [header({}), JSON.stringify({ end: true, rows: {}, sequences: {} })]), 'est vide'],
      ['a missing table', write('table-gone', without('review')), 'La table « review » manque dans la sauvegarde'],
      ['a file that is not there', join(home, 'rien'), 'n’existe pas'],
    ]
  }

  it('any damaged or foreign file, and then still restores the right one', async () => {
    const db = await emptyDatabase('postgres')
    for (const [name, file, message] of damaged()) {
      const refusal: unknown = await restoreBackup(db, file).catch((error: unknown) => error)
      expect(refusal, name).toBeInstanceOf(BackupError)
      expect(String(refusal), name).toContain(message)
    }
    const cut = join(home, 'cut')
    writeFileSync(cut, readFileSync(first).subarray(0, 20_000))
    await expect(restoreBackup(db, cut)).rejects.toThrow('incomplète')
    const [rows] = await db.query<{ count: number }>(
      'select (select count(*) from account)::int + (select count(*) from dish)::int as count',
    )
    expect(rows?.count).toBe(0)
    expect((await restoreBackup(db, first)).rows).toBeGreaterThan(1000)
    await db.close()
  })

  it('a row that breaks a rule: nothing of the others stays', async () => {
    const db = await emptyDatabase('postgres')
    const orphan = linesOf(first)
    const at = orphan.findIndex((line) => line.includes('"table":"order_line"')) + 1
    const row = JSON.parse(orphan[at] ?? '') as string[]
    const columns = (JSON.parse(orphan[at - 1] ?? '') as { columns: string[] }).columns
    row[columns.indexOf('order_id')] = '00000000-0000-0000-0000-00000000dead'
    await expect(restoreBackup(db, write('orphan', orphan.with(at, JSON.stringify(row))))).rejects.toMatchObject({
      code: '23503',
    })
    expect(await db.query('select 1 from account')).toEqual([])
    await db.close()
  })

  it('a database that is not empty', async () => {
    await expect(restoreBackup(server.db, first)).rejects.toThrow('La base contient déjà des données')
    expect((await server.ok(contract.dish.listDishes)).length).toBeGreaterThan(10)
  })
})

describe('npm run backup and npm run restore', () => {
  const run = async (dataDir: string, ...args: string[]) => {
    const child = spawn(process.execPath, [programFile('backup'), ...args], {
      cwd: resolve(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
    })
    const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code: Number(code), out: out + errors }
  }

  it('work on the database that the settings name, and say in French what they did or would not do', {
    tags: ['full'],
  }, async () => {
    const dataDir = join(home, 'data')
    const file = join(home, 'command.jsonl.gz')
    expect(await run(dataDir, 'backup')).toEqual({ code: 1, out: expect.stringContaining('Pas de données dans') })
    const restored = await run(dataDir, 'restore', first)
    expect(restored).toEqual({ code: 0, out: expect.stringMatching(/^\d+ lignes restaurées dans /) })
    const saved = await run(dataDir, 'backup', file)
    expect(saved).toEqual({ code: 0, out: expect.stringMatching(/^\d+ lignes sauvegardées dans /) })
    expect(contentOf(file)).toEqual(contentOf(first))
    const again = await run(dataDir, 'restore', file)
    expect(again).toEqual({ code: 1, out: expect.stringContaining('La base contient déjà des données') })
    expect(await run(dataDir, 'restore')).toEqual({ code: 1, out: expect.stringContaining('Usage') })
  })
})

describe('scheduled backups', () => {
  it('are written when the last is old enough, the oldest removed, other files left alone', async () => {
    const folder = join(home, 'scheduled')
    const due = (now: number) => backupIfDue(server.db, { folder, hours: 24, keep: 2, now }, failLoudly)
    expect(await due(Date.now())).toBe(true)
    expect(await due(Date.now())).toBe(false)
    for (const name of [
      'potager-2020-01-01T00-00-00Z-pg18-schema3.jsonl.gz',
      'potager-2020-01-02T00-00-00Z-pg18-schema3.jsonl.gz',
      'notes.txt',
    ])
      writeFileSync(join(folder, name), '')
    const made = readdirSync(folder).at(-1) ?? ''
    rmSync(join(folder, made))
    expect(await due(Date.now())).toBe(true)
    const left = readdirSync(folder)
    expect(left).toHaveLength(3)
    expect(left).toContain('notes.txt')
    expect(left).toContain('potager-2020-01-02T00-00-00Z-pg18-schema3.jsonl.gz')
    expect(existsSync(join(folder, 'potager-2020-01-01T00-00-00Z-pg18-schema3.jsonl.gz'))).toBe(false)
  })

  it('are written beside a file dated in the future, which is reported; an unfinished file is removed', async () => {
    const folder = join(home, 'future')
    mkdirSync(folder)
    const ahead = 'potager-2100-12-31T00-00-00Z-pg18-schema3.jsonl.gz'
    const left = 'potager-2020-01-01T00-00-00Z-pg18-schema3.jsonl.gz.part'
    for (const name of [ahead, left]) writeFileSync(join(folder, name), '')
    utimesSync(join(folder, left), new Date(0), new Date(0))
    const told: unknown[] = []
    const due = () =>
      backupIfDue(server.db, { folder, hours: 24, keep: 1, now: Date.now() }, (_, error) => told.push(error))
    expect(await due()).toBe(true)
    expect(told).toEqual([expect.objectContaining({ message: expect.stringContaining(ahead) })])
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^potager-20[2-9]/), ahead])
    expect(await due()).toBe(false)
    expect(told).toHaveLength(1)
  })
})
