import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { ownAddresses } from '../src/setup/explain.ts'
import { canMount, runToEnd } from './cluster.ts'
import { programFile } from './place.ts'
import { failLoudly, fillDirectory } from './stores.ts'

// Each test starts the program, some twice, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const home = mkdtempSync(join(tmpdir(), 'potager-program-'))
let directories = 0
const newDirectory = () => {
  directories += 1
  const directory = join(home, `data-${directories}`)
  mkdirSync(directory)
  return directory
}
afterAll(() => rmSync(home, { recursive: true, force: true }))

// On the embedded store, whatever the run's own.
describe('the program', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const running: ChildProcess[] = []
  afterEach(() => {
    for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  })

  /** A directory with the demo, since creating one takes seconds. */
  const filled = join(home, 'filled')
  beforeAll(async () => {
    await fillDirectory(inject('source'), filled)
  })
  const filledDirectory = () => {
    const directory = newDirectory()
    cpSync(filled, directory, { recursive: true })
    return directory
  }

  /** Starts the real program; resolves when it answers or ends. */
  const launch = async (env: Record<string, string>, program: 'main' | 'stub' = 'main') => {
    const child = spawn(process.execPath, [programFile(program)], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', LOG_LEVEL: 'warn', PORT: '0', ...env },
    })
    running.push(child)
    let output = ''
    // Unlike 'exit', 'close' comes after all of the output.
    const ended = new Promise<number | null>((done) => child.on('close', done))
    const answering = new Promise<string>((done) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
          const url = /Potager répond sur (\S+)/.exec(output)?.[1]
          if (url && (env.API_BASE_URL || output.includes('mot de passe'))) done(url)
        })
      }
    })
    const url = await Promise.race([answering, ended.then(() => '')])
    return { child, url, ended, output: () => output }
  }

  const post = (url: string, path: string, body: object, token = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

  it('as a stub serves the contract, takes writes, and leaves no files behind', { tags: ['full'] }, async () => {
    const elsewhere = newDirectory()
    const { child, url, ended } = await launch(
      { TMPDIR: elsewhere, DATA_DIR: '/nowhere', DATABASE_URL: 'postgres://nowhere' },
      'stub',
    )
    const contract = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: object }
    expect(Object.keys(contract.paths)).toContain('/menu/order')
    const signedIn = await post(url, '/authentification/login', { username: 'gerant', password: 'Potager#2026' })
    const { accessToken } = (await signedIn.json()) as { accessToken: string }
    const dish = { name: 'Tarte aux blettes', category: 'PLAT', price: 12.5 }
    expect((await post(url, '/menu', dish, accessToken)).status).toBe(201)
    expect(await (await fetch(`${url}/api/notprotected/menu`)).text()).toContain('Tarte aux blettes')
    expect(readdirSync(elsewhere)).not.toEqual([])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(readdirSync(elsewhere)).toEqual([])
  })

  it('keeps an order through a stop and a restart, finishing requests and giving the directory back', async () => {
    const dataDir = filledDirectory()
    const first = await launch({ DATA_DIR: dataDir })
    expect(first.output()).toContain('proprietaire, gerant, admin')
    expect(first.output()).toContain('coupure de courant')
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
    const signedIn = await post(first.url, '/authentification/login', { username: 'gerant', password: 'Potager#2026' })
    const { accessToken } = (await signedIn.json()) as { accessToken: string }
    const [restaurant] = (await (await fetch(`${first.url}/api/notprotected/restaurant`)).json()) as { id: string }[]
    const dishes = (await (await fetch(`${first.url}/api/notprotected/menu`)).json()) as {
      id: string
      available: boolean
    }[]
    const body = {
      idRestaurant: restaurant?.id,
      idUser: '00000000-0000-0000-0000-000000000000',
      listDishNumber: [{ idDish: dishes.find(({ available }) => available)?.id, number: 1 }],
      flatDelivered: false,
    }
    const sent = Array.from({ length: 20 }, () => post(first.url, '/menu/order', body, accessToken))
    await Promise.any(sent)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const answers = (await Promise.allSettled(sent)).flatMap((attempt) =>
      attempt.status === 'fulfilled' ? [attempt.value] : [],
    )
    expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true)
    const made = await Promise.all(answers.filter(({ status }) => status === 201).map((answer) => answer.json()))
    expect(existsSync(join(dataDir, '.lock'))).toBe(false)

    const second = await launch({ DATA_DIR: dataDir })
    for (const order of made as { id: string }[]) {
      const found = await fetch(`${second.url}/api/menu/order/${order.id}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      })
      expect(await found.json()).toEqual(order)
    }
    expect(made.length).toBeGreaterThan(0)
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
  })

  it('told to stop, says « not ready » first and serves on for STOP_DELAY', async () => {
    const { child, url } = await launch({ DATA_DIR: filledDirectory(), STOP_DELAY: '60' })
    expect((await fetch(`${url}/api/ready`)).status).toBe(200)
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${url}/api/ready`)).status, { timeout: 30_000 }).toBe(503)
    expect((await fetch(`${url}/api/notprotected/menu`)).status).toBe(200)
  })

  it('told to stop, ends cleanly once STOP_DELAY is over', { tags: ['full'] }, async () => {
    const { child, ended } = await launch({ DATA_DIR: filledDirectory(), STOP_DELAY: '1' })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('warns of the demonstration passwords and lists its addresses when it is open to other machines', {
    tags: ['full'],
  }, async () => {
    const warning = 'le mot de passe de admin, gerant, proprietaire est celui de la démonstration'
    const open = await launch({ DATA_DIR: filledDirectory(), HOST: '0.0.0.0' })
    await expect.poll(open.output, { timeout: 30_000 }).toContain(warning)
    for (const own of ownAddresses('0.0.0.0', new URL(open.url).port)) expect(open.output()).toContain(` : ${own}\n`)
    const published = await launch({ DATA_DIR: filledDirectory(), PUBLIC_ORIGIN: 'https://potager.example' })
    await expect.poll(published.output, { timeout: 30_000 }).toContain(warning)
    // A proxy needs both addresses.
    expect(published.output()).toContain(`${published.url} (adresse publique : https://potager.example)`)
    const here = await launch({ DATA_DIR: filledDirectory(), PUBLIC_ORIGIN: 'http://localhost:3000' })
    here.child.kill('SIGTERM')
    await here.ended
    expect(here.output()).not.toContain('Attention')
  })

  it('warns that another backend does not answer, and serves all the same', async () => {
    const { output, url } = await launch({ API_BASE_URL: 'http://127.0.0.1:1/v1' })
    await expect.poll(output, { timeout: 30_000 }).toContain('API_BASE_URL (http://127.0.0.1:1/v1) ne répond pas')
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
  })

  it('says when the address of API_BASE_URL is not a backend, and answers health with 503 [ANS-04]', async () => {
    const page = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>Bienvenue</p>'))
    await once(page.listen(0, '127.0.0.1'), 'listening')
    const base = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
    const { output, url } = await launch({ API_BASE_URL: base })
    await expect.poll(output, { timeout: 30_000 }).toContain('répond autre chose que le contrat')
    expect(output()).toContain('200, text/html, « <p>Bienvenue</p> »')
    expect((await fetch(`${url}/api/health`)).status).toBe(503)
    page.close()
  })

  it('told to stop while it starts, gives the directory back all the same', async () => {
    const dataDir = filledDirectory()
    const starting = launch({ DATA_DIR: dataDir })
    while (!existsSync(join(dataDir, '.lock'))) await new Promise((soon) => setTimeout(soon, 20))
    running.at(-1)?.kill('SIGTERM')
    expect(await (await starting).ended).toBe(0)
    expect(existsSync(join(dataDir, '.lock'))).toBe(false)
  })

  it('survives being killed: the next start takes the directory over', { tags: ['full'] }, async () => {
    const dataDir = filledDirectory()
    const first = await launch({ DATA_DIR: dataDir })
    const other = await launch({ DATA_DIR: dataDir })
    expect(await other.ended).toBe(1)
    expect(other.output()).toContain('sont utilisées par le processus')
    first.child.kill('SIGKILL')
    await first.ended
    expect(existsSync(join(dataDir, '.lock'))).toBe(true)
    const second = await launch({ DATA_DIR: dataDir })
    expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })

  it('says in one French sentence that the port is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => squatter.once('listening', done))
    const { port } = squatter.address() as AddressInfo
    const dataDir = filledDirectory()
    const program = await launch({ DATA_DIR: dataDir, PORT: String(port) })
    expect(await program.ended).toBe(1)
    expect(program.output()).toContain(`Le port ${port} est déjà pris.`)
    expect(program.output()).not.toMatch(/\bat .*:\d+:\d+/)
    expect(existsSync(join(dataDir, '.lock'))).toBe(false)
    squatter.close()
  })

  it('says in French which setting it refuses', async () => {
    const program = await launch({ DATA_DIR: newDirectory(), PORT: 'trois mille', REGISTRATION: 'oui' })
    expect(await program.ended).toBe(1)
    expect(program.output().trim()).toBe(
      'Configuration refusée : PORT est un nombre entier ; REGISTRATION vaut open, approval ou closed.',
    )
  })

  it('without demo data makes one admin with a random password, told once', async () => {
    const dataDir = newDirectory()
    const program = await launch({ DATA_DIR: dataDir, DEMO: '0' })
    const password = /admin, mot de passe (\S+)/.exec(program.output())?.[1] ?? ''
    expect(password.length).toBeGreaterThanOrEqual(16)
    expect((await post(program.url, '/authentification/login', { username: 'admin', password })).status).toBe(200)
    expect(
      (await post(program.url, '/authentification/login', { username: 'gerant', password: 'Potager#2026' })).status,
    ).toBe(400)
    expect(await (await fetch(`${program.url}/api/notprotected/restaurant`)).json()).toEqual([])
  })
})

// Each test starts the program, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const folders = mkdtempSync(join(tmpdir(), 'potager-start-'))
const mayMount = await canMount()
const mounted: string[] = []

/** Mounts a file system in a new folder. */
async function mounting(name: string, options: string): Promise<string> {
  const folder = join(folders, name)
  mkdirSync(folder)
  await runToEnd('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  mounted.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of mounted) await runToEnd('umount', [folder])
  rmSync(folders, { recursive: true, force: true })
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
    filled = join(folders, 'filled')
    await fillDirectory(inject('source'), filled)
  })

  it('DATA_DIR is a file, or inside of one', () => {
    const file = join(folders, 'file')
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
