import { contract } from '@potager/domain/contract'
import { messageKinds, messageRules, messageWishPath } from '@potager/domain/message'
import { messageWishErrors } from '@potager/domain/messages'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/db/database.ts'
import { createSite } from '../src/site/plugin.ts'
import { afterFile, findKnown, type Known, startServer, type TestServer, testConfig } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { reservationWords, sendBy, writeOne } from './outbox-setup.ts'
import { readable, siteFromSources } from './site-harness.ts'
import { copySource } from './stores.ts'

const { readMessageWish, saveMessageWish, listMessages } = contract.message
const { getCustomer, resumeMessages } = contract.customer

let server: TestServer
let known: Known
let token: string

let app: FastifyInstance
let db: Database
beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('gerant')
  db = await copySource(inject('source'))
  app = await buildApp({ config: testConfig(), site: createSite(siteFromSources), db })
  afterFile(() => app.close())
})
beforeEach(async () => {
  for (const table of ['outbox', 'message_wish', 'call_count', 'login_throttle']) {
    await server.db.query(`delete from ${table}`)
  }
})

const suzanne = { name: 'Suzanne Flon', email: 'suzanne@exemple.fr', phone: null }

/** Writes a message and returns the token of its link. */
async function linkOf(changes: Parameters<typeof writeOne>[1] = {}): Promise<string> {
  const event = crypto.randomUUID()
  await writeOne(server.db, { event, ...changes })
  const [row] = await server.db.query<{ token: string }>(
    'select wish_token as token from outbox where event_key = $1',
    [event],
  )
  return row?.token ?? ''
}
const choose = (link: string, wish: string) => server.ask(saveMessageWish, { params: { token: link }, body: { wish } })
const kinds = async () =>
  (await server.db.query<{ kind: string }>('select kind from outbox order by kind')).map(({ kind }) => kind)

/** A message of every kind to this contact. */
async function writeAll(to = suzanne) {
  const words = {
    ...reservationWords,
    number: 'abc123',
    total: 1200,
    delivery: false,
    customer: '',
    phone: null,
    email: null,
  }
  const kindsWithWords = messageKinds.filter((kind) => !kind.startsWith('chatbot'))
  for (const kind of kindsWithWords) await writeOne(server.db, { kind, words, to } as Parameters<typeof writeOne>[1])
}

