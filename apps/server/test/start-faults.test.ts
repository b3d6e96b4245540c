import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { canMount, runToEnd } from './cluster.ts'
import { programFile } from './place.ts'
import { failLoudly, fillDirectory } from './stores.ts'

// Each test starts the program, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const home = mkdtempSync(join(tmpdir(), 'potager-start-'))
const mayMount = await canMount()
const mounted: string[] = []

/** Mounts a file system in a new folder. */
async function mounting(name: string, options: string): Promise<string> {
  const folder = join(home, name)
  mkdirSync(folder)
  await runToEnd('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  mounted.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of mounted) await runToEnd('umount', [folder])
  rmSync(home, { recursive: true, force: true })
})

/** Starts the program, which must fail to start. */
function failToStart(settings: { DATA_DIR: string } | { DATABASE_URL: string }): {
  status: number | null
  said: string
} {
  const { status, stderr } = spawnSync(process.execPath, [programFile('main')], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DEMO: '0', ...settings },
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, said: stderr }
}

/** One line with one or two sentences, and exit code 1. */
const sentence = (text: string) => ({
  status: 1,
  said: expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`)),
})

describe('a start says in French, on one line, that', () => {
  let filled: string
  beforeAll(async () => {
    filled = join(home, 'filled')
    await fillDirectory(inject('source'), filled)
  })

  it('DATA_DIR is a file, or inside of one', () => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    expect(failToStart({ DATA_DIR: file })).toEqual(sentence(`${file} n’est pas un dossier`))
    expect(failToStart({ DATA_DIR: join(file, 'data') })).toEqual(sentence('n’est pas un dossier'))
  })

  it('the files of the store are damaged', () => {
    writeFileSync(join(filled, 'pg', 'global', 'pg_control'), '')
    expect(failToStart({ DATA_DIR: filled })).toEqual(sentence('ne s’ouvrent pas, sans doute abîmées'))
  })

  it.skipIf(!mayMount)('the disk has no room for a new store', { tags: ['full'] }, async () => {
    expect(failToStart({ DATA_DIR: await mounting('small', 'size=8m') })).toEqual(sentence('Plus assez de place'))
  })

  it.skipIf(!mayMount)('the disk may only be read', async () => {
    expect(failToStart({ DATA_DIR: await mounting('read-only', 'ro') })).toEqual(sentence('est en lecture seule'))
  })
})

const source = inject('source')
const cluster = source.kind === 'postgres' ? source.url : ''

describe.skipIf(source.kind !== 'postgres')('a start on PostgreSQL says in French, on one line, that', () => {
  let admin: Database
  beforeAll(async () => {
    admin = await openPostgres(`${cluster}/postgres`, failLoudly)
    await admin.script('create role visitor login')
  })
  afterAll(() => admin.close())

  it.each(['LATIN9', 'SQL_ASCII'])('the base is encoded in %s, and makes nothing', async (encoding) => {
    const name = `encoded_${encoding.toLowerCase()}`
    await admin.script(`create database ${name} template template0 encoding '${encoding}' locale 'C'`)
    expect(failToStart({ DATABASE_URL: `${cluster}/${name}` })).toEqual(
      sentence(`encodée en ${encoding} : il faut UTF8`),
    )
    const client = new Client({ connectionString: `${cluster}/${name}` })
    await client.connect()
    const { rows } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
    await client.end()
    expect(rows).toEqual([])
  })

  it('its role may not make tables, or extensions', async () => {
    await admin.script('create database of_others')
    const url = `${cluster.replace('potager@', 'visitor@')}/of_others`
    expect(failToStart({ DATABASE_URL: url })).toEqual(sentence('n’a pas le droit d’y créer des tables'))
    const owner = await openPostgres(`${cluster}/of_others`, failLoudly)
    await owner.script('grant create on schema public to visitor')
    await owner.close()
    expect(failToStart({ DATABASE_URL: url })).toEqual(sentence('n’a pas le droit de créer l’extension'))
  })

  it('the password in DATABASE_URL must be percent-encoded', () => {
    const url = 'postgres://potager:a/b?c@127.0.0.1/potager'
    expect(failToStart({ DATABASE_URL: url })).toEqual(sentence('s’écrivent %40'))
  })
})
