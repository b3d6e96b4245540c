import { messageWishPath } from '@potager/domain/message'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/db/database.ts'
import { createSite } from '../src/site/plugin.ts'
import { afterFile, testConfig } from './harness.ts'
import { writeOne } from './outbox-setup.ts'
import { readable, siteFromSources } from './site-harness.ts'
import { copySource } from './stores.ts'

let app: FastifyInstance
let db: Database
beforeAll(async () => {
  db = await copySource(inject('source'))
  app = await buildApp({ config: testConfig(), site: createSite(siteFromSources), db })
  afterFile(() => app.close())
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