describe('the choice of messages by their reader [MSG-10]', () => {
  it('is all at first, then withholds reminders or all but required messages from the contact', async () => {
    const link = await linkOf()
    expect(await server.ok(readMessageWish, { params: { token: link } })).toEqual({ wish: 'all' })
    expect((await choose(link, 'answers')).body).toEqual({ wish: 'answers' })
    expect(await server.ok(readMessageWish, { params: { token: link } })).toEqual({ wish: 'answers' })
    await server.db.query(`delete from outbox where wish_token <> $1`, [link])
    await writeAll({ ...suzanne, email: ' Suzanne@Exemple.fr ' })
    expect(await kinds()).not.toContain('booking-reminder')
    expect(await kinds()).not.toContain('order-ready')
    expect(await kinds()).toEqual(expect.arrayContaining(['booking-refused', 'booking-link', 'house-request']))
    await choose(link, 'nothing')
    await server.db.query(`delete from outbox where wish_token is distinct from $1`, [link])
    await writeAll()
    const toCustomer = (await kinds()).filter(
      (kind) => messageRules[kind as (typeof messageKinds)[number]].to === 'customer',
    )
    // What was asked for, and what the law has said.
    expect(toCustomer.toSorted()).toEqual([
      'booking-confirmed',
      'booking-link',
      'notice-author',
      'notice-decided',
      'notice-received',
      'review-refused',
    ])
    await choose(link, 'all')
    expect(await server.db.query('select 1 from message_wish')).toEqual([])
  })

  it('deletes waiting messages that are no longer wanted, of that contact only', async () => {
    const link = await linkOf()
    await writeAll()
    await writeAll({ ...suzanne, email: 'autre@exemple.fr' })
    const before = (await kinds()).filter((kind) => kind === 'booking-reminder')
    expect(before).toHaveLength(2)
    await choose(link, 'answers')
    const left = await server.db.query(`select to_email from outbox where kind = 'booking-reminder'`)
    expect(left).toEqual([{ to_email: 'autre@exemple.fr' }])
  })

  it('is that of the link’s contact, whatever others chose', async () => {
    const others = await linkOf({ to: { ...suzanne, email: 'autre@exemple.fr' } })
    await choose(others, 'nothing')
    const link = await linkOf()
    expect(await server.ok(readMessageWish, { params: { token: link } })).toEqual({ wish: 'all' })
  })

  it('applies by phone number to contacts without an e-mail only', async () => {
    const phoned = { name: 'Suzanne', email: null, phone: '+33612345678' }
    const link = await linkOf({ to: phoned })
    await choose(link, 'nothing')
    expect(await writeOne(server.db, { to: phoned })).toBe(false)
    expect(await writeOne(server.db, { to: { ...suzanne, phone: '+33612345678' } })).toBe(true)
  })

  it('works after the message is sent, until it is deleted; unknown links are 404, and throttled', async () => {
    const { url, arrived } = await startMailServer()
    const link = await linkOf()
    await sendBy(server.db, url)
    expect(arrived[0]?.source).toContain(`/ne-plus-recevoir/${link}`)
    expect(await server.db.query('select 1 from outbox where wish_token is not null')).toEqual([])
    expect((await choose(link, 'nothing')).status).toBe(200)
    await server.db.query('delete from outbox')
    const refused = { status: 404, body: { message: messageWishErrors.over } }
    expect(await choose(link, 'all')).toMatchObject(refused)
    for (const guessed of ['A'.repeat(43), 'x', '0']) expect(await choose(guessed, 'all')).toMatchObject(refused)
    for (let n = 0; n < 40; n++) await server.ask(readMessageWish, { params: { token: `guess-${n}` } })
    expect((await server.ask(readMessageWish, { params: { token: 'once-more' } })).status).toBe(429)
  })

  it('is offered as List-Unsubscribe in e-mails to customers only [MSG-11]', async () => {
    const { url, arrived } = await startMailServer()
    const link = await linkOf()
    await writeOne(server.db, {
      kind: 'house-request',
      words: { ...reservationWords, customer: 'Suzanne', phone: null, email: null },
      to: { name: 'La maison', email: 'bonjour@exemple.fr', phone: null },
    })
    await sendBy(server.db, url)
    const sourceTo = (to: string) => arrived.find((message) => message.to === to)?.source.replaceAll(/\r\n[ \t]+/g, ' ')
    const mail = sourceTo(suzanne.email) ?? ''
    expect(mail).toContain(`List-Unsubscribe: <https://potager.example/ne-plus-recevoir/${link}>\r\n`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(sourceTo('bonjour@exemple.fr')).not.toMatch(/List-Unsubscribe|ne-plus-recevoir/)
  })

  it('is linked under a message to hand over', async () => {
    const link = await linkOf({ to: { name: 'Suzanne', email: null, phone: '+33612345678' } })
    const admin = await server.tokenOf('admin')
    const { content } = await server.ok(listMessages, { token: admin, query: { state: 'to-hand-over' } })
    expect(content[0]?.body).toContain(
      `Ne plus recevoir ces messages\u00a0:\nhttp://localhost/ne-plus-recevoir/${link}`,
    )
  })
})

describe('a customer who wants fewer messages [MSG-12]', () => {
  const wanting = async (wish: string) => {
    const [row] = await server.db.query<{ email: string }>('select email from customer where id = $1', [known.customer])
    const link = await linkOf({
      to: { name: 'Client', email: row?.email ?? '', phone: null },
      customerId: known.customer,
    })
    await choose(link, wish)
  }

  it('is shown on their page and in their export; the trail names who resumed all messages', async () => {
    await wanting('nothing')
    const read = () => server.ok(getCustomer, { token, params: { id: known.customer } })
    expect(await read()).toMatchObject({ messages: 'nothing' })
    const held = await server.ok(contract.erasure.exportCustomer, {
      token: await server.tokenOf('admin'),
      params: { id: known.customer },
    })
    expect(held.records).toMatchObject([{ messages: 'nothing' }])
    const other = await server.ok(resumeMessages, { token, params: { id: known.customer } })
    expect(other).not.toHaveProperty('messages')
    await server.ok(resumeMessages, { token, params: { id: known.customer } })
    expect(await read()).not.toHaveProperty('messages')
    const trail = await server.db.query(
      `select username, action, from_status as "from", to_status as "to" from audit_entry
       where resource_id = $1 and action in ('saveMessageWish', 'resumeMessages') order by at`,
      [known.customer],
    )
    expect(trail).toEqual([
      { username: 'Visiteur (site)', action: 'saveMessageWish', from: 'all', to: 'nothing' },
      { username: 'gerant', action: 'resumeMessages', from: 'nothing', to: 'all' },
    ])
  })

  it('has no stored choice left once they are erased', async () => {
    const [row] = await server.db.query<{ id: string; version: number }>(
      `insert into customer (id, full_name, search_key, email) values ($1, 'À Effacer', 'a effacer', 'effacer@exemple.fr')
       returning id, version`,
      [crypto.randomUUID()],
    )
    const id = row?.id ?? ''
    await choose(
      await linkOf({ to: { name: 'À Effacer', email: 'effacer@exemple.fr', phone: null }, customerId: id }),
      'nothing',
    )
    expect(await server.db.query('select 1 from message_wish')).toHaveLength(1)
    const erased = await server.ask(contract.erasure.eraseCustomer, {
      token: await server.tokenOf('admin'),
      params: { id },
      body: { version: row?.version, confirmation: 'À Effacer' },
    })
    expect(erased.status).toBe(200)
    expect(await server.db.query('select 1 from message_wish')).toEqual([])
  })
})

/** A message of its own contact. Returns the address of its page, and what is chosen. */
async function fresh() {
  const event = crypto.randomUUID()
  await writeOne(db, { event, to: { name: 'Suzanne', email: `${event.slice(0, 8)}@exemple.fr`, phone: null } })
  const [row] = await db.query<{ token: string }>('select wish_token as token from outbox where event_key = $1', [
    event,
  ])
  const url = messageWishPath(row?.token ?? '')
  const chosen = async () => {
    const found = await db.query<{ wish: string }>(
      'select wish from message_wish w join outbox o on w.contact = contact_key(o.to_email, o.to_phone) where o.event_key = $1',
      [event],
    )
    return found[0]?.wish ?? 'all'
  }
  return { url, chosen }
}
const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

describe('page of the message wish, without a script [MSG-10]', () => {
  it('changes nothing when it is opened, is not stored, listed or told to other sites', async () => {
    const { url, chosen } = await fresh()
    const page = await app.inject(url)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(readable(page.body)).toContain('Seulement les réponses à mes demandes')
    expect(await chosen()).toBe('all')
  })

  it('keeps what is chosen, says so, and refuses what is no choice', async () => {
    const { url, chosen } = await fresh()
    const saved = await post(url, 'wish=nothing')
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `${url}?choix=enregistre`])
    expect(readable((await app.inject(`${url}?choix=enregistre`)).body)).toContain('Votre choix est enregistré.')
    const refused = await post(url, 'wish=some')
    expect([refused.statusCode, readable(refused.body)]).toEqual([
      400,
      expect.stringContaining('Choisissez ce que vous voulez recevoir.'),
    ])
    expect(await chosen()).toBe('nothing')
    expect((await app.inject(messageWishPath('unknown'))).statusCode).toBe(404)
    expect((await post(messageWishPath('unknown'), 'wish=all')).statusCode).toBe(404)
  })

  it('accepts one-click unsubscription, urlencoded or multipart, and never widens the choice by it [MSG-11]', async () => {
    const { url, chosen } = await fresh()
    const clicked = await post(url, 'List-Unsubscribe=One-Click')
    expect(clicked.statusCode).toBe(200)
    expect(await chosen()).toBe('answers')
    await post(url, 'wish=nothing')
    await post(url, 'List-Unsubscribe=One-Click')
    expect(await chosen()).toBe('nothing')

    const other = await fresh()
    const parts = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nOne-Click\r\n--x--\r\n`
    const type = 'multipart/form-data; boundary=x'
    expect((await post(other.url, parts('List-Unsubscribe'), type)).statusCode).toBe(200)
    expect(await other.chosen()).toBe('answers')
    expect((await post(other.url, parts('wish'), type)).statusCode).toBe(415)
  })
})
